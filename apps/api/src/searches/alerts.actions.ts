import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { formatPriceShort } from '@karachi-estates/domain/properties/price';
import { nextAlertAt } from '@karachi-estates/domain/searches/frequency';
import {
  SEARCH_ALERT_BACK,
  SEARCH_ALERT_CONFIRMED,
  SEARCH_ALERT_NEW,
  SEARCH_ALERT_PRICE_CUT,
} from '@karachi-estates/domain/searches/messages';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { say, told } from '@karachi-estates/domain/words/sentence';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail } from '../mail/mail.actions.ts';
import { mailedHome } from '../mail/mailedHome.ts';
import type { MailedHome } from '../mail/render.ts';
import { inLanguage } from '../properties/areaNames.store.ts';
import { readCards } from '../properties/properties.store.ts';
import {
  type Alert,
  claimAlerts,
  type DueSearch,
  findDueSearch,
  insertAlerts,
  listWaitingAlerts,
  nameMail,
  takeEvents,
} from './alerts.store.ts';
import { queuePush } from './push.actions.ts';
import { updateSearch } from './searches.store.ts';

type AlertDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'changes'>;

/** Events that one transaction takes: a process that dies gives back only these. */
const EVENTS = 20;
/** Mail programs cut off what is longer than 102 KB; a home takes about two. */
const HOMES_IN_A_MAIL = 12;

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

function newsOf({ kind, priceBefore }: Alert, locale: Locale): string {
  if (kind === 'back') return say(locale, told({ SEARCH_ALERT_BACK }));
  if (kind === 'confirmed') return say(locale, told({ SEARCH_ALERT_CONFIRMED }));
  if (kind === 'new' || priceBefore === null) return say(locale, told({ SEARCH_ALERT_NEW }));
  return say(locale, told({ SEARCH_ALERT_PRICE_CUT }, { before: formatPriceShort(priceBefore, locale) }));
}

const homeOf = (card: PropertyCardFields, alert: Alert, siteUrl: string, locale: Locale): MailedHome =>
  mailedHome(card, newsOf(alert, locale), siteUrl, locale);

/** What a search has to tell: its homes, and how many there are beside them. */
async function newsFor(deps: AlertDeps, { id, locale }: DueSearch['search']) {
  const waiting = await listWaitingAlerts(deps.db, id);
  // Of several events of a home the latest is told. A home that is shown no more is left out.
  const latest = new Map<number, Alert>();
  for (const alert of waiting) if (!latest.has(alert.propertyId)) latest.set(alert.propertyId, alert);
  const shown = await readCards(deps, [...latest.keys()]);
  const cards = await inLanguage(deps, locale, shown.slice(0, HOMES_IN_A_MAIL));
  const homes = cards.flatMap((card) => {
    const alert = latest.get(card.property_id);
    return alert ? [homeOf(card, alert, deps.settings.siteUrl, locale)] : [];
  });
  return { ids: waiting.map((alert) => alert.id), homes, more: shown.length - homes.length };
}

type News = Awaited<ReturnType<typeof newsFor>>;

/** Queues the mail of a search with its alerts and the notifications, in the transaction that claims them. */
async function queueAlert(deps: AlertDeps, tx: Db, { search, email }: DueSearch, news: News): Promise<void> {
  const { siteUrl } = deps.settings;
  const { locale, token } = search;
  const manage = (page: string) => pageUrl(siteUrl, locale, `/saved-searches/${page}?token=${token}`);
  const { homes, more } = news;
  const listUrl = pageUrl(siteUrl, locale, search.query ? `/properties?${search.query}` : '/properties');
  const template = templatesIn(locale).searchAlertTemplate({
    name: search.name,
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
  await nameMail(tx, news.ids, mailId);
  const alertId = Math.max(...news.ids);
  await queuePush(tx, search, { subject: template.subject, homes, more, listUrl, alertId }, now);
}

/** Tells one search that is due. What is to be told is read before the transaction, which then finds it unchanged or not. */
async function tellSearch(deps: AlertDeps, due: DueSearch): Promise<void> {
  const news = await newsFor(deps, due.search);
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    // Meanwhile it may have been paused, changed, or told by another process.
    const still = await findDueSearch(tx, now, due.search.id);
    if (!still) return;
    if (!(await claimAlerts(tx, news.ids, now))) return;
    const hasNews = news.homes.length > 0;
    if (hasNews) await queueAlert(deps, tx, still, news);
    await updateSearch(tx, still.search.id, { nextAlertAt: nextAlertAt(still.search.frequency, now, hasNews) });
  });
}

/**
 * Writes the mails of the searches that are due. Each claims its alerts and queues its mail in one transaction, so no
 * alert is lost or comes twice, whichever process dies or runs beside.
 * @returns how many searches were told.
 */
export async function tellDueSearches(deps: AlertDeps, stopping?: AbortSignal): Promise<number> {
  for (let count = 0; ; count += 1) {
    const due = stopping?.aborted ? undefined : await findDueSearch(deps.db, deps.clock());
    if (!due) return count;
    await tellSearch(deps, due);
  }
}

/** One round: what happened is matched, and who waits for it is told. */
export async function sendAlerts(deps: AlertDeps, stopping?: AbortSignal): Promise<void> {
  await matchEvents(deps, stopping);
  await tellDueSearches(deps, stopping);
}
