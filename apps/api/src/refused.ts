import type { FormVerdict, Verdict } from '@karachi-estates/domain/verdict';

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
 * An action's refusal, in words for a person. It knows nothing of HTTP: an action also runs in a job or at the operator's
 * command line.
 * @param fields the inputs at fault, by name.
 * @param retrySeconds how long to wait before trying again.
 * @example throw new Refused('not-found', 'Property not found')
 */
export class Refused extends Error {
  readonly reason: Reason;
  readonly fields: Record<string, string> | undefined;
  readonly retrySeconds: number | undefined;

  constructor(reason: Reason, message: string, fields?: Record<string, string>, retrySeconds?: number) {
    super(message);
    this.name = 'Refused';
    this.reason = reason;
    this.fields = fields;
    this.retrySeconds = retrySeconds;
  }
}

export type AnyVerdict = Verdict | FormVerdict<string>;

/** What a rule of the domain refuses, with the fields that are wrong. */
export function refusal(verdict: Exclude<AnyVerdict, { ok: true }>): Refused {
  if (!('fields' in verdict)) return new Refused('invalid', verdict.because);
  const named = Object.entries(verdict.fields).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new Refused('invalid', verdict.because, Object.fromEntries(named));
}
