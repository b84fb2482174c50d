import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { alertNews } from '@karachi-estates/domain/searches/alertNews';
import { nextAlertAt } from '@karachi-estates/domain/searches/frequency';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { areaDictionary } from '../areas/areas.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { HOUR_MS } from '../durations.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail } from '../mail/mail.actions.ts';
import { mailedHome } from '../mail/mailedHome.ts';
import type { MailedHome } from '../mail/render.ts';
import { inLanguage } from '../properties/areaNames.store.ts';
import { readCards } from '../properties/properties.store.ts';
import {
  type Alert,
  claimAlerts,
  countWaiting,
  type DueSearch,
  dropUntrue,
  findDueSearch,
  insertAlerts,
  listNewestAlerts,
  putOffSearch,
  stillWait,
  takeEvents,
} from './alerts.store.ts';
import { queuePush } from './push.actions.ts';
import { updateSearch } from './searches.store.ts';
import { nameIn } from './searchNames.ts';

type AlertDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'changes'> & { logger: Pick<Deps['logger'], 'warn'> };

/** Events that one transaction takes: a process that dies gives back only these. */
const EVENTS = 20;
/** Mail programs cut off what is longer than 102 KB; a home takes about two. */
const HOMES_IN_A_MAIL = 12;
/** How long a search waits that could not be told. */
const AFTER_FAULT_MS = HOUR_MS;

/** Mail programs show their own 'Unsubscribe' for these headers (RFC 8058). */
export function unsubscribeHeaders(siteUrl: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${siteUrl}/api/searches/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/**
 * Matches what happened to listings with the saved searches. Events are taken and their alerts written in one
 * transaction, so a process that dies neither loses nor doubles any.
 * @returns how many events were taken.
 */
export async function matchEvents({ db, clock }: Pick<Deps, 'db' | 'clock'>, stopping?: AbortSignal): Promise<number> {
  let total = 0;
  while (!stopping?.aborted) {
    const taken = await db.transaction(async (tx) => {
      const events = await takeEvents(tx, EVENTS);
      for (const event of events) await insertAlerts(tx, event, clock());
      return events.length;
    });
    total += taken;
    if (taken < EVENTS) return total;
  }
  return total;
}

const homeOf = (card: PropertyCardFields, alert: Alert, siteUrl: string, locale: Locale): MailedHome =>
  mailedHome(card, alertNews(alert, locale), siteUrl, locale);

/** What a search has to tell: its newest homes, and how many there are beside them. */
async function newsFor(deps: AlertDeps, { id, locale }: DueSearch['search']) {
  const waiting = await countWaiting(deps.db, id);
  const newest = await listNewestAlerts(deps.db, waiting, HOMES_IN_A_MAIL);
  const alertOf = new Map(newest.map((alert) => [alert.propertyId, alert]));
  const cards = await inLanguage(deps, locale, await readCards(deps, [...alertOf.keys()]));
  const homes = cards.flatMap((card) => {
    const alert = alertOf.get(card.property_id);
    return alert ? [homeOf(card, alert, deps.settings.siteUrl, locale)] : [];
  });
  const areas = await areaDictionary(deps);
  return { waiting, homes, more: waiting.homes - homes.length, areas };
}

type News = Awaited<ReturnType<typeof newsFor>>;

/**
 * Queues the mail of a search with its alerts and the notifications, in the transaction that claims them.
 * @returns the mail's id in the outbox.
 */
async function queueAlert(deps: AlertDeps, tx: Db, { search, email }: DueSearch, news: News): Promise<number> {
  const { siteUrl } = deps.settings;
  const { locale, token } = search;
  const manage = (page: string) => pageUrl(siteUrl, locale, `/saved-searches/${page}?token=${token}`);
  const { homes, more, areas } = news;
  const listUrl = pageUrl(siteUrl, locale, search.query ? `/properties?${search.query}` : '/properties');
  const template = templatesIn(locale).searchAlertTemplate({
    name: nameIn(areas, search, locale),
    homes,
    more,
    listUrl,
    manageUrl: manage('manage'),
    unsubscribeUrl: manage('unsubscribe'),
  });
  const headers = unsubscribeHeaders(siteUrl, token);
  const now = deps.clock();
  // Its links manage the search.
  const mailId = await queueMail(tx, { to: email, template, at: now, headers, secret: true });
  const alertId = news.waiting.lastId;
  await queuePush(tx, search, { subject: template.subject, homes, more, listUrl, alertId }, now);
  return mailId;
}

/**
 * Tells one search that is due, of what is still true. What is to be told is read before the transaction, which then
 * finds it unchanged or not.
 */
async function tellSearch(deps: AlertDeps, due: DueSearch): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (await findDueSearch(tx, deps.clock(), due.search.id)) await dropUntrue(tx, due.search.id);
  });
  const news = await newsFor(deps, due.search);
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    // Meanwhile it may have been paused, changed, or told by another process.
    const still = await findDueSearch(tx, now, due.search.id);
    if (!still) return;
    if (!(await stillWait(tx, news.waiting))) return;
    const hasNews = news.homes.length > 0;
    await claimAlerts(tx, news.waiting, hasNews ? await queueAlert(deps, tx, still, news) : null, now);
    await updateSearch(tx, still.search.id, { nextAlertAt: nextAlertAt(still.search.frequency, now, hasNews) });
  });
}

/** @returns whether it could be told. What waits of one that could not is tried again later: no other waits for it. */
async function tellOrPutOff(deps: AlertDeps, due: DueSearch): Promise<boolean> {
  try {
    await tellSearch(deps, due);
    return true;
  } catch (err) {
    const now = deps.clock();
    // Where the database itself is away this fails too, and the job is tried again as a whole.
    await putOffSearch(deps.db, due.search.id, now, new Date(now.getTime() + AFTER_FAULT_MS));
    deps.logger.warn({ err, search: due.search.id }, 'a saved search could not be told and is tried again in an hour');
    return false;
  }
}

/**
 * Writes the mails of the searches that are due. Each claims its alerts and queues its mail in one transaction, so no
 * alert is lost or comes twice, whichever process dies or runs beside.
 * @returns how many searches were told.
 */
export async function tellDueSearches(deps: AlertDeps, stopping?: AbortSignal): Promise<number> {
  let count = 0;
  while (!stopping?.aborted) {
    const due = await findDueSearch(deps.db, deps.clock());
    if (!due) break;
    if (await tellOrPutOff(deps, due)) count += 1;
  }
  return count;
}

/** One round: what happened is matched, and who waits for it is told. */
export async function sendAlerts(deps: AlertDeps, stopping?: AbortSignal): Promise<void> {
  await matchEvents(deps, stopping);
  await tellDueSearches(deps, stopping);
}
