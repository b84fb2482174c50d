import { readFile } from 'node:fs/promises';
import { kilometresBetween } from '@karachi-estates/domain/areas/neighbours';
import { inArray, sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { accounts } from '../accounts/accounts.table.ts';
import { areaParts, areas } from '../areas/areas.table.ts';
import { seedFolder } from '../db/assets.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { claimPictures, pictureOf, type StoredPicture, storePicture } from '../media/media.actions.ts';
import { properties, type StoredPhoto } from './properties.table.ts';

type Source = Pick<Deps, 'db' | 'media' | 'clock'>;

interface SeedListing {
  type: string;
  purpose: 'sale' | 'rent';
  price: number;
  area: string;
  latitude: number;
  longitude: number;
  bedrooms: number | null;
  bathrooms: number | null;
  size: string;
  sqft: number;
  garage: number;
  title: string;
  description: string;
  /** File names without extension. */
  photos: string[];
  seller: number;
  minutesAgo: number;
}

/** Twelve people who do not exist. Without a password nobody signs in as one. */
const SELLERS = [
  ['Ayesha', 'avatar-02'],
  ['Bilal', 'avatar-01'],
  ['Danish', 'avatar-03'],
  ['Erum', 'avatar-04'],
  ['Farooq', 'avatar-05'],
  ['Hina', 'avatar-06'],
  ['Imran', 'avatar-07'],
  ['Kiran', 'avatar-08'],
  ['Moiz', null],
  ['Nadia', null],
  ['Saad', null],
  ['Zara', null],
] as const;

/** A demo listing is in the part of its area whose centre is nearest, as long as it is within so many kilometres. */
const PART_WITHIN = 0.9;

const PICTURES_AT_ONCE = 3;
const ROWS_AT_ONCE = 100;

async function storeSeedPictures(source: Source, names: string[]): Promise<Map<string, StoredPicture>> {
  const stored = await pLimit(PICTURES_AT_ONCE).map(names, async (name) => {
    const bytes = await readFile(new URL(`pictures/${name}.jpg`, seedFolder));
    return [name, await storePicture(source, bytes)] as const;
  });
  return new Map(stored);
}

type PhotoOf = (name: string) => StoredPhoto;

async function insertSellers(tx: Db, photoOf: PhotoOf): Promise<number[]> {
  const rows = SELLERS.map(([name, portrait], index) => {
    const email = `${name.toLowerCase()}.sample@karachi-estates.example`;
    return {
      role: 'seller' as const,
      email,
      emailKey: email,
      firstName: name,
      lastName: 'Sample',
      phone: `+9230000000${String(index + 1).padStart(2, '0')}`,
      address: 'Sample address, Karachi',
      plan: 'premium' as const,
      profileImage: portrait ? pictureOf(photoOf(portrait)).src : null,
    };
  });
  const sellers = await tx.insert(accounts).values(rows).returning({ id: accounts.id });
  return sellers.map(({ id }) => id);
}

/** Finds the area that a listing names, and the part of it that is near. */
async function placeFinder(tx: Db, listings: readonly SeedListing[]) {
  const names = [...new Set(listings.map((listing) => listing.area))];
  const areaRows = await tx
    .select({ id: areas.id, name: areas.areaName })
    .from(areas)
    .where(inArray(areas.areaName, names));
  const areaIds = new Map(areaRows.map((area) => [area.name, area.id]));
  const parts = await tx.select().from(areaParts);
  return (listing: SeedListing) => {
    const areaId = areaIds.get(listing.area);
    if (areaId === undefined) throw new Error(`The demo listing '${listing.title}' lacks a known area`);
    const near = parts
      .filter((part) => part.areaId === areaId)
      .map((part) => ({ id: part.id, far: kilometresBetween(part, listing) ?? Number.POSITIVE_INFINITY }))
      .sort((one, other) => one.far - other.far)[0];
    return { areaId, partId: near && near.far <= PART_WITHIN ? near.id : null };
  };
}

/** What a demo listing says of itself, with its photos. */
function contentOf(listing: SeedListing, photoOf: PhotoOf) {
  const photos = listing.photos.map(photoOf);
  const [cover] = photos;
  if (!cover) throw new Error(`The demo listing '${listing.title}' lacks a picture`);
  return {
    purpose: listing.purpose,
    propertyType: listing.type,
    title: listing.title,
    description: listing.description,
    price: listing.price,
    dimension: listing.size,
    areaSqft: listing.sqft,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    garage: listing.garage,
    latitude: listing.latitude,
    longitude: listing.longitude,
    photos,
    photoCount: photos.length,
    coverHash: cover.hash,
    coverWidth: cover.width,
    coverHeight: cover.height,
    coverThumbhash: cover.thumbhash,
  };
}

async function insertSeedListings(tx: Db, listings: readonly SeedListing[], photoOf: PhotoOf, now: number) {
  const sellers = await insertSellers(tx, photoOf);
  const placeOf = await placeFinder(tx, listings);
  const rows = listings.map((listing) => {
    const createdAt = new Date(now - listing.minutesAgo * 60_000);
    const sellerId = sellers[listing.seller % sellers.length] as number;
    return { sellerId, ...placeOf(listing), ...contentOf(listing, photoOf), createdAt, updatedAt: createdAt };
  });
  // Oldest first, so that ids grow with time as they do in a living market.
  rows.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx.insert(properties).values(rows.slice(start, start + ROWS_AT_ONCE));
  }
  // Their pages say since when they are here, and nobody advertises before that.
  await tx.execute(sql`update accounts set created_at = first - interval '30 days'
    from (select seller_id, min(created_at) as first from properties group by seller_id) as ads
    where accounts.id = ads.seller_id`);
}

/** Fills an empty market with the demo listings, their sellers and pictures; all of it or, after a crash, again. */
export async function seedListings(source: Source): Promise<void> {
  const listings = JSON.parse(await readFile(new URL('listings.json', seedFolder), 'utf8')) as SeedListing[];
  const photos = [...new Set(listings.flatMap((listing) => listing.photos))];
  const portraits = SELLERS.flatMap(([, portrait]) => portrait ?? []);
  const pictures = await storeSeedPictures(source, [...new Set([...photos, ...portraits])]);
  const photoOf = (name: string): StoredPhoto => {
    const picture = pictures.get(name);
    if (!picture) throw new Error(`The demo picture ${name} is missing`);
    const { hash, width, height, thumbhash } = picture;
    return { hash, width, height, thumbhash };
  };
  const hashes = (names: readonly string[]) => names.map((name) => photoOf(name).hash);
  await source.db.transaction(async (tx) => {
    await insertSeedListings(tx, listings, photoOf, source.clock().getTime());
    await claimPictures(tx, hashes(photos));
    await claimPictures(tx, hashes(portraits));
  });
  // The embedded engine has no autovacuum; without it no list is read from its index alone.
  await source.db.execute('vacuum (analyze)');
}
