import { DESK_HEADER, getDeskSession, lookAround } from '@karachi-estates/contracts/desk';
import type { AnswerOf } from '@karachi-estates/contracts/endpoint';
import { CallFailed, call, pageLanguage } from './call.ts';

/** Whom the site, and not the desk, is looked around as. */
const VISITORS = ['seller', 'buyer'] as const;
export type Visitor = (typeof VISITORS)[number];

/** Whom a look around is offered as, which the server alone knows; nobody where it does not answer. */
export async function readVisitors(): Promise<readonly Visitor[]> {
  try {
    const { data } = await call(getDeskSession);
    return VISITORS.filter((visitor) => data.demo.includes(visitor));
  } catch {
    return [];
  }
}

/** Signs in as a filled demo account. @throws CallFailed where it is not offered any more */
export async function enterAs(as: Visitor): Promise<{ token: string; role: string }> {
  const response = await fetch(lookAround.url, {
    method: lookAround.method,
    // No page of another origin can send it unasked.
    headers: { 'content-type': 'application/json', 'accept-language': pageLanguage(), [DESK_HEADER]: '1' },
    body: JSON.stringify({ as }),
  }).catch(() => undefined);
  if (!response?.ok) throw new CallFailed(response?.status ?? 0);
  const { token = '', role = '' } = (await response.json()) as AnswerOf<typeof lookAround>;
  return { token, role };
}
