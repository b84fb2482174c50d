import { createReadStream } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { formatPriceShort } from '@karachi-estates/domain/properties/price';
import { factsThatFit } from '@karachi-estates/domain/properties/typeFields';
import { type PropertyType, typeGroup } from '@karachi-estates/domain/properties/vocabulary';
import { parse } from 'csv-parse';
import { doubtsAbout, usualPrices } from './plausible.ts';

/**
 * Makes `listings.json` from a file of listing facts: `tsx src/db/seed/generate.ts <listings.csv.gz>`. The same file
 * gives the same result. Only facts are taken over (type, purpose, area, rooms, size, price, point); every sentence is
 * composed here.
 */
const SOURCE = 'zameen-2019';
const WANTED = { home: 506, perArea: 14 };

type Purpose = 'sale' | 'rent';

interface Fact {
  type: string;
  purpose: Purpose;
  price: number;
  area: string;
  latitude: number;
  longitude: number;
  bedrooms: number | null;
  bathrooms: number | null;
  size: string;
  sqft: number;
}

/** A small generator of repeatable chance (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = chance(112);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item);
}

const TYPES: Record<string, string> = {
  House: 'House',
  Flat: 'Flat',
  Penthouse: 'Penthouse',
  'Upper Portion': 'Upper Portion',
  'Lower Portion': 'Lower Portion',
  'Farm House': 'Farm House',
  Room: 'Room',
};

async function readFacts(path: string): Promise<Fact[]> {
  const facts: Fact[] = [];
  const seen = new Set<string>();
  const rows = createReadStream(path)
    .pipe(createGunzip())
    .pipe(parse({ columns: true }));
  for await (const row of rows as AsyncIterable<Record<string, string>>) {
    const type = TYPES[row.property_type ?? ''];
    if (row.source !== SOURCE || !type || row.duplicate_of || row.coord_precision !== 'listing') continue;
    const fact = {
      type,
      purpose: row.purpose === 'For Rent' ? ('rent' as const) : ('sale' as const),
      price: Number(row.price_pkr),
      area: row.area_name ?? '',
      latitude: Number(row.latitude),
      longitude: Number(row.longitude),
      bedrooms: row.bedrooms ? Number(row.bedrooms) : null,
      bathrooms: row.baths ? Number(row.baths) : null,
      size: row.area_size ?? '',
      sqft: Number(row.area_sqft),
    };
    // One offer is often advertised more than once, at points a street apart.
    const offer = JSON.stringify({ ...fact, latitude: 0, longitude: 0 });
    if (doubtsAbout(fact).length > 0 || seen.has(offer)) continue;
    seen.add(offer);
    facts.push(fact);
  }
  return facts.filter(usualPrices(facts));
}

/** How many listings of each type and purpose the demo shows. */
const SHARES: [type: string, purpose: Purpose, count: number][] = [
  ['House', 'sale', 150],
  ['House', 'rent', 46],
  ['Flat', 'sale', 115],
  ['Flat', 'rent', 55],
  ['Upper Portion', 'sale', 28],
  ['Upper Portion', 'rent', 28],
  ['Lower Portion', 'sale', 18],
  ['Lower Portion', 'rent', 18],
  ['Penthouse', 'sale', 18],
  ['Penthouse', 'rent', 10],
  ['Farm House', 'sale', 6],
  ['Room', 'rent', 14],
];

/** Where most of the city's listings are. */
const LARGE = new Set(['DHA Defence', 'Clifton', 'Gulshan-e-Iqbal Town', 'Gulistan-e-Jauhar', 'Bahria Town Karachi']);

/**
 * Offers that are much alike: the same type, purpose and area, and about the same size in square feet. So many make
 * prices that can be compared, as they are in a market of more than 600 listings.
 */
const ALIKE: [type: string, purpose: Purpose, area: string, sqft: number, count: number][] = [
  ['House', 'sale', 'Bahria Town Karachi', 1_125, 16],
  ['House', 'sale', 'Gulistan-e-Jauhar', 1_080, 15],
  ['House', 'sale', 'DHA Defence', 4_500, 16],
  ['House', 'sale', 'Gadap Town', 1_080, 13],
  ['Flat', 'sale', 'Gulshan-e-Iqbal Town', 1_350, 15],
  ['Flat', 'sale', 'Clifton', 1_800, 30],
  ['Flat', 'rent', 'Gulistan-e-Jauhar', 1_350, 13],
];

/** Sizes that count as about the same, on both sides. */
const ALIKE_WITHIN = 0.1;

function choose(facts: Fact[]): Fact[] {
  const inArea = new Map<string, number>();
  const chosen: Fact[] = [];
  const order = shuffled(facts);
  const take = (fact: Fact) => {
    inArea.set(fact.area, (inArea.get(fact.area) ?? 0) + 1);
    chosen.push(fact);
  };
  for (const [type, purpose, area, sqft, count] of ALIKE) {
    const alike = order.filter(
      (fact) =>
        fact.type === type &&
        fact.purpose === purpose &&
        fact.area === area &&
        Math.abs(fact.sqft / sqft - 1) <= ALIKE_WITHIN,
    );
    for (const fact of alike.slice(0, count)) take(fact);
  }
  for (const [type, purpose, count] of SHARES) {
    let taken = chosen.filter((fact) => fact.type === type && fact.purpose === purpose).length;
    for (const room of [WANTED.perArea / 2, WANTED.perArea, 60]) {
      for (const fact of order) {
        if (taken === count) break;
        if (fact.type !== type || fact.purpose !== purpose || chosen.includes(fact)) continue;
        if ((inArea.get(fact.area) ?? 0) >= room * (LARGE.has(fact.area) ? 4 : 1)) continue;
        take(fact);
        taken += 1;
      }
    }
  }
  return chosen.slice(0, WANTED.home);
}

/** Large houses of the coastal areas are called bungalows there, and some flats apartments. */
function localType(fact: Fact): string {
  const coastal = /DHA|Clifton|KDA|PECHS|Bath Island|Cantt/.test(fact.area);
  if (fact.type === 'House' && fact.sqft >= 4_500 && coastal) return 'Bungalow';
  if (fact.type === 'Flat' && coastal && random() < 0.4) return 'Appartment';
  return fact.type;
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const inWords = (count: number) => NUMBERS[count] ?? String(count);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const plural = (count: number, noun: string) => `${inWords(count)} ${noun}${count === 1 ? '' : 's'}`;
const nounOf = (type: string) => (type === 'Appartment' ? 'apartment' : type.toLowerCase());
const asWords = (rupees: number) =>
  rupees < 100_000 ? rupees.toLocaleString('en') : formatPriceShort(rupees).toLowerCase();
const article = (noun: string) => (/^[aeiou]/.test(noun) ? 'an' : 'a');

function titleOf(fact: Fact, type: string): string {
  const noun = nounOf(type);
  const rent = fact.purpose === 'rent' ? ' for rent' : '';
  const beds = fact.bedrooms ? `${fact.bedrooms}-bedroom ` : '';
  const forms = [
    `${capital(`${beds}${noun}`)}${rent} in ${fact.area}`,
    `${fact.size} ${noun}${rent} in ${fact.area}`,
    `${capital(noun)}${rent} in ${fact.area}, ${fact.size}`,
  ];
  if (fact.bedrooms) forms.push(`${capital(inWords(fact.bedrooms))} bed ${noun}${rent} on ${fact.size}, ${fact.area}`);
  if (fact.bedrooms && fact.bathrooms) {
    forms.push(
      `${capital(noun)} with ${plural(fact.bedrooms, 'bedroom')} and ${plural(fact.bathrooms, 'bathroom')}${rent}, ${fact.area}`,
    );
  }
  return pick(forms);
}

function descriptionOf(fact: Fact, type: string, garage: number): string {
  const noun = nounOf(type);
  const land = ['House', 'Bungalow', 'Farm House'].includes(type);
  const rent = fact.purpose === 'rent';
  const first = land
    ? `${capital(article(noun))} ${noun} on a plot of ${fact.size} in ${fact.area}, Karachi.`
    : `${capital(article(noun))} ${noun} of ${fact.size} in ${fact.area}, Karachi.`;
  const sentences = [first];
  if (fact.bedrooms) {
    const baths = fact.bathrooms ? ` and ${plural(fact.bathrooms, 'bathroom')}` : '';
    sentences.push(
      pick([
        `There are ${plural(fact.bedrooms, 'bedroom')}${baths}.`,
        `It has ${plural(fact.bedrooms, 'bedroom')}${baths}.`,
      ]),
    );
  }
  if (garage) sentences.push(pick(['One car can be parked inside.', 'Parking for a car belongs to it.']));
  const perFoot = Math.round(fact.price / fact.sqft).toLocaleString('en');
  sentences.push(
    rent
      ? `The rent asked is ${asWords(fact.price)} rupees a month, about ${perFoot} rupees a square foot.`
      : `The price asked is ${asWords(fact.price)} rupees, about ${perFoot} rupees a square foot.`,
  );
  const visit = pick([
    'Call or write to arrange a visit.',
    'Visits by appointment, on weekdays after five and all day on Sunday.',
    'Please call before you come.',
  ]);
  return `${sentences.join(' ')}\n\n${visit}`;
}

const numbered = (name: string, count: number, end = ''): string[] =>
  Array.from({ length: count }, (_, index) => `${name}-${String(index + 1).padStart(2, '0')}${end}`);

const ROOMS = {
  living: numbered('living', 9),
  bedroom: numbered('bedroom', 7),
  kitchen: numbered('kitchen', 5),
  bathroom: numbered('bathroom', 3),
  lounge: numbered('lounge', 2),
};

const flats = numbered('flat', 8, '-front');
const plots = numbered('plot', 3);

const FRONTS: Record<string, string[]> = {
  House: numbered('house', 12, '-front'),
  Bungalow: numbered('bungalow', 4, '-front'),
  Flat: flats,
  Appartment: flats,
  Penthouse: numbered('penthouse', 2, '-terrace'),
  'Upper Portion': numbered('upper-portion', 3, '-front'),
  'Lower Portion': numbered('lower-portion', 3, '-front'),
  'Farm House': numbered('farmhouse', 1),
  Room: ROOMS.bedroom,
  'Residential Plot': plots,
  'Commercial Plot': plots,
  'Plot File': plots,
  Office: numbered('office', 2),
  Shop: numbered('shop', 2),
  Warehouse: numbered('warehouse', 1),
  Building: flats,
  Factory: numbered('warehouse', 1),
};

/** The pictures that a listing of a type may begin with: a flat is as often shown from inside first. */
const coversOf = (type: string): string[] => [
  ...(FRONTS[type] ?? []),
  ...(['Flat', 'Appartment', 'Penthouse', 'Upper Portion', 'Lower Portion'].includes(type) ? ROOMS.living : []),
];

/** Two pages of the list repeat no cover. */
const FIRST_PAGES = 48;

/**
 * Brings the listings into their order, newest first, each with its cover: those of the first pages have one of their
 * own, all others the one of their type that was not seen for longest among those for sale, or for rent.
 */
function arranged<Item extends { type: string; purpose: Purpose }>(all: readonly Item[]): (Item & { cover: string })[] {
  const used = new Set<string>();
  const seen = { sale: new Map<string, number>(), rent: new Map<string, number>() };
  const first: (Item & { cover: string })[] = [];
  const rest: Item[] = [];
  // One of each type comes first, so that the first pages show what there is.
  const oneOfEach = [...new Map(all.map((item) => [item.type, item])).values()];
  for (const item of new Set([...oneOfEach, ...all])) {
    const cover = shuffled(coversOf(item.type)).find((each) => !used.has(each));
    if (cover === undefined || first.length === FIRST_PAGES) rest.push(item);
    else {
      used.add(cover);
      seen[item.purpose].set(cover, first.length);
      first.push({ ...item, cover });
    }
  }
  const others = rest.map((item, index) => {
    const covers = shuffled(coversOf(item.type));
    const last = (cover: string) => seen[item.purpose].get(cover) ?? -1;
    const cover = covers.reduce((one, other) => (last(other) < last(one) ? other : one));
    seen[item.purpose].set(cover, FIRST_PAGES + index);
    return { ...item, cover };
  });
  return [...shuffled(first), ...others];
}

function photosOf(type: string, cover: string): string[] {
  if (type === 'Room') return [cover, pick(ROOMS.bathroom)];
  if (typeGroup(type) !== 'homes') return [cover];
  const fronts = FRONTS[type] ?? [];
  const count = pick([1, 3, 4, 5, 5, 6, 6, 7, 8]);
  const tour = [
    ...(fronts.includes(cover) ? [] : [pick(fronts)]),
    pick(ROOMS.living),
    pick(ROOMS.kitchen),
    ...shuffled(ROOMS.bedroom).slice(0, 2),
    pick(ROOMS.bathroom),
    pick(ROOMS.lounge),
    ...shuffled(ROOMS.living),
  ];
  return [...new Set([cover, ...tour])].slice(0, count);
}

/** What the facts do not have and is invented. */
interface Invented {
  type: PropertyType;
  count: number;
  areas: string[];
  unit: 'sq ft' | 'sq yd';
  sizes: number[];
  /** Rupees a square foot. */
  salePerFoot: [number, number];
  /** The same for a month; every `rentEvery`th is for rent, none for 0. */
  rentPerFoot: [number, number];
  rentEvery: number;
  titles: string[];
  /** A sentence more about it. */
  note?: string;
}

const INVENTED: Invented[] = [
  {
    type: 'Office',
    count: 20,
    areas: ['Clifton', 'Shahra-e-Faisal', 'DHA Defence', 'Gulshan-e-Iqbal Town', 'Saddar Town'],
    unit: 'sq ft',
    sizes: [450, 650, 800, 1_200, 1_650, 2_400, 3_500],
    salePerFoot: [14_000, 26_000],
    rentPerFoot: [90, 180],
    rentEvery: 2,
    titles: ['Office floor', 'Open-plan office', 'Corner office', 'Furnished office'],
  },
  {
    type: 'Shop',
    count: 20,
    areas: ['Clifton', 'Gulistan-e-Jauhar', 'North Nazimabad', 'Saddar Town', 'DHA Defence', 'Tariq Road'],
    unit: 'sq ft',
    sizes: [120, 180, 240, 320, 450, 700],
    salePerFoot: [25_000, 60_000],
    rentPerFoot: [180, 420],
    rentEvery: 2,
    titles: ['Ground-floor shop', 'Shop on the main road', 'Corner shop', 'Shop with mezzanine'],
  },
  {
    type: 'Warehouse',
    count: 8,
    areas: [
      'Korangi',
      'SITE (Sindh Industrial Trading Estate)',
      'Landhi',
      'Mauripur Road',
      'Super Highway (M-9 Motorway)',
    ],
    unit: 'sq ft',
    sizes: [4_500, 9_000, 13_500, 22_500, 45_000],
    salePerFoot: [3_500, 7_000],
    rentPerFoot: [25, 55],
    rentEvery: 2,
    titles: ['Warehouse with loading bay', 'Warehouse near the highway', 'Storage warehouse'],
  },
  {
    type: 'Residential Plot',
    count: 20,
    areas: ['DHA Defence', 'Bahria Town Karachi', 'Scheme 33', 'Gadap Town', 'North Nazimabad', 'Malir'],
    unit: 'sq yd',
    sizes: [80, 120, 125, 200, 240, 400, 500, 1_000],
    salePerFoot: [4_000, 15_000],
    rentPerFoot: [0, 0],
    rentEvery: 0,
    titles: ['Residential plot', 'Corner plot', 'Park-facing plot', 'West-open plot', 'Walled plot'],
  },
  {
    type: 'Commercial Plot',
    count: 10,
    areas: ['DHA Defence', 'Clifton', 'Korangi', 'Gulshan-e-Iqbal Town', 'Super Highway (M-9 Motorway)'],
    unit: 'sq yd',
    sizes: [100, 200, 250, 500, 1_000, 2_000],
    salePerFoot: [15_000, 38_000],
    rentPerFoot: [30, 70],
    rentEvery: 3,
    titles: ['Commercial plot', 'Commercial plot on the main road', 'Corner commercial plot'],
  },
  {
    type: 'Plot File',
    count: 6,
    areas: ['DHA City Karachi', 'Taiser Town (Scheme 45)', 'Bahria Town Karachi'],
    unit: 'sq yd',
    sizes: [120, 125, 200, 240, 500],
    salePerFoot: [900, 3_200],
    rentPerFoot: [0, 0],
    rentEvery: 0,
    titles: ['Plot file', 'Open plot file'],
    note: 'It is a promise of a plot, not a plot: the land is not handed over yet.',
  },
  {
    type: 'Building',
    count: 5,
    areas: ['Saddar Town', 'DHA Defence', 'Shahra-e-Faisal', 'Gulshan-e-Iqbal Town'],
    unit: 'sq ft',
    sizes: [5_400, 9_000, 13_500, 18_000],
    salePerFoot: [12_000, 22_000],
    rentPerFoot: [70, 130],
    rentEvery: 3,
    titles: ['Commercial building', 'Ground-plus-four building', 'Building with basement parking'],
  },
  {
    type: 'Factory',
    count: 5,
    areas: ['Korangi', 'SITE (Sindh Industrial Trading Estate)', 'Landhi'],
    unit: 'sq ft',
    sizes: [9_000, 18_000, 27_000, 45_000],
    salePerFoot: [4_000, 8_000],
    rentPerFoot: [28, 60],
    rentEvery: 2,
    titles: ['Factory with loading bay', 'Factory with three-phase power', 'Factory shed'],
  },
];

interface AreaPoint {
  area_name: string;
  latitude: number;
  longitude: number;
}

function inventedFacts(kind: Invented, areas: AreaPoint[]) {
  const known = areas.filter((area) => kind.areas.includes(area.area_name));
  const noun = kind.type.toLowerCase();
  return Array.from({ length: kind.count }, (_, index) => {
    const area = known[index % known.length] as AreaPoint;
    const amount = pick(kind.sizes);
    const sqft = kind.unit === 'sq yd' ? amount * 9 : amount;
    const purpose: Purpose = kind.rentEvery > 0 && index % kind.rentEvery === kind.rentEvery - 1 ? 'rent' : 'sale';
    const [low, high] = purpose === 'sale' ? kind.salePerFoot : kind.rentPerFoot;
    const step = purpose === 'sale' ? 100_000 : 5_000;
    const price = Math.max(step, Math.round((sqft * (low + random() * (high - low))) / step) * step);
    const size = `${amount.toLocaleString('en')} ${kind.unit}`;
    const rent = purpose === 'rent' ? ' for rent' : '';
    const asked = `${asWords(price)} rupees${purpose === 'rent' ? ' a month' : ''}`;
    const note = kind.note ? ` ${kind.note}` : '';
    return {
      type: kind.type,
      purpose,
      price,
      area: area.area_name,
      latitude: area.latitude,
      longitude: area.longitude,
      ...factsThatFit(kind.type, {
        bedrooms: null,
        bathrooms: ['Warehouse', 'Factory'].includes(kind.type) ? 1 : pick([1, 1, 2]),
        garage: kind.type === 'Building' ? 1 : 0,
      }),
      size,
      sqft,
      title: `${pick(kind.titles)} of ${size}${rent} in ${area.area_name}`,
      description: `${capital(article(noun))} ${noun} of ${size} in ${area.area_name}, Karachi.${note} ${purpose === 'rent' ? 'The rent' : 'The price'} asked is ${asked}.\n\nA sample listing: it was composed for this demonstration.`,
    };
  });
}

const SELLERS = 12;
const SPREAD_MINUTES = 60 * 24 * 60;

const [path] = process.argv.slice(2);
if (!path) throw new Error('Name the file of listing facts (.csv.gz)');
const folder = new URL('./', import.meta.url);
const areas = (await import('./areas.json', { with: { type: 'json' } })).default as AreaPoint[];
const pictures = new Set(await readdir(new URL('pictures/', folder)));

const homes = choose(await readFacts(path)).map((fact) => {
  const type = localType(fact);
  const hasGarage = ['House', 'Bungalow', 'Penthouse', 'Farm House'].includes(type) || random() < 0.4;
  const garage = hasGarage && type !== 'Room' ? 1 : 0;
  // That a room is one room goes without saying.
  const told = type === 'Room' ? { ...fact, bedrooms: null } : fact;
  return {
    ...fact,
    ...factsThatFit(type, { ...fact, garage }),
    type,
    title: titleOf(told, type),
    description: descriptionOf(told, type, garage),
  };
});
const invented = INVENTED.flatMap((kind) => inventedFacts(kind, areas));
const listings = arranged(shuffled([...homes, ...invented])).map(({ cover, ...listing }, index, all) => {
  const photos = photosOf(listing.type, cover);
  for (const photo of photos) if (!pictures.has(`${photo}.jpg`)) throw new Error(`There is no picture ${photo}`);
  return {
    ...listing,
    photos,
    seller: Math.floor(random() * SELLERS),
    minutesAgo: Math.round(((index + random()) / all.length) * SPREAD_MINUTES) + 20,
  };
});
await writeFile(
  new URL('listings.json', folder),
  `[\n${listings.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`,
);
process.stdout.write(`${listings.length} listings in ${new Set(listings.map((each) => each.area)).size} areas\n`);
