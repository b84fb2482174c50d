import { EMAIL_INVALID } from '@karachi-estates/domain/accounts/messages';
import { isEmail, normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import { valuesIn } from '@karachi-estates/domain/properties/listFilters';
import { CURSOR_INVALID, PAGE_OF_RESULTS_INVALID } from '@karachi-estates/domain/properties/messages';
import { DEFAULT_FREQUENCY, type Frequency, nextAlertAt } from '@karachi-estates/domain/searches/frequency';
import { SEARCH_LINK_INVALID, SEARCH_NOT_FOUND, SEARCH_SAVED_ALREADY } from '@karachi-estates/domain/searches/messages';
import { checkSearchName, searchParts } from '@karachi-estates/domain/searches/name';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import { countAttempt, uncountAttempt } from '../accounts/throttle.store.ts';
import { type AreaDictionary, areaDictionary } from '../areas/areas.store.ts';
import type { Db } from '../db/connect.ts';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../durations.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail } from '../mail/mail.actions.ts';
import { cursorSecret, readCursor, writeCursor } from '../plugins/cursor.ts';
import { createToken, hashToken, isToken } from '../plugins/tokens.ts';
import { countPostedSince } from '../properties/counts.store.ts';
import { readSavedFilter, type SavedFilter } from '../properties/savedFilter.store.ts';
import { Refused, tooMany } from '../refused.ts';
import { unsubscribeHeaders } from './alerts.actions.ts';
import {
  adoptSearchOfEmail,
  deleteSearches,
  dropWaiting,
  dropWaitingOutside,
  findOwner,
  findSearchByToken,
  findSearchOfEmail,
  findTwin,
  listSearchesOf,
  lockSearchByToken,
  lockSearchOf,
  lockSearchToConfirm,
  placeOfSearch,
  queriesOf,
  type Search,
  takeBackQueued,
  updateSearch,
  upsertSearchOfAccount,
  upsertSearchOfEmail,
} from './searches.store.ts';
import type { AskedWish } from './searches.table.ts';
import { factsOf, filterOf, hasUsualName, nameIn, usualNameOf } from './searchNames.ts';

type SearchDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'changes'>;

const CONFIRM_MS = 7 * DAY_MS;
const PAGE = 50;
const SAVES = { limit: 200, windowMs: DAY_MS };
/** Nobody's mailbox is filled by entering their address again and again. */
const MAILS = { limit: 6, windowMs: DAY_MS };
/** Asked again so soon it is a double click, whose second mail would make the first one's link useless. */
const DOUBLE_CLICK_MS = 60_000;

/** What a person sets of a search; what is missing stays as it is or is the usual. */
interface SearchWish {
  name?: string | undefined;
  frequency?: Frequency | undefined;
  /** What comes at night waits for the morning, which is usual. */
  quietHours?: boolean | undefined;
}

/** A search with its name and what it looks for, in words. */
export interface ToldSearch {
  search: Search;
  name: string;
  parts: string[];
}

async function savedFilter(deps: SearchDeps, query: string): Promise<SavedFilter> {
  const read = await readSavedFilter(deps, valuesIn(new URLSearchParams(query)));
  if (read.ok) return read.value;
  throw new Refused('invalid', read.why, { [read.field]: read.why });
}

/**
 * What a search with these filters would be called and look for.
 * @param query of the list.
 * @throws Refused `invalid` for filters that mean nothing, as the list says it.
 */
export async function describe(deps: SearchDeps, query: string, locale: Locale) {
  const saved = await savedFilter(deps, query);
  const areas = await areaDictionary(deps);
  const parts = searchParts(factsOf(areas, saved.filter, locale), locale);
  return { query: saved.query, name: usualNameOf(areas, saved.filter, locale), parts };
}

/** Searches as they are told in a language. */
export async function tell(deps: SearchDeps, searches: Search[], locale: Locale): Promise<ToldSearch[]> {
  const areas = await areaDictionary(deps);
  return searches.map((search) => ({
    search,
    name: nameIn(areas, search, locale),
    parts: searchParts(factsOf(areas, filterOf(search), locale), locale),
  }));
}

/** The name as it is kept. @throws Refused `invalid` */
function named(name: string): string {
  const verdict = checkSearchName(name);
  if (!verdict.ok) throw new Refused('invalid', verdict, { name: verdict });
  return name.trim();
}

async function wishOf(deps: SearchDeps, saved: SavedFilter, wish: SearchWish, locale: Locale) {
  const frequency = wish.frequency ?? DEFAULT_FREQUENCY;
  const now = deps.clock();
  const usualName = usualNameOf(await areaDictionary(deps), saved.filter, locale);
  const name = wish.name?.trim() ? named(wish.name) : usualName;
  const times = { now, quietHours: wish.quietHours ?? true, nextAlertAt: nextAlertAt(frequency, now, false) };
  return { saved, name, usualName, frequency, locale, token: createToken(), ...times };
}

async function ownerOf(deps: SearchDeps, accountId: number) {
  const found = await findOwner(deps.db, accountId);
  if (!found) throw new Refused('not-found', told({ SEARCH_NOT_FOUND }));
  return found;
}

/**
 * A page of the searches of an account, and whether mail reaches its address.
 * @param cursor of the page before.
 * @returns `next`: the cursor of the page after, null on the last.
 * @throws Refused `invalid` for a cursor that is of no page before.
 */
export async function listOwn(deps: SearchDeps & Pick<Deps, 'pool'>, accountId: number, cursor?: string) {
  const { owner, isProven } = await ownerOf(deps, accountId);
  const secret = await cursorSecret(deps);
  const key = `searches ${accountId}`;
  const place = cursor ? readCursor(secret, key, cursor) : undefined;
  if (cursor && !place) {
    throw new Refused('invalid', told({ PAGE_OF_RESULTS_INVALID }), { cursor: told({ CURSOR_INVALID }) });
  }
  const found = await listSearchesOf(deps.db, owner, PAGE + 1, place);
  const searches = found.slice(0, PAGE);
  const last = searches.at(-1);
  return {
    searches,
    isProven,
    next: last && found.length > PAGE ? writeCursor(secret, key, placeOfSearch(last)) : null,
  };
}

/**
 * Saves a search in an account.
 * @throws Refused `invalid` for filters or a name that mean nothing, `too-many` with the seconds to wait.
 */
export async function save(
  deps: SearchDeps,
  accountId: number,
  query: string,
  wish: SearchWish,
  locale: Locale,
): Promise<Search> {
  const saved = await savedFilter(deps, query);
  const { owner } = await ownerOf(deps, accountId);
  const complete = await wishOf(deps, saved, wish, locale);
  const wait = await countAttempt(deps.db, [{ name: `searches:account:${accountId}`, ...SAVES }], complete.now);
  if (wait > 0) throw tooMany(wait);
  return deps.db.transaction(async (tx) => {
    await serialise(tx, `searches:account:${accountId}`);
    const { emailKey } = owner;
    if (emailKey !== undefined) {
      await serialise(tx, `searches:${emailKey}`);
      // Two searches of one person would write each home twice.
      await adoptSearchOfEmail(tx, { accountId, emailKey }, saved.query, complete.now);
    }
    return upsertSearchOfAccount(tx, accountId, complete, wish);
  });
}

/**
 * How many homes were posted in each of some searches since it was looked at, one count after the other.
 * @param cap counts are exact up to it; `cap + 1` is more.
 * @returns undefined for filters that are not understood any more.
 */
export async function countNew(
  deps: SearchDeps,
  looked: readonly { query: string; secondsAgo: number }[],
  cap: number,
): Promise<(number | undefined)[]> {
  const now = deps.clock().getTime();
  const counts: (number | undefined)[] = [];
  for (const { query, secondsAgo } of looked) {
    const read = await readSavedFilter(deps, valuesIn(new URLSearchParams(query)));
    const since = new Date(now - secondsAgo * 1_000);
    counts.push(read.ok ? await countPostedSince(deps, read.value.filter, since, cap) : undefined);
  }
  return counts;
}

/**
 * Brings the searches that a guest kept on a device to an account. What it has already, also by mail, stays as it is;
 * what is new comes paused, since nobody asked for its messages.
 * @param kept last saved first.
 * @returns how many are new.
 */
export async function bring(
  deps: SearchDeps,
  accountId: number,
  kept: readonly { query: string; name: string }[],
  locale: Locale,
): Promise<number> {
  const { owner } = await ownerOf(deps, accountId);
  const wishes: Awaited<ReturnType<typeof wishOf>>[] = [];
  for (const { query, name } of kept.toReversed()) {
    const read = await readSavedFilter(deps, valuesIn(new URLSearchParams(query)));
    const isNamed = checkSearchName(name).ok;
    if (read.ok) wishes.push(await wishOf(deps, read.value, isNamed ? { name } : {}, locale));
  }
  return deps.db.transaction(async (tx) => {
    await serialise(tx, `searches:account:${accountId}`);
    const known = await queriesOf(
      tx,
      owner,
      wishes.map(({ saved }) => saved.query),
    );
    const before = known.size;
    for (const wish of wishes) {
      const { query } = wish.saved;
      if (known.has(query)) continue;
      known.add(query);
      const { id } = await upsertSearchOfAccount(tx, accountId, wish, {});
      await updateSearch(tx, id, { pausedAt: wish.now });
    }
    return known.size - before;
  });
}

/** What is chosen anew of a search that was ended. What was not said stays as it was. */
const askedWishOf = ({ frequency, quietHours }: SearchWish, locale: Locale): AskedWish => ({
  ...(frequency && { frequency }),
  ...(quietHours !== undefined && { quietHours }),
  locale,
});

const throttleOf = (emailKey: string) => `searches:${emailKey}`;

/** Who has a search already and asks for it again learns by mail, once a day, where it is changed. */
async function mailKnown(
  deps: SearchDeps,
  tx: Db,
  search: Search,
  { to, locale, name }: { to: string; locale: Locale; name: string },
): Promise<void> {
  const at = deps.clock();
  if ((await countAttempt(tx, [{ name: `searches:known:${search.id}`, limit: 1, windowMs: DAY_MS }], at)) > 0) return;
  const { siteUrl } = deps.settings;
  const template = templatesIn(locale).searchKnownTemplate({
    name,
    manageUrl: pageUrl(siteUrl, locale, `/saved-searches/manage?token=${search.token}`),
  });
  await queueMail(tx, { to, template, at, headers: unsubscribeHeaders(siteUrl, search.token), secret: true });
}

/**
 * Mails a link to confirm a search. Its answer says nothing about whether the address is known: who has the search
 * already gets a mail too, with the link that changes it.
 * @param locale the language of the mail and of the alerts.
 * @throws Refused `invalid` when it is no address, or for filters or a name that mean nothing; `too-many` with the
 * seconds
 *   to wait, for an address that was typed often today and did not confirm.
 */
export async function askToConfirm(
  deps: SearchDeps,
  asked: { email: string; query: string; wish: SearchWish; locale: Locale },
): Promise<void> {
  const { email, locale } = asked;
  const emailKey = normalizeEmail(email);
  if (!isEmail(emailKey)) throw new Refused('invalid', told({ EMAIL_INVALID }), { email: told({ EMAIL_INVALID }) });
  const saved = await savedFilter(deps, asked.query);
  const { usualName, ...wish } = await wishOf(deps, saved, asked.wish, locale);
  const { now } = wish;
  const confirm = createToken();
  // Counted before anything is looked up: a refusal says nothing about which searches an address has.
  const wait = await countAttempt(deps.db, [{ name: throttleOf(emailKey), ...MAILS }], now);
  if (wait > 0) throw tooMany(wait);
  const areas = await areaDictionary(deps);
  await deps.db.transaction(async (tx) => {
    await serialise(tx, `searches:${emailKey}`);
    const known = await findSearchOfEmail(tx, emailKey, saved.query);
    if (known?.confirmedAt && !known.pausedAt) {
      return mailKnown(deps, tx, known, { to: email.trim(), locale, name: nameIn(areas, known, locale) });
    }
    const isWaiting = known?.confirmTokenHash && !known.confirmedAt;
    if (isWaiting && now.getTime() - known.askedAt.getTime() < DOUBLE_CLICK_MS) return;
    const address = {
      email: email.trim(),
      emailKey,
      confirmTokenHash: hashToken(confirm),
      expiresAt: new Date(now.getTime() + CONFIRM_MS),
    };
    // Nobody but its owner changes a search that was confirmed, even where it is paused: what is chosen now waits for
    // the link.
    if (known?.confirmedAt) {
      const { confirmTokenHash, expiresAt: confirmExpiresAt } = address;
      const askedWish = askedWishOf(asked.wish, locale);
      await updateSearch(tx, known.id, { confirmTokenHash, confirmExpiresAt, askedAt: now, askedWish });
    } else {
      await upsertSearchOfEmail(tx, address, wish);
    }
    // It repeats nothing that was typed, so nobody sends words of their own to a stranger with it.
    const template = templatesIn(locale).searchConfirmTemplate({
      name: known?.confirmedAt ? known.name : usualName,
      confirmUrl: pageUrl(deps.settings.siteUrl, locale, `/saved-searches/confirm?token=${confirm}`),
    });
    const headers = unsubscribeHeaders(deps.settings.siteUrl, known?.token ?? wish.token);
    await queueMail(tx, { to: address.email, template, at: now, headers, secret: true });
  });
}

const linkInvalid = () =>
  new Refused('invalid', told({ SEARCH_LINK_INVALID }), { token: told({ SEARCH_LINK_INVALID }) });

/** Starts a search anew: what waited before is not told any more. */
const restarted = (search: Search, now: Date) => ({
  pausedAt: null,
  nextAlertAt: nextAlertAt(search.frequency, now, false),
});

/**
 * Confirms with the token of the mail; pressing twice is fine.
 * @returns the token that manages the search.
 * @throws Refused `invalid` for a wrong or old token.
 */
export async function confirm(deps: SearchDeps, token: string): Promise<string> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    const search = isToken(token) ? await lockSearchToConfirm(tx, hashToken(token), now) : undefined;
    if (!search) throw linkInvalid();
    // A link that was used already does not start again what was ended since.
    const isUsed = search.confirmedAt && search.confirmedAt >= search.askedAt;
    if (isUsed) return search.token;
    // Two searches of one person would write each home twice: the account's answers to this link too.
    const twin = await findTwin(tx, search, search.query);
    if (twin) await deleteSearches(tx, [search.id]);
    const chosen = twin ? {} : (search.askedWish ?? {});
    const { confirmTokenHash, confirmExpiresAt, askedAt } = search;
    const confirmed = { confirmTokenHash, confirmExpiresAt, askedAt, confirmedAt: now, askedWish: null };
    const kept = { ...(twin ?? search), ...chosen };
    await updateSearch(tx, kept.id, { ...chosen, ...restarted(kept, now), ...confirmed });
    // Counted is what nobody wanted: whoever confirms each search may have more of them.
    if (search.emailKey) await uncountAttempt(tx, [throttleOf(search.emailKey)]);
    return (twin ?? search).token;
  });
}

/** The search that a token manages. @throws Refused `invalid` for an unknown token. */
export async function managed(deps: SearchDeps, token: string): Promise<Search> {
  const search = isToken(token) ? await findSearchByToken(deps.db, token) : undefined;
  if (!search?.confirmedAt) throw linkInvalid();
  return search;
}

/** What changes of a search. */
interface SearchChange extends SearchWish {
  /** Other filters, as the query of the list. */
  query?: string | undefined;
  paused?: boolean | undefined;
}

/** Filters that a search gets, and the areas that its name is made of. */
interface NewFilters {
  saved: SavedFilter;
  areas: AreaDictionary;
}

const readNewFilters = async (deps: SearchDeps, query: string): Promise<NewFilters> => ({
  saved: await savedFilter(deps, query),
  areas: await areaDictionary(deps),
});

/** What changes of a search, with its filters understood: outside the transaction that locks it. */
const understood = async (deps: SearchDeps, { query, ...wanted }: SearchChange) => ({
  ...wanted,
  ...(query !== undefined && { newFilters: await readNewFilters(deps, query) }),
});
type UnderstoodChange = Awaited<ReturnType<typeof understood>>;

/**
 * Gives a search that is locked other filters. Nothing is told because of that: what was sent before stays told, and of
 * what waits or is queued only the homes that are in the new filters still wait. A name that nobody gave follows.
 * @throws Refused `conflict` where the person has a search with these filters already.
 */
async function refilter(deps: SearchDeps, tx: Db, search: Search, { saved, areas }: NewFilters): Promise<Search> {
  const { id, locale } = search;
  const twin = await findTwin(tx, search, saved.query);
  if (twin) throw new Refused('conflict', told({ SEARCH_SAVED_ALREADY }, { name: twin.name }));
  const name = hasUsualName(areas, search) ? usualNameOf(areas, saved.filter, locale) : search.name;
  const { query, lists } = saved;
  const now = deps.clock();
  // What was queued was due: what of it still waits does not wait for the next time.
  const isDue = await takeBackQueued(tx, id);
  const columns = { query, filter: { ...saved.filter }, lists, name, ...(isDue && { nextAlertAt: now }) };
  const changed = await updateSearch(tx, id, columns);
  await dropWaitingOutside(tx, id, now);
  return changed;
}

/** Changes a search that is locked. Pausing takes back at once what is queued. */
async function change(deps: SearchDeps, tx: Db, found: Search, wanted: UnderstoodChange): Promise<Search> {
  const now = deps.clock();
  const { newFilters } = wanted;
  const search =
    newFilters && newFilters.saved.query !== found.query ? await refilter(deps, tx, found, newFilters) : found;
  const columns: Parameters<typeof updateSearch>[2] = {};
  if (wanted.name !== undefined) columns.name = named(wanted.name);
  if (wanted.frequency && wanted.frequency !== search.frequency) {
    columns.frequency = wanted.frequency;
    columns.nextAlertAt = nextAlertAt(wanted.frequency, now, false);
  }
  if (wanted.quietHours !== undefined) columns.quietHours = wanted.quietHours;
  if (wanted.paused === true && !search.pausedAt) {
    columns.pausedAt = now;
    await dropWaiting(tx, [search.id]);
  }
  if (wanted.paused === false && search.pausedAt) {
    Object.assign(columns, restarted({ ...search, ...(wanted.frequency && { frequency: wanted.frequency }) }, now));
  }
  return Object.keys(columns).length > 0 ? updateSearch(tx, search.id, columns) : search;
}

/**
 * Changes a search of an account.
 * @throws Refused `not-found` also for another's, `invalid` for the name or the filters, `conflict` where there is a
 *   search with the same filters.
 */
export async function changeOwn(
  deps: SearchDeps,
  accountId: number,
  id: number,
  wanted: SearchChange,
): Promise<Search> {
  const { owner } = await ownerOf(deps, accountId);
  const understoodChange = await understood(deps, wanted);
  return deps.db.transaction(async (tx) => {
    const search = await lockSearchOf(tx, owner, id);
    if (!search) throw new Refused('not-found', told({ SEARCH_NOT_FOUND }));
    return change(deps, tx, search, understoodChange);
  });
}

/** Deletes a search of an account. @throws Refused `not-found` also for another's. */
export async function deleteOwn(deps: SearchDeps, accountId: number, id: number): Promise<void> {
  const { owner } = await ownerOf(deps, accountId);
  await deps.db.transaction(async (tx) => {
    const search = await lockSearchOf(tx, owner, id);
    if (!search) throw new Refused('not-found', told({ SEARCH_NOT_FOUND }));
    await deleteSearches(tx, [search.id]);
  });
}

/** Does something with the search that a token manages. @throws Refused `invalid` for an unknown token. */
async function withManaged<Result>(
  deps: SearchDeps,
  token: string,
  work: (tx: Db, search: Search) => Promise<Result>,
): Promise<Result> {
  return deps.db.transaction(async (tx) => {
    const search = isToken(token) ? await lockSearchByToken(tx, token) : undefined;
    if (!search) throw linkInvalid();
    return work(tx, search);
  });
}

/**
 * Changes the search that a token manages.
 * @throws Refused `invalid` for an unknown token, the name or the filters, `conflict` where there is a search with the
 *   same filters.
 */
export async function changeManaged(deps: SearchDeps, token: string, wanted: SearchChange): Promise<Search> {
  const understoodChange = await understood(deps, wanted);
  return withManaged(deps, token, (tx, search) => {
    if (!search.confirmedAt) throw linkInvalid();
    return change(deps, tx, search, understoodChange);
  });
}

/** Deletes the search that a token manages. @throws Refused `invalid` for an unknown token. */
export const deleteManaged = (deps: SearchDeps, token: string): Promise<void> =>
  withManaged(deps, token, (tx, search) => deleteSearches(tx, [search.id]));

/**
 * Ends the alerts of a search, also of one that waits for confirmation; twice is fine. Its owner can start it again.
 * @throws Refused `invalid` for an unknown token.
 */
export const unsubscribe = (deps: SearchDeps, token: string): Promise<void> =>
  withManaged(deps, token, async (tx, search) => {
    if (!search.confirmedAt) return deleteSearches(tx, [search.id]);
    await updateSearch(tx, search.id, { confirmTokenHash: null });
    await change(deps, tx, search, { paused: true });
  });
