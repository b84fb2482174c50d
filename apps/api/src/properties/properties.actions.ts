import type { OwnProperty, SellerFigures } from '@karachi-estates/contracts/ownProperties';
import { ACCOUNT_GONE, ACCOUNT_SUSPENDED, EMAIL_UNCONFIRMED } from '@karachi-estates/domain/accounts/messages';
import { checkTypeWithTitle } from '@karachi-estates/domain/homePapers/homePapers';
import { ONE_PHOTO_AT_A_TIME } from '@karachi-estates/domain/media/messages';
import {
  canFeature,
  canPublish,
  type PlanId,
  planInForce,
  planOf,
  type Subscription,
  wireLimit,
} from '@karachi-estates/domain/plans/plans';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import { isAnotherHome } from '@karachi-estates/domain/properties/likeness';
import {
  AD_CHANGED_MEANWHILE,
  FEATURED_OVER,
  KEY_OF_ANOTHER_AD,
  LISTING_HIDDEN,
  LISTING_LOOKED_AT,
  POSTED_MEANWHILE,
} from '@karachi-estates/domain/properties/messages';
import {
  canTransition,
  checkPurpose,
  type ListingStatus,
  UNDO_DELETE_SECONDS,
} from '@karachi-estates/domain/properties/status';
import type { CorrectedField } from '@karachi-estates/domain/reviews/corrections';
import { type Told, told } from '@karachi-estates/domain/words/sentence';
import { type AreaDictionary, areaDictionary } from '../areas/areas.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { reviewChange, reviewNew } from '../desk/reviews.actions.ts';
import { findReview, holdListing, noteRepeats, snapshotOf } from '../desk/reviews.store.ts';
import { DAY_MS } from '../durations.ts';
import { confirmFresh } from '../freshness/freshness.store.ts';
import { findTitle, forgetSeen, takeDeletedPapers } from '../homePapers/homePapers.store.ts';
import { partChanged } from '../homes/homes.actions.ts';
import { claimPictures, discardPictures, pictureOf, type StoredPicture } from '../media/media.actions.ts';
import { releaseMedia } from '../media/media.store.ts';
import { fingerprintOf } from '../plugins/idempotency.ts';
import { Refused } from '../refused.ts';
import { noteShownAgain } from '../searches/alerts.store.ts';
import {
  continueHistory,
  recordPrices,
  recordStates,
  startHistory,
  startHistoryUnseen,
  turnHistory,
  wasShown,
} from './history.store.ts';
import {
  findByIdempotencyKey,
  insertListing,
  lockSeller,
  readSubscription,
  type Seller,
  updateListing,
} from './listing.store.ts';
import { findEarlier, noteToCompare } from './lookalikes.store.ts';
import { countOwn, countOwnEvents, lockOwn, readOwn } from './ownProperties.store.ts';
import { redeemTickets, writeTicket } from './photoTickets.ts';
import {
  arrangePhotos,
  type CheckedListing,
  emptiedFields,
  type FormFields,
  type FormResult,
  lineOf,
  photoColumns,
  presentFields,
  readListing,
  stillFitting,
  textList,
} from './properties.form.ts';
import { takeDeletedPhotos } from './properties.store.ts';
import type { properties, StoredPhoto } from './properties.table.ts';

/** The signed-in seller. What their plan allows is read where it is needed, under the account's lock. */
export interface SellerCaller {
  id: number;
}

/** A featured ad is shown as such for this long. */
const FEATURED_DAYS = 30;

/** The ten seconds of undo count from the click; the request needs a moment too. */
const UNDO_GRACE_SECONDS = 5;

function checked<Value>(result: FormResult<Value>): Value {
  if (result.ok) return result.value;
  throw new Refused('invalid', result.why, result.fields);
}

function limitProblem(verdict: Told & { liftedBy?: PlanId }): Refused {
  return new Refused('forbidden', verdict, verdict.liftedBy ? { plan: verdict.liftedBy } : undefined);
}

const photoOf = ({ hash, width, height, thumbhash }: StoredPhoto): StoredPhoto => ({ hash, width, height, thumbhash });

/**
 * Where the operator wants it, nothing is published before the seller's address is confirmed.
 * @throws Refused `forbidden`
 */
function requireConfirmed(deps: Deps, seller: Seller | undefined): void {
  if (deps.settings.confirmBeforePublishing && !seller?.emailProvenAt)
    throw new Refused('forbidden', told({ EMAIL_UNCONFIRMED }));
}

/**
 * The seller's plan, under the account's lock. A request that is under way when the account is suspended changes
 * nothing.
 * @throws Refused `forbidden` for a suspended seller, `not-found` for an account that is gone.
 */
async function requireSeller(tx: Db, { id }: SellerCaller): Promise<Seller> {
  const seller = await lockSeller(tx, id);
  if (!seller) throw new Refused('not-found', told({ ACCOUNT_GONE }));
  if (seller.isSuspended) throw new Refused('forbidden', told({ ACCOUNT_SUSPENDED }));
  return seller;
}

/** What the plan in force has room for now, one listing more or one featured ad more. */
async function readRoom(db: Db, seller: SellerCaller, subscription: Subscription | undefined, now: Date) {
  const totals = await countOwn(db, seller.id, now);
  const plan = planInForce(subscription ?? { plan: 'basic', expiresAt: null }, now);
  return {
    publish: canPublish({ plan, activeListings: totals.active }),
    feature: canFeature({ plan, featuredListings: totals.featured }),
  };
}

/**
 * Refuses before anything is uploaded when the seller's plan has no room for another ad, unless the request repeats one
 * that made its ad already.
 * @throws Refused `forbidden` with the reason; `fields.plan` names the plan that lifts it.
 */
export async function requireRoomToPublish(deps: Deps, seller: SellerCaller, key: string | null): Promise<void> {
  const subscription = await readSubscription(deps.db, seller.id);
  requireConfirmed(deps, subscription);
  const { publish } = await readRoom(deps.db, seller, subscription, deps.clock());
  if (publish.ok) return;
  // Asked last: the first of two equal requests may have taken the last place a moment ago.
  if (key !== null && (await findByIdempotencyKey(deps.db, seller.id, key))) return;
  throw limitProblem(publish);
}

async function ownOrMissing(deps: Deps, seller: SellerCaller, id: number, deletedToo = false): Promise<OwnProperty> {
  const own = await readOwn(deps, seller.id, id, deletedToo);
  if (!own) throw new Refused('not-found', told({ PROPERTY_NOT_FOUND }));
  return own;
}

/** The photos that an ad's form names by the tickets of those sent ahead of it. */
async function photosSentAhead(deps: Deps, seller: SellerCaller, fields: FormFields) {
  const named = checked(textList('existing_images', fields.existing_images)) ?? [];
  return redeemTickets(deps, seller.id, named);
}

/**
 * Takes a photo whose ad is still being filled in. Until an ad claims it, nothing shows it.
 * @throws Refused `invalid` unless there is exactly one.
 */
export async function takePhotoAhead(deps: Deps, seller: SellerCaller, pictures: StoredPicture[]) {
  const [picture, ...others] = pictures;
  if (!picture || others.length > 0) {
    await discardPictures(deps, pictures);
    throw new Refused('invalid', told({ ONE_PHOTO_AT_A_TIME }), { image_url: told({ ONE_PHOTO_AT_A_TIME }) });
  }
  return { ticket: await writeTicket(deps, seller.id, picture.hash), picture: pictureOf(picture) };
}

/** The same ad gives the same fingerprint, whether its photos came along or were sent ahead. */
const adFingerprint = (listing: CheckedListing, photos: StoredPhoto[], feature: boolean) =>
  fingerprintOf([Object.entries(listing).sort(), photos.map((photo) => photo.hash), feature]);

/**
 * The seller's own listing whose first date and prices an ad keeps that is posted anew; undefined where there is none.
 * @throws Refused `conflict` where the ad repeats a listing that its seller was not asked about, though they were
 * asked.
 */
async function readContinued(
  tx: Db,
  seller: SellerCaller,
  { listing, photos }: { listing: CheckedListing; photos: readonly StoredPhoto[] },
  said: FormFields,
) {
  const ad = { ...listing, phone: listing.cellNo, photos: photos.map(({ hash }) => hash) };
  const { repeated, continued } = await findEarlier(tx, seller.id, ad, said.another_home === '1');
  if (repeated && said.asked_about !== undefined && said.asked_about !== String(repeated.id)) {
    const why = told({ POSTED_MEANWHILE });
    throw new Refused('conflict', why, { asked_about: why });
  }
  return continued && lockOwn(tx, seller.id, continued.id);
}

/** What follows where a new ad is shown at once; `continued` is the listing that it is posted anew for. */
async function showNew(
  tx: Db,
  id: number,
  continued: typeof properties.$inferSelect | undefined,
  { areas, now }: { areas: AreaDictionary; now: Date },
): Promise<void> {
  if (continued) {
    if (await wasShown(tx, continued.id)) await noteShownAgain(tx, id, continued.status !== 'active');
    // By its date it is in no queue of new ads.
    await noteRepeats(tx, id, snapshotOf(continued, areas), now);
  }
  await confirmFresh(tx, id, now);
  await startHistory(tx, [id]);
}

/**
 * Posts an ad, or answers the one that an earlier request with the same key made. Pictures that this request brought
 * are taken back when it fails or repeats.
 * @throws Refused `invalid` naming the fields, `forbidden` at the plan's limit or for a suspended seller, `key-reused`
 * and the listing when a key comes again with other content.
 */
export async function publishListing(
  deps: Deps,
  seller: SellerCaller,
  form: { fields: FormFields; pictures: StoredPicture[]; key: string | null },
): Promise<OwnProperty> {
  try {
    const sentAhead = await photosSentAhead(deps, seller, form.fields);
    const photos = checked(arrangePhotos(form.fields, [], form.pictures.map(photoOf), sentAhead));
    const areas = await areaDictionary(deps);
    const listing = checked(readListing(form.fields, areas, photos.length));
    const mode = deps.settings.review;
    const feature = form.fields.featured === '1';
    const now = deps.clock();
    const fingerprint = adFingerprint(listing, photos, feature);
    const { id, repeated } = await deps.db.transaction(async (tx) => {
      const subscription = await requireSeller(tx, seller);
      const earlier = form.key === null ? undefined : await findByIdempotencyKey(tx, seller.id, form.key);
      if (earlier?.fingerprint && earlier.fingerprint !== fingerprint)
        throw new Refused('key-reused', told({ KEY_OF_ANOTHER_AD }), { property_id: String(earlier.id) });
      if (earlier) return { id: earlier.id, repeated: true };
      requireConfirmed(deps, subscription);
      const room = await readRoom(tx, seller, subscription, now);
      if (!room.publish.ok) throw limitProblem(room.publish);
      if (feature && !room.feature.ok) throw limitProblem(room.feature);
      await claimPictures(
        tx,
        photos.map((photo) => photo.hash),
      );
      const continued = await readContinued(tx, seller, { listing, photos }, form.fields);
      const { points, isHeld } = await reviewNew(tx, mode, { ...listing, photos, sellerId: seller.id }, now);
      const added = await insertListing(tx, {
        ...listing,
        ...photoColumns(photos),
        ...(isHeld && { status: 'paused' as const, hiddenAt: now }),
        sellerId: seller.id,
        featuredUntil: feature ? new Date(now.getTime() + FEATURED_DAYS * DAY_MS) : null,
        idempotencyKey: form.key,
        fingerprint: form.key === null ? null : fingerprint,
        createdAt: continued?.createdAt ?? now,
        updatedAt: now,
      });
      if (continued) await continueHistory(tx, continued.id, { id: added, price: listing.price }, now);
      // Also of an ad that waits: who decides about it should know of its double.
      await noteToCompare(tx, added, now);
      if (isHeld) {
        await holdListing(tx, added, { points, statusBefore: 'active', adBefore: null }, now);
        await startHistoryUnseen(tx, added);
      } else await showNew(tx, added, continued, { areas, now });
      return { id: added, repeated: false };
    });
    if (repeated) await discardPictures(deps, form.pictures);
    return await ownOrMissing(deps, seller, id, repeated);
  } catch (error) {
    await discardPictures(deps, form.pictures);
    throw error;
  }
}

function featuredAfter(wish: string | undefined, present: Date | null, now: Date): Date | null {
  if (wish === '0') return null;
  if (wish === '1' && (present === null || present <= now)) return new Date(now.getTime() + FEATURED_DAYS * DAY_MS);
  return present;
}

/**
 * A listing as it stands once some of its fields are corrected, by the rules of its form: what else it says stays,
 * except what does not fit its new type or lies in an area that it leaves.
 * @param fields the corrected ones
 * @throws Refused `invalid` naming the fields.
 */
export function correctedListing(
  row: typeof properties.$inferSelect,
  fields: Partial<Record<CorrectedField, string>>,
  areas: AreaDictionary,
): CheckedListing {
  const areaStays = fields.area_id === undefined;
  const present = presentFields(row, { areaStays, sizeStays: fields.dimension === undefined });
  const kept = stillFitting({ ...present, ...fields }, fields.property_type ?? row.propertyType);
  const listing = checked(readListing({ ...kept, ...fields }, areas, row.photos.length));
  requirePurpose(row, listing);
  return listing;
}

/**
 * What is sold or rented stays offered as it was. What an import brought otherwise may be changed in all else.
 * @throws Refused `invalid` naming the purpose
 */
function requirePurpose(row: typeof properties.$inferSelect, { purpose }: CheckedListing): void {
  if (purpose === row.purpose) return;
  const verdict = checkPurpose(row.status, purpose);
  if (!verdict.ok) throw new Refused('invalid', verdict, { purpose: verdict });
}

/**
 * Lets a listing change its type only where its papers go with it: a file stays a file.
 * @throws Refused `invalid` naming the type
 */
export async function requireTypeOfPapers(tx: Db, id: number, type: { before: string; after: string }): Promise<void> {
  if (type.before === type.after) return;
  const verdict = checkTypeWithTitle(type.after, await findTitle(tx, id));
  if (!verdict.ok) throw new Refused('invalid', verdict, { property_type: verdict });
}

/**
 * An ad as it stands once fields are sent and emptied: what else it says stays, except what does not fit its new type
 * or lies in an area that it leaves.
 * @returns `pin`, where the pin that was set before stays
 * @throws Refused `invalid` naming the fields.
 */
function changedListing(
  row: typeof properties.$inferSelect,
  fields: FormFields,
  emptied: FormFields,
  areas: AreaDictionary,
  photos: number,
): { listing: CheckedListing; pin: Partial<Pick<typeof row, 'latitude' | 'longitude'>> } {
  const sent = Object.entries(fields).filter(([, value]) => value?.trim());
  // A new area may come by name alone: the old id must not win over it.
  const areaSent = sent.some(([name]) => name === 'area' || name === 'area_id');
  const isMoved = areaSent && !sent.some(([name, value]) => name === 'area_id' && value === String(row.areaId));
  // A pin that was set before is not asked again: an import may have put it anywhere.
  const pinStays = !isMoved && !sent.some(([name]) => name === 'pin') && emptied.pin === undefined;
  const { latitude, longitude } = row;
  // A new dimension in words means a new size, unless a number comes with it. Forms send the old one again.
  const isResized = sent.some(([name, value]) => name === 'dimension' && lineOf(value) !== row.dimension);
  const sizeStays = !isResized && emptied.dimension === undefined;
  // What lies in the old area cannot be in a new one.
  const present = presentFields(row, { areaStays: !isMoved, sizeStays });
  const kept = stillFitting(present, fields.property_type?.trim() || row.propertyType);
  const listing = checked(readListing({ ...kept, ...emptied, ...Object.fromEntries(sent) }, areas, photos));
  requirePurpose(row, listing);
  return { listing, pin: pinStays ? { latitude, longitude } : {} };
}

/**
 * What must hold once the seller's row is locked, so that nobody else changes it meanwhile; it throws what is refused.
 */
type Requirement = (tx: Db) => Promise<void>;

/** @throws Refused `conflict` where an ad has been changed since its seller read it, as far as they say when. */
function requireSeen(row: typeof properties.$inferSelect, seen: string | undefined): void {
  if (!seen?.trim() || seen === row.updatedAt.toISOString()) return;
  const why = told({ AD_CHANGED_MEANWHILE });
  throw new Refused('conflict', why, { seen: why });
}

/**
 * Changes an ad: fields that were sent and are not empty, those named to be emptied, and its photos. Another seller's
 * ad is not found. With `resumes` it is shown again in the same step, and with the field `bring_back` one that was
 * deleted and is not erased yet.
 * @throws Refused `invalid` naming the fields, `forbidden` when the plan has no featured ad left, `not-found`,
 * `conflict` where it is not as it was `seen`.
 */
export async function changeListing(
  deps: Deps,
  seller: SellerCaller,
  id: number,
  form: { fields: FormFields; pictures: StoredPicture[]; require?: Requirement; resumes?: boolean },
): Promise<OwnProperty> {
  try {
    const areas = await areaDictionary(deps);
    const sentAhead = await photosSentAhead(deps, seller, form.fields);
    const emptied = checked(emptiedFields(form.fields));
    const now = deps.clock();
    await deps.db.transaction(async (tx) => {
      const subscription = await requireSeller(tx, seller);
      await form.require?.(tx);
      const bringsBack = form.fields.bring_back === '1' && (await lockOwn(tx, seller.id, id))?.status === 'deleted';
      if (form.resumes || bringsBack)
        await setStatus(tx, deps, { seller, subscription }, { id, status: 'active', bringsBack });
      if (bringsBack) await noteShownAgain(tx, id, true);
      const row = await lockOwn(tx, seller.id, id);
      if (!row || row.status === 'deleted') throw new Refused('not-found', told({ PROPERTY_NOT_FOUND }));
      if (!bringsBack) requireSeen(row, form.fields.seen);
      const photos = checked(arrangePhotos(form.fields, row.photos, form.pictures.map(photoOf), sentAhead));
      const { listing, pin } = changedListing(row, form.fields, emptied, areas, photos.length);
      await requireTypeOfPapers(tx, id, { before: row.propertyType, after: listing.propertyType });
      const featuredUntil = featuredAfter(form.fields.featured, row.featuredUntil, now);
      const newlyFeatured = featuredUntil !== null && featuredUntil.getTime() !== row.featuredUntil?.getTime();
      const room = newlyFeatured ? await readRoom(tx, seller, subscription, now) : undefined;
      if (room && !room.feature.ok) throw limitProblem(room.feature);
      const hashes = photos.map((photo) => photo.hash);
      await claimPictures(tx, hashes);
      if (listing.price !== row.price || listing.purpose !== row.purpose) await startHistory(tx, [id]);
      const after = { ...row, ...listing, ...pin, photos };
      const hold = await reviewChange(tx, { mode: deps.settings.review, before: row, after, areas, now });
      const columns = { ...listing, ...pin, ...photoColumns(photos), ...hold };
      await updateListing(tx, id, { ...columns, featuredUntil, updatedAt: now });
      if (isAnotherHome(row, listing)) {
        await forgetSeen(tx, id, now);
        await partChanged(tx, id, now);
      }
      // Whoever edits a listing has it on offer.
      await confirmFresh(tx, id, now);
      if (listing.purpose !== row.purpose) await turnHistory(tx, [id], now);
      else if (listing.price !== row.price) await recordPrices(tx, [{ id, price: listing.price }], now);
      if (hold.status) await recordStates(tx, [id], now);
      const dropped = row.photos.map((photo) => photo.hash).filter((hash) => !hashes.includes(hash));
      await releaseMedia(tx, dropped, now);
      await noteToCompare(tx, id, now);
    });
    return await ownOrMissing(deps, seller, id);
  } catch (error) {
    await discardPictures(deps, form.pictures);
    throw error;
  }
}

/** Only what is active or paused counts as featured; a mark that comes back with a listing needs room again. */
const countsAsFeatured = (status: ListingStatus) => status === 'active' || status === 'paused';

/** Takes a listing of a seller whose row is locked to another status. @returns whether its mark as featured is over. */
async function setStatus(
  tx: Db,
  deps: Deps,
  { seller, subscription }: { seller: SellerCaller; subscription: Seller },
  { id, status, bringsBack }: { id: number; status: ListingStatus; bringsBack?: boolean },
): Promise<boolean> {
  const now = deps.clock();
  const row = await lockOwn(tx, seller.id, id);
  const undoable =
    row?.deletedAt &&
    row.statusBefore === status &&
    now.getTime() - row.deletedAt.getTime() <= (UNDO_DELETE_SECONDS + UNDO_GRACE_SECONDS) * 1_000;
  if (!row || (row.status === 'deleted' && !undoable && !bringsBack))
    throw new Refused('not-found', told({ PROPERTY_NOT_FOUND }));
  const verdict = canTransition(row.status, status, row.purpose);
  if (!verdict.ok) throw new Refused('conflict', verdict);
  if (status === 'active' && row.hiddenAt) {
    const isHeld = (await findReview(tx, id))?.state === 'held';
    throw new Refused('conflict', isHeld ? told({ LISTING_LOOKED_AT }) : told({ LISTING_HIDDEN }));
  }
  const room = await readRoom(tx, seller, subscription, now);
  if (status === 'active') requireConfirmed(deps, subscription);
  if (status === 'active' && !room.publish.ok) throw limitProblem(room.publish);
  const marked = row.featuredUntil !== null && row.featuredUntil > now;
  const comesBack = marked && countsAsFeatured(status) && !countsAsFeatured(row.status);
  const unfeature = comesBack && !room.feature.ok;
  await updateListing(tx, id, {
    status,
    ...(unfeature ? { featuredUntil: null } : {}),
    statusBefore: status === 'deleted' && row.status !== 'deleted' ? row.status : null,
    deletedAt: status === 'deleted' ? now : null,
    // A deletion that is undone leaves it waiting for a larger plan, as it was.
    pausedByPlan: row.pausedByPlan && (status === 'deleted' || row.status === 'deleted') && status !== 'active',
    updatedAt: now,
  });
  if (status === 'active') await confirmFresh(tx, id, now);
  await recordStates(tx, [id], now);
  return unfeature;
}

/**
 * Pauses, resumes, marks sold or rented, deletes, or undoes a deletion within ten seconds. A listing that comes back
 * while the plan's featured ads are in use comes back without its mark, and `note` says so.
 * @throws Refused `forbidden` when the plan has no room to resume, `not-found`, `conflict` for a change that makes no
 * sense.
 */
export async function changeStatus(
  deps: Deps,
  seller: SellerCaller,
  id: number,
  status: ListingStatus,
  require?: Requirement,
): Promise<{ property: OwnProperty; note: Told | undefined }> {
  const unfeatured = await deps.db.transaction(async (tx) => {
    const subscription = await requireSeller(tx, seller);
    await require?.(tx);
    return setStatus(tx, deps, { seller, subscription }, { id, status });
  });
  return {
    property: await ownOrMissing(deps, seller, id, true),
    note: unfeatured ? told({ FEATURED_OVER }) : undefined,
  };
}

/** Ads whose pictures one transaction lets go. */
const RELEASED_AT_ONCE = 500;

/**
 * Lets the pictures of ads go that were deleted so long ago that the settings say so; the purge then removes their
 * files. Told to stop, it ends after the batch in hand.
 */
export async function releaseDeletedPictures(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  { stopping, limit = RELEASED_AT_ONCE }: { stopping?: AbortSignal | undefined; limit?: number } = {},
): Promise<void> {
  const before = new Date(deps.clock().getTime() - deps.settings.retention.pictureDays * DAY_MS);
  for (let taken = limit; taken >= limit && !stopping?.aborted; ) {
    taken = await deps.db.transaction(async (tx) => {
      const released = await takeDeletedPhotos(tx, before, limit);
      // Their time is over, whatever that of a picture is which an ad that is shown let go.
      const documents = await takeDeletedPapers(tx, before, limit);
      await releaseMedia(tx, [...new Set([...released.flat(), ...documents])], new Date(0));
      return Math.max(released.length, documents.length);
    });
  }
}

/** The figures of a seller's dashboard. */
export async function readFigures(deps: Deps, seller: SellerCaller): Promise<SellerFigures> {
  const now = deps.clock();
  const totals = await countOwn(deps.db, seller.id, now);
  const events = await countOwnEvents(deps.db, seller.id, now);
  const subscription = await readSubscription(deps.db, seller.id);
  const plan = planOf(planInForce(subscription ?? { plan: 'basic', expiresAt: null }, now));
  return {
    active: totals.active,
    paused: totals.paused,
    sold: totals.sold,
    rented: totals.rented,
    views_30d: events.views,
    contacts_30d: events.contacts,
    plan: plan.id,
    plan_until: plan.id === 'basic' ? null : (subscription?.expiresAt?.toISOString() ?? null),
    listings_left: wireLimit(Math.max(0, plan.maxActiveListings - totals.active)),
    featured_left: Math.max(0, plan.maxFeatured - totals.featured),
  };
}
