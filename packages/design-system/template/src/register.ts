import type { SendInterest } from '@karachi-estates/design-system/ProjectPage';
import type { SiteLanguage } from './language.ts';
import { apiUrl } from './settings.ts';

type Language = Pick<SiteLanguage, 'locale' | 'content'>;

/** Where a browser without scripts posts a registration. */
export const registerAction = ({ content }: Language): string => `${apiUrl}/api/interest/${content.identity.id}`;

/** A line that is dead says nothing: who waited so long is told, and may press again. */
const LONGEST_MS = 60_000;

/** Sends something to Karachi Estates: whether it was taken, and what it says. @throws where there is no answer. */
export async function send(address: string, locale: 'en' | 'ur', values: object, headers: Record<string, string> = {}) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': locale, ...headers },
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(LONGEST_MS),
  });
  const { message } = (await response.json()) as { message: string };
  return { ok: response.ok, message };
}

/** Sends a registration, about one unit where its number is named. */
export const register =
  (language: Language, unit?: string): SendInterest =>
  (values, key) =>
    send(registerAction(language), language.locale, { ...values, unit }, { 'idempotency-key': key });
