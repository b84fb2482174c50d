import type { FreshnessText } from '@karachi-estates/contracts/freshness';
import { parsePhone, whatsappLink } from '@karachi-estates/domain/accounts/phone';
import {
  answersFor,
  DIM_AFTER_DAYS,
  endOfDay,
  type FreshnessAnswer,
  type FreshnessState,
  LEAVE_AFTER_DAYS,
} from '@karachi-estates/domain/freshness/freshness';
import {
  FRESHNESS_ANSWERED,
  FRESHNESS_ASKED_NEWS,
  FRESHNESS_AVAILABLE,
  FRESHNESS_LEFT_NEWS,
  FRESHNESS_LINK_INVALID,
  FRESHNESS_PAUSED,
  FRESHNESS_PRICE,
  FRESHNESS_RENTED,
  FRESHNESS_SOLD,
  FRESHNESS_TEXT_ASKED,
  FRESHNESS_TEXT_LEFT,
  FRESHNESS_TEXT_NO_PHONE,
  FRESHNESS_TEXT_NOT_ASKED,
  LISTING_BROUGHT_BACK,
  LISTING_CONFIRMED,
} from '@karachi-estates/domain/freshness/messages';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import { AD_RENTED, AD_SOLD, AD_UPDATED } from '@karachi-estates/domain/properties/messages';
import { formatPrice } from '@karachi-estates/domain/properties/price';
import { comparableMedian, newPriceQuestion } from '@karachi-estates/domain/properties/sanity';
import type { ListingStatus } from '@karachi-estates/domain/properties/status';
import { parsePrice } from '@karachi-estates/domain/properties/typedPrice';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import { LISTING_HELD } from '@karachi-estates/domain/reviews/messages';
import { isQuiet } from '@karachi-estates/domain/searches/frequency';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { say, type Told, told } from '@karachi-estates/domain/words/sentence';
import { type AreaDictionary, areaDictionary } from '../areas/areas.store.ts';
import { readFigures } from '../areas/statistics.store.ts';
import { type Actor, type AuditEntry, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../durations.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail } from '../mail/mail.actions.ts';
import type { MailedHome } from '../mail/render.ts';
import { cursorSecret } from '../plugins/cursor.ts';
import { recordStates } from '../properties/history.store.ts';
import { IMPORT_EMAIL } from '../properties/import.store.ts';
import { lockSeller } from '../properties/listing.store.ts';
import { lockOwn } from '../properties/ownProperties.store.ts';
import { changeListing, changeStatus } from '../properties/properties.actions.ts';
import { Refused, rowMissing } from '../refused.ts';
import {
  type AskedListing,
  type AskedSeller,
  askNow,
  confirmFresh,
  dimListings,
  findTextee,
  inBatches,
  nextDueSeller,
  pauseLeft,
  readQuestion,
  sellerOf,
  stepSeller,
} from './freshness.store.ts';
import { readLink, writeLink } from './links.ts';

/** Mail programs cut off what is longer than 102 KB; a listing with its links takes about two. */
const NAMED_IN_A_MAIL = 40;
/** Listings that one transaction dims. */
const BATCH = 200;

const ANSWER_WORDS: Record<FreshnessAnswer, Told> = {
  available: told({ FRESHNESS_AVAILABLE }),
  price: told({ FRESHNESS_PRICE }),
  sold: told({ FRESHNESS_SOLD }),
  rented: told({ FRESHNESS_RENTED }),
};

/** Latin letters and signs keep their own direction inside Urdu. */
const isolated = (text: string, locale: AskedSeller['locale']) => (locale === 'ur' ? `\u2068${text}\u2069` : text);

/** What mails need beside the transaction: on one connection it cannot be read inside of it. */
interface Writing {
  secret: Buffer;
  areas: AreaDictionary;
  siteUrl: string;
  /** Nobody reads the address of the account that listings of files belong to. */
  deskEmail: string;
  now: Date;
}

/** Reads what {@link askAtOnce} needs, before its transaction. */
export const startWriting = async (deps: Deps): Promise<Writing> => ({
  secret: await cursorSecret(deps),
  areas: await areaDictionary(deps),
  siteUrl: deps.settings.siteUrl,
  deskEmail: deps.settings.deskEmail,
  now: deps.clock(),
});

function homeOf(writing: Writing, listing: AskedListing, seller: AskedSeller, news: Told): MailedHome {
  const { locale } = seller;
  const { id, question, title, purpose, propertyType, areaId } = listing;
  const area = writing.areas.byId.get(areaId);
  const page = pageUrl(writing.siteUrl, locale, '/confirm-listing');
  const token = writeLink(writing.secret, id, question);
  const links = answersFor(purpose).map((answer) => ({
    label: say(locale, ANSWER_WORDS[answer]),
    url: `${page}?${new URLSearchParams({ token, answer })}`,
  }));
  const place = (locale === 'ur' && area?.areaNameUr) || area?.areaName || '';
  return {
    news: say(locale, news),
    price: isolated(formatPrice(listing, locale), locale),
    title,
    facts: [propertyTypeLabel(propertyType, locale), place].filter(Boolean),
    url: links[0]?.url ?? page,
    links,
  };
}

/** Queues the mail about some listings of a seller, in the transaction that took their step. */
async function mailAbout(
  tx: Db,
  writing: Writing,
  seller: AskedSeller,
  listings: AskedListing[],
  kind: 'asked' | 'left',
): Promise<void> {
  const news = kind === 'asked' ? told({ FRESHNESS_ASKED_NEWS }) : told({ FRESHNESS_LEFT_NEWS });
  const homes = listings.slice(0, NAMED_IN_A_MAIL).map((listing) => homeOf(writing, listing, seller, news));
  const templates = templatesIn(seller.locale);
  const own = pageUrl(writing.siteUrl, seller.locale, '/my-properties');
  const more = listings.length - homes.length;
  const to = {
    firstName: seller.firstName,
    homes,
    more,
    dashboardUrl: more > 0 ? `${own}?status=${kind}` : own,
  };
  const template = kind === 'asked' ? templates.freshnessAskTemplate(to) : templates.freshnessLeftTemplate(to);
  // The links answer in the seller's name, so the text is erased once it is sent.
  const address = seller.email === IMPORT_EMAIL ? writing.deskEmail : seller.email;
  await queueMail(tx, { to: address, template, at: writing.now, secret: true });
}

/**
 * Takes what is due of one seller and writes the one mail about it, in one transaction: a process that dies leaves both
 * undone or both done. @returns whether there was something.
 */
async function workSeller(
  deps: Deps,
  due: { state: FreshnessState; until: Date; today: Date; kind: 'asked' | 'left' },
): Promise<boolean> {
  const seller = await nextDueSeller(deps.db, due.state, due.until);
  if (!seller) return false;
  const writing = await startWriting(deps);
  const { now } = writing;
  // What is due later on the same day goes into the same mail.
  const wanted = { state: due.state, until: due.today, now };
  await deps.db.transaction(async (tx) => {
    const listings = await stepSeller(tx, seller, { ...wanted, step: due.kind === 'asked' ? 'ask' : 'leave' });
    if (listings.length === 0) return;
    if (due.kind === 'left') {
      for (const ids of inBatches(listings.map(({ id }) => id))) {
        await pauseLeft(tx, ids, now);
        await recordStates(tx, ids, now);
      }
    }
    await mailAbout(tx, writing, seller, listings, due.kind);
  });
  return true;
}

async function dimDue(deps: Deps, stopping?: AbortSignal): Promise<void> {
  for (;;) {
    if (stopping?.aborted) return;
    const now = deps.clock();
    const until = new Date(now.getTime() - DIM_AFTER_DAYS * DAY_MS);
    if ((await deps.db.transaction((tx) => dimListings(tx, until, BATCH, now))) === 0) return;
  }
}

/**
 * One round of the clock: sellers are asked whether their listings are to be had, what nobody answers about is dimmed,
 * and leaves the lists later. A seller gets one mail for all that is due on a day, and by day: what is due at night
 * waits for the morning.
 */
export async function askSellers(deps: Deps, stopping?: AbortSignal): Promise<void> {
  const { freshnessDays } = deps.settings;
  if (freshnessDays === 0) return;
  const rounds = [
    { state: 'dimmed', days: LEAVE_AFTER_DAYS - DIM_AFTER_DAYS, kind: 'left' },
    { state: 'confirmed', days: freshnessDays, kind: 'asked' },
  ] as const;
  for (const { state, days, kind } of rounds) {
    for (;;) {
      if (stopping?.aborted) return;
      if (isQuiet(deps.clock())) break;
      const now = deps.clock().getTime();
      const until = new Date(now - days * DAY_MS);
      const today = new Date(endOfDay(now) - days * DAY_MS);
      if (!(await workSeller(deps, { state, until, today, kind }))) break;
    }
  }
  await dimDue(deps, stopping);
}

/**
 * Asks the seller of a listing at once, as independent reports want it. What is asked about already stays so.
 * @returns whether a question was started.
 */
export async function askAtOnce(tx: Db, writing: Writing, id: number): Promise<boolean> {
  const seller = await sellerOf(tx, id);
  const listing = seller && (await askNow(tx, id, writing.now));
  if (!seller || !listing) return false;
  await mailAbout(tx, writing, seller, [listing], 'asked');
  return true;
}

const OPEN: readonly FreshnessState[] = ['asked', 'dimmed', 'left'];

type Found = { question: number; state: FreshnessState; status: ListingStatus; purpose: 'sale' | 'rent' };

/** Whether its seller has paused a listing since the question. */
const isPaused = ({ state, status }: Found): boolean => state === 'idle' && status === 'paused';

/** What may still be answered to a question. Of what its seller has paused since, only that it is over. */
function openAnswers(found: Found, question: number): FreshnessAnswer[] {
  if (found.question !== question) return [];
  const answers = answersFor(found.purpose);
  if (isPaused(found)) return answers.filter((answer) => answer === 'sold' || answer === 'rented');
  return OPEN.includes(found.state) ? answers : [];
}

/** What a link asks. @throws Refused `invalid` for a link that is none. */
export async function questionOf(deps: Deps, token: string) {
  const link = await readLink(deps, token);
  const found = link && (await readQuestion(deps.db, link.id));
  if (!link || !found) throw new Refused('invalid', told({ FRESHNESS_LINK_INVALID }));
  const answers = openAnswers(found, link.question);
  return { ...found, question: link.question, answers, isPaused: answers.length > 0 && isPaused(found) };
}

/**
 * What is asked about a new price before it is taken from a person, in the language of the page; undefined where it is
 * usual, or no price.
 */
export async function askAboutPrice(
  deps: Deps,
  listing: Awaited<ReturnType<typeof questionOf>>,
  typed: string,
  locale: Locale,
): Promise<{ price: number; why: Told } | undefined> {
  const read = parsePrice(typed);
  if (!read.ok) return undefined;
  const { purpose, propertyType, areaId, areaSqft, price: before } = listing;
  const figures = await readFigures(deps.db, areaId);
  const alike = figures.map((each) => ({ ...each, property_type: each.propertyType }));
  const median = comparableMedian(alike, { purpose, propertyType });
  const why = newPriceQuestion({ before, after: read.rupees, areaSqft, median }, locale);
  return why && { price: read.rupees, why };
}

/**
 * Answers a question with the link of its mail. A listing that left the lists comes back, unless it is over.
 * @param price what was typed as the new price.
 * @throws Refused `invalid` for a link or a price that is none, `conflict` for a question that is answered, `forbidden`
 *   where the plan has no room.
 */
export async function answerQuestion(
  deps: Deps,
  token: string,
  answer: FreshnessAnswer,
  price: string | undefined,
): Promise<Told> {
  const { id, sellerId, state, question } = await questionOf(deps, token);
  const seller = { id: sellerId };
  const isOver = answer === 'sold' || answer === 'rented';
  // Of two answers at once the second finds what the first one left: both lock the seller's row before.
  const stillOpen = async (tx: Db) => {
    const found = await readQuestion(tx, id);
    const answers = found ? openAnswers(found, question) : [];
    // Which of 'sold' and 'rented' fits a listing is a rule of its own, which says so.
    if (answers.length > 0 && (isOver || answers.includes(answer))) return;
    throw new Refused('conflict', answers.length > 0 ? told({ FRESHNESS_PAUSED }) : told({ FRESHNESS_ANSWERED }));
  };
  await stillOpen(deps.db);
  if (isOver) {
    await changeStatus(deps, seller, id, answer, stillOpen);
    return answer === 'sold' ? told({ AD_SOLD }) : told({ AD_RENTED });
  }
  const read = answer === 'price' ? parsePrice(price ?? '') : undefined;
  if (read && !read.ok) throw new Refused('invalid', read, { price: read });
  if (read) {
    const fields = { price: String(read.rupees) };
    const form = { fields, pictures: [], require: stillOpen, resumes: state === 'left' };
    const { review } = await changeListing(deps, seller, id, form);
    if (review?.state === 'held') return told({ LISTING_HELD });
  } else if (state === 'left') {
    await changeStatus(deps, seller, id, 'active', stillOpen);
  } else {
    await deps.db.transaction(async (tx) => {
      await lockSeller(tx, sellerId);
      await stillOpen(tx);
      await confirmFresh(tx, id, deps.clock());
    });
  }
  if (state === 'left') return told({ LISTING_BROUGHT_BACK });
  return read ? told({ AD_UPDATED }) : told({ LISTING_CONFIRMED });
}

/**
 * The open question about a listing as a text that somebody of the staff sends to its seller by WhatsApp, in the
 * seller's language, with the link of the mail: one answer ends both. That it was written is in the log; the link,
 * which answers in the seller's name, is not.
 * @throws Refused `not-found`, `conflict` where nothing is asked now or no number is known
 */
export async function writeFreshnessText(deps: Deps, actor: Actor, id: number): Promise<FreshnessText> {
  const now = deps.clock();
  // On one connection it cannot be read inside of the transaction.
  const secret = await cursorSecret(deps);
  return deps.db.transaction(async (tx) => {
    const seller = await findTextee(tx, id);
    if (!seller) throw rowMissing();
    const found = await readQuestion(tx, id);
    if (!found || !OPEN.includes(found.state)) throw new Refused('conflict', told({ FRESHNESS_TEXT_NOT_ASKED }));
    const { state, question, title } = found;
    const token = writeLink(secret, id, question);
    const page = pageUrl(deps.settings.siteUrl, seller.locale, '/confirm-listing');
    const link = `${page}?${new URLSearchParams({ token })}`;
    const asked =
      state === 'left' ? told({ FRESHNESS_TEXT_LEFT }, { title }) : told({ FRESHNESS_TEXT_ASKED }, { title });
    // On a line of its own, so that nothing of the sentence is taken for a part of the link.
    const text = `${say(seller.locale, asked)}\n${link}`;
    // The account's own number first: the link answers for whoever has the account. Listings of files have the ad's
    // alone.
    const phone = [seller.phone, seller.adPhone].map(parsePhone).find((each) => each.ok)?.e164;
    const url = whatsappLink(phone, { message: text, url: link });
    if (!phone || !url) throw new Refused('conflict', told({ FRESHNESS_TEXT_NO_PHONE }));
    const entry: AuditEntry = {
      action: 'listing.freshness-text',
      subject: `listing:${id}`,
      after: { state, question },
    };
    await writeAudit(tx, actor, [entry], now);
    return { text, phone, url };
  });
}

/** Confirms a seller's own listing. @throws Refused `not-found` */
export async function confirmOwn(deps: Deps, sellerId: number, id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const row = await lockOwn(tx, sellerId, id);
    if (row?.status !== 'active') throw new Refused('not-found', told({ PROPERTY_NOT_FOUND }));
    await confirmFresh(tx, id, deps.clock());
  });
}
