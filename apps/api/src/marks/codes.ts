import type { CodeWay } from '@karachi-estates/domain/marks/marks';
import { MARK_CODE_TEXT } from '@karachi-estates/domain/marks/messages';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { say, told } from '@karachi-estates/domain/words/sentence';
import type { Deps } from '../deps.ts';
import { templatesIn } from '../mail/language.ts';
import { queueMail } from '../mail/mail.actions.ts';

const TIMEOUT_MS = 5_000;

/** Whom a code goes to. */
export interface CodeRecipient {
  firstName: string;
  email: string;
  phone: string;
  locale: Locale;
}

/** How codes go: to the phone where the operator has a gateway for SMS or WhatsApp, else by mail. */
export const codeWay = ({ settings }: Pick<Deps, 'settings'>): CodeWay => (settings.codeWebhook ? 'phone' : 'mail');

/** The gateway did not take a code. */
export class CodeNotSent extends Error {}

/**
 * Sends a code, by mail or by the operator's gateway: `POST` of `{ phone, text, code, locale }` as JSON, with the token
 * as bearer; any 2xx says that it is on its way.
 * @throws CodeNotSent
 */
export async function sendCode(deps: Deps, to: CodeRecipient, code: string): Promise<void> {
  const { codeWebhook } = deps.settings;
  if (!codeWebhook) {
    const template = templatesIn(to.locale).markCodeTemplate({ firstName: to.firstName, code });
    await queueMail(deps.db, { to: to.email, template, at: deps.clock(), secret: true });
    return;
  }
  const text = say(to.locale, told({ MARK_CODE_TEXT }, { code }));
  const answer = await fetch(codeWebhook.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${codeWebhook.token}` },
    body: JSON.stringify({ phone: to.phone, text, code, locale: to.locale }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: Error) => {
    throw new CodeNotSent(error.message);
  });
  if (!answer.ok) throw new CodeNotSent(`The gateway answered ${answer.status}.`);
}
