import type { LeadThread } from '@karachi-estates/contracts/leads';
import { LEAD_LINK_INVALID, LEAD_OVER } from '@karachi-estates/domain/leads/messages';
import { type HomeAnswer, isLeadOpen } from '@karachi-estates/domain/leads/thread';
import { parsePropertyId } from '@karachi-estates/domain/properties/address';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import { countAttempt } from '../accounts/throttle.store.ts';
import { areaDictionary, findArea } from '../areas/areas.store.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../durations.ts';
import { inLanguage } from '../properties/areaNames.store.ts';
import { readCards } from '../properties/properties.store.ts';
import { Refused, tooMany } from '../refused.ts';
import type { Lead } from './leads.store.ts';
import { findLead, listSentHomes, remindNow, writeAnswer } from './thread.store.ts';
import { readThreadLink } from './threadLinks.actions.ts';

/** Somebody who changes their mind about every home. */
const ANSWERS_A_DAY = { limit: 100, windowMs: DAY_MS };

/** @throws Refused `not-found` for a link that was forged, or whose request is erased. */
async function leadOf(deps: Deps, token: string): Promise<Lead> {
  const id = await readThreadLink(deps, token);
  const lead = id === undefined ? undefined : await findLead(deps.db, id);
  if (!lead?.email) throw new Refused('not-found', told({ LEAD_LINK_INVALID }));
  return lead;
}

/** The name of an area as a reader of the language knows it. */
async function areaIn(deps: Deps, locale: Locale, name: string): Promise<string> {
  if (locale === 'en') return name;
  return findArea(await areaDictionary(deps), name)?.areaNameUr || name;
}

/**
 * A request as who asked sees it: where it stands, what was sent, and what they said of it.
 * @throws Refused `not-found`
 */
export async function readThread(deps: Deps, token: string, locale: Locale): Promise<LeadThread> {
  const lead = await leadOf(deps, token);
  const sent = await listSentHomes(deps.db, lead.id);
  const ids = sent.map(({ propertyId }) => propertyId);
  const cards = new Map(
    (await inLanguage(deps, locale, await readCards(deps, ids))).map((card) => [card.property_id, card]),
  );
  return {
    stage: lead.stage,
    received_at: lead.createdAt.toISOString(),
    area: await areaIn(deps, locale, lead.area),
    property_type: lead.propertyType,
    bedrooms: lead.bedrooms,
    budget: lead.budget,
    open: isLeadOpen(lead.stage),
    homes: sent.map(({ propertyId, title, sentAt, answer }) => ({
      property_id: propertyId,
      title,
      home: cards.get(propertyId) ?? null,
      sent_at: sentAt.toISOString(),
      answer,
    })),
  };
}

/**
 * Takes yes or no for a home that was sent; whoever works on the request is reminded of it now. Answering again
 * replaces the answer.
 * @throws Refused `not-found` for a link that is none or a home that was not sent, `conflict` where the request is
 *   over, `too-many` with the seconds to wait.
 */
export async function answerHome(
  deps: Deps,
  token: string,
  said: { propertyId: string; answer: HomeAnswer },
): Promise<void> {
  const { id } = await leadOf(deps, token);
  const now = deps.clock();
  const wait = await countAttempt(deps.db, [{ name: `lead-answers:${id}`, ...ANSWERS_A_DAY }], now);
  if (wait > 0) throw tooMany(wait);
  const propertyId = parsePropertyId(said.propertyId);
  await deps.db.transaction(async (tx) => {
    const lead = await findLead(tx, id);
    if (!lead || !isLeadOpen(lead.stage)) throw new Refused('conflict', told({ LEAD_OVER }));
    if (propertyId === undefined || !(await writeAnswer(tx, id, propertyId, said.answer, now)))
      throw new Refused('not-found', told({ PROPERTY_NOT_FOUND }));
    await remindNow(tx, id, now);
  });
}
