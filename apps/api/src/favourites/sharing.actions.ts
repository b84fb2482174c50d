import { SHORTLIST_FULL, SHORTLIST_LINK_INVALID } from '@karachi-estates/domain/favourites/messages';
import { checkVote, MOST_VOTERS, type Vote, voterKey } from '@karachi-estates/domain/favourites/votes';
import { parsePropertyId } from '@karachi-estates/domain/properties/address';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import { accountOf } from '../accounts/email.actions.ts';
import { countAttempt } from '../accounts/throttle.store.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../durations.ts';
import { createToken, hashToken, isToken } from '../plugins/tokens.ts';
import { inLanguage } from '../properties/areaNames.store.ts';
import { readCards } from '../properties/properties.store.ts';
import { Refused, refusal, tooMany } from '../refused.ts';
import { listWantedIds } from './favourites.store.ts';
import { countOtherVoters, findShare, listVotes, lockShare, writeShare, writeVote } from './sharing.store.ts';

/** A large family that changes its mind about every home. */
const VOTES_A_DAY = { limit: 500, windowMs: DAY_MS };

/** The votes on an account's shortlist as they are told to people. */
export async function votesOf(deps: Pick<Deps, 'db'>, accountId: number) {
  const votes = await listVotes(deps.db, accountId);
  return votes.map(({ propertyId, voter, vote, comment }) => ({ property_id: propertyId, name: voter, vote, comment }));
}

/** Makes a link to an account's shortlist; the one before it ends. @returns its secret, which is stored nowhere */
export async function share({ db, clock }: Pick<Deps, 'db' | 'clock'>, accountId: number): Promise<string> {
  const token = createToken();
  await writeShare(db, accountId, hashToken(token), clock());
  return token;
}

/** @throws Refused `not-found` for a link that has ended or never was. */
function existing(owner: number | undefined): number {
  if (owner === undefined) throw new Refused('not-found', told({ SHORTLIST_LINK_INVALID }));
  return owner;
}

const ownerOf = async ({ db }: Pick<Deps, 'db'>, token: string) =>
  existing(isToken(token) ? await findShare(db, hashToken(token)) : undefined);

/**
 * The shortlist behind a link: homes on the market that may be for the owner, and what was voted. The owner's own notes
 * stay theirs.
 * @throws Refused `not-found` for a link that has ended or never was.
 */
export async function readShared(deps: Deps, token: string, locale: Locale) {
  const owner = await ownerOf(deps, token);
  const { firstName } = await accountOf(deps, owner);
  const homes = await inLanguage(deps, locale, await readCards(deps, await listWantedIds(deps.db, owner)));
  const shown = new Set(homes.map((home) => home.property_id));
  const votes = (await votesOf(deps, owner)).filter((vote) => shown.has(vote.property_id));
  return { owner: firstName, homes, votes };
}

/**
 * Votes on a home of a shared shortlist; voting again replaces the vote of the same name.
 * @throws Refused `not-found` for a link that has ended or a home that is not on the list, `invalid` for a name or
 *   comment that is missing or too long, `conflict` where too many have voted, `too-many` with the seconds to wait.
 */
export async function vote(
  deps: Deps,
  cast: { token: string; propertyId: string; name: string; vote: Vote; comment?: string | undefined },
): Promise<void> {
  const owner = await ownerOf(deps, cast.token);
  const verdict = checkVote(cast);
  if (!verdict.ok) throw refusal(verdict);
  const now = deps.clock();
  const wait = await countAttempt(deps.db, [{ name: `shortlist:votes:${owner}`, ...VOTES_A_DAY }], now);
  if (wait > 0) throw tooMany(wait);
  const propertyId = parsePropertyId(cast.propertyId);
  if (propertyId === undefined || !(await listWantedIds(deps.db, owner)).includes(propertyId))
    throw new Refused('not-found', told({ PROPERTY_NOT_FOUND }));
  const key = voterKey(cast.name);
  await deps.db.transaction(async (tx) => {
    // The owner may have ended the link meanwhile. Its lock also has people vote one after the other.
    const accountId = existing(await lockShare(tx, hashToken(cast.token)));
    if ((await countOtherVoters(tx, accountId, key)) >= MOST_VOTERS)
      throw new Refused('conflict', told({ SHORTLIST_FULL }, { most: MOST_VOTERS }));
    await writeVote(tx, {
      accountId,
      propertyId,
      voterKey: key,
      voter: cast.name.trim(),
      vote: cast.vote,
      comment: (cast.comment ?? '').trim(),
      votedAt: now,
    });
  });
}
