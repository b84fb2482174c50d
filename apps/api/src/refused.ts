import { TOO_MANY_ATTEMPTS, TOO_MANY_TODAY } from '@karachi-estates/domain/accounts/messages';
import { OPERATOR_REFUSAL } from '@karachi-estates/domain/requests/messages';
import { DESK_ROW_MISSING } from '@karachi-estates/domain/staff/messages';
import type { FormVerdict, Verdict } from '@karachi-estates/domain/verdict';
import { type Told, told } from '@karachi-estates/domain/words/sentence';

/** Why an action did not do what it was asked; the error plugin has the HTTP status of each. */
export type Reason =
  /** What was sent breaks a rule. */
  | 'invalid'
  /** Who asks is not who they say. */
  | 'unproven'
  /** Who asks may not do it, or their plan does not allow it. */
  | 'forbidden'
  | 'not-found'
  /** It does not go with what is stored by now. */
  | 'conflict'
  | 'too-large'
  /** An idempotency key came again with other content. */
  | 'key-reused'
  | 'too-many';

/**
 * An action's refusal: what it tells a person, in no language yet. It knows nothing of HTTP: an action also runs in a
 * job or at the operator's command line, where its message is the English sentence.
 * @param fields the inputs at fault, by name.
 * @param retrySeconds how long to wait before trying again.
 * @example throw new Refused('not-found', told({ PROPERTY_NOT_FOUND }))
 */
export class Refused extends Error {
  readonly reason: Reason;
  readonly told: Told;
  readonly fields: Fields | undefined;
  readonly retrySeconds: number | undefined;

  constructor(reason: Reason, told: Told, fields?: Fields, retrySeconds?: number) {
    super(told.because);
    this.name = 'Refused';
    this.reason = reason;
    this.told = told;
    this.fields = fields;
    this.retrySeconds = retrySeconds;
  }
}

const HOUR_SECONDS = 3_600;

/** Refuses what was tried too often. @param seconds how long to wait; nobody who waits for hours is told of minutes. */
export function tooMany(seconds: number): Refused {
  const why = seconds > HOUR_SECONDS ? told({ TOO_MANY_TODAY }) : told({ TOO_MANY_ATTEMPTS });
  return new Refused('too-many', why, undefined, seconds);
}

/** Refuses a number of the desk that names nothing, or nothing any more. */
export const rowMissing = (): Refused => new Refused('not-found', told({ DESK_ROW_MISSING }));

/** What the operator is told at the command line, in English only. */
export const forOperator = (text: string): Told => told({ OPERATOR_REFUSAL }, { text });

/**
 * What is wrong with each input at fault, by its name; or a value for programs, such as the plan that lifts a limit.
 */
export type Fields = Readonly<Partial<Record<string, Told | string>>>;

export type AnyVerdict = Verdict | FormVerdict<string>;

/** What a rule of the domain refuses, with the fields that are wrong. */
export function refusal(verdict: Exclude<AnyVerdict, { ok: true }>): Refused {
  return new Refused('invalid', verdict, 'fields' in verdict ? verdict.fields : undefined);
}
