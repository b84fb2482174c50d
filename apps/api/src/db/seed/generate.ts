import { createReadStream } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { formatPriceShort } from '@karachi-estates/domain/properties/price';
import { parse } from 'csv-parse';

/**
 * Makes `listings.json` from a file of listing facts: `tsx src/db/seed/generate.ts <listings.csv.gz>`. The same file
 * gives the same result. Only facts are taken over (type, purpose, area, rooms, size, price, point); every sentence is
 * composed here.
 */
const SOURCE = 'zameen-2019';
const WANTED = { home: 540, perArea: 14 };

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
};

async function readFacts(path: string): Promise<Fact[]> {
  const facts: Fact[] = [];
  const rows = createReadStream(path)
    .pipe(createGunzip())
    .pipe(parse({ columns: true }));
  for await (const row of rows as AsyncIterable<Record<string, string>>) {
    const type = TYPES[row.property_type ?? ''];
    if (row.source !== SOURCE || !type || row.duplicate_of || row.coord_precision !== 'listing') continue;
    const bedrooms = row.bedrooms ? Number(row.bedrooms) : null;
    if (bedrooms !== null && bedrooms > 12) continue;
    facts.push({
      type,
      purpose: row.purpose === 'For Rent' ? 'rent' : 'sale',
      price: Number(row.price_pkr),
      area: row.area_name ?? '',
      latitude: Number(row.latitude),
      longitude: Number(row.longitude),
      bedrooms,
      bathrooms: row.baths ? Number(row.baths) : null,
      size: row.area_size ?? '',
      sqft: Number(row.area_sqft),
    });
  }
  return facts;
}

/** How many listings of each type and purpose the demo shows. */
const SHARES: [type: string, purpose: Purpose, count: number][] = [
  ['House', 'sale', 170],
  ['House', 'rent', 45],
  ['Flat', 'sale', 135],
  ['Flat', 'rent', 60],
  ['Upper Portion', 'sale', 30],
  ['Upper Portion', 'rent', 30],
  ['Lower Portion', 'sale', 20],
  ['Lower Portion', 'rent', 20],
  ['Penthouse', 'sale', 20],
  ['Penthouse', 'rent', 10],
];

/** Where most of the city's listings are. */
const LARGE = new Set(['DHA Defence', 'Clifton', 'Gulshan-e-Iqbal Town', 'Gulistan-e-Jauhar', 'Bahria Town Karachi']);

function choose(facts: Fact[]): Fact[] {
  const inArea = new Map<string, number>();
  const chosen: Fact[] = [];
  const order = shuffled(facts);
  for (const [type, purpose, count] of SHARES) {
    let taken = 0;
    for (const room of [WANTED.perArea / 2, WANTED.perArea, 60]) {
      for (const fact of order) {
        if (taken === count) break;
        if (fact.type !== type || fact.purpose !== purpose || chosen.includes(fact)) continue;
        if ((inArea.get(fact.area) ?? 0) >= room * (LARGE.has(fact.area) ? 4 : 1)) continue;
        inArea.set(fact.area, (inArea.get(fact.area) ?? 0) + 1);
        chosen.push(fact);
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
  const land = ['House', 'Bungalow'].includes(type);
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

const ROOMS: Record<string, string[]> = {
  living: ['living-01', 'living-02', 'living-03', 'living-04', 'living-05'],
  bedroom: ['bedroom-01', 'bedroom-02', 'bedroom-03', 'bedroom-04'],
  kitchen: ['kitchen-01', 'kitchen-02', 'kitchen-03'],
  bathroom: ['bathroom-01', 'bathroom-02'],
  lounge: ['lounge-01', 'lounge-02'],
};

const FRONTS: Record<string, string[]> = {
  House: ['house-01-front', 'house-02-front', 'house-03-front', 'house-04-front', 'house-05-front', 'house-06-front'],
  Bungalow: ['bungalow-01-front', 'bungalow-02-front', 'bungalow-03-front', 'bungalow-04-front'],
  Flat: ['flat-01-front', 'flat-02-front', 'flat-03-front', 'flat-04-front'],
  Appartment: ['flat-01-front', 'flat-02-front', 'flat-03-front', 'flat-04-front'],
  Penthouse: ['penthouse-01-terrace', 'penthouse-02-terrace'],
  'Upper Portion': ['upper-portion-01-front', 'upper-portion-02-front'],
  'Lower Portion': ['lower-portion-01-front', 'lower-portion-02-front'],
  Office: ['office-01'],
  Shop: ['shop-01'],
  Warehouse: ['warehouse-01'],
};

let lastCover = '';

function photosOf(type: string): string[] {
  const fronts = FRONTS[type] ?? [];
  // A flat is as often shown from inside first: neighbours in a list then differ.
  const covers = ['Flat', 'Appartment', 'Penthouse', 'Upper Portion', 'Lower Portion'].includes(type)
    ? [...fronts, ...(ROOMS.living ?? [])]
    : fronts;
  const cover = pick(
    covers.filter((each) => each !== lastCover).length > 0 ? covers.filter((each) => each !== lastCover) : covers,
  );
  lastCover = cover;
  if (['Office', 'Shop', 'Warehouse'].includes(type)) return [cover];
  const count = pick([1, 3, 4, 5, 5, 6, 6, 7, 8]);
  const tour = [
    ...(fronts.includes(cover) ? [] : [pick(fronts)]),
    pick(ROOMS.living ?? []),
    pick(ROOMS.kitchen ?? []),
    ...shuffled(ROOMS.bedroom ?? []).slice(0, 2),
    pick(ROOMS.bathroom ?? []),
    pick(ROOMS.lounge ?? []),
    ...shuffled(ROOMS.living ?? []),
  ];
  return [...new Set([cover, ...tour])].slice(0, count);
}

interface Commercial {
  type: string;
  count: number;
  areas: string[];
  sizes: number[];
  salePerFoot: [number, number];
  rentPerFoot: [number, number];
  titles: string[];
}

const COMMERCIAL: Commercial[] = [
  {
    type: 'Office',
    count: 24,
    areas: ['Clifton', 'Shahra-e-Faisal', 'DHA Defence', 'Gulshan-e-Iqbal Town', 'Saddar Town'],
    sizes: [450, 650, 800, 1_200, 1_650, 2_400, 3_500],
    salePerFoot: [14_000, 26_000],
    rentPerFoot: [90, 180],
    titles: ['Office floor', 'Open-plan office', 'Corner office', 'Furnished office'],
  },
  {
    type: 'Shop',
    count: 24,
    areas: ['Clifton', 'Gulistan-e-Jauhar', 'North Nazimabad', 'Saddar Town', 'DHA Defence', 'Tariq Road'],
    sizes: [120, 180, 240, 320, 450, 700],
    salePerFoot: [25_000, 60_000],
    rentPerFoot: [180, 420],
    titles: ['Ground-floor shop', 'Shop on the main road', 'Corner shop', 'Shop with mezzanine'],
  },
  {
    type: 'Warehouse',
    count: 12,
    areas: [
      'Korangi',
      'SITE (Sindh Industrial Trading Estate)',
      'Landhi',
      'Mauripur Road',
      'Super Highway (M-9 Motorway)',
    ],
    sizes: [4_500, 9_000, 13_500, 22_500, 45_000],
    salePerFoot: [3_500, 7_000],
    rentPerFoot: [25, 55],
    titles: ['Warehouse with loading bay', 'Warehouse near the highway', 'Storage warehouse'],
  },
];

interface AreaPoint {
  area_name: string;
  latitude: number;
  longitude: number;
}

function commercialFacts(kind: Commercial, areas: AreaPoint[]) {
  const known = areas.filter((area) => kind.areas.includes(area.area_name));
  return Array.from({ length: kind.count }, (_, index) => {
    const area = known[index % known.length] as AreaPoint;
    const sqft = pick(kind.sizes);
    const purpose: Purpose = index % 2 === 0 ? 'sale' : 'rent';
    const [low, high] = purpose === 'sale' ? kind.salePerFoot : kind.rentPerFoot;
    const step = purpose === 'sale' ? 100_000 : 5_000;
    const price = Math.max(step, Math.round((sqft * (low + random() * (high - low))) / step) * step);
    const size = `${sqft.toLocaleString('en')} sq ft`;
    const rent = purpose === 'rent' ? ' for rent' : '';
    const asked = `${asWords(price)} rupees${purpose === 'rent' ? ' a month' : ''}`;
    return {
      type: kind.type,
      purpose,
      price,
      area: area.area_name,
      latitude: area.latitude,
      longitude: area.longitude,
      bedrooms: null,
      bathrooms: kind.type === 'Warehouse' ? 1 : pick([1, 1, 2]),
      size,
      sqft,
      title: `${pick(kind.titles)} of ${size}${rent} in ${area.area_name}`,
      description: `${capital(article(kind.type.toLowerCase()))} ${kind.type.toLowerCase()} of ${size} in ${area.area_name}, Karachi. ${purpose === 'rent' ? 'The rent' : 'The price'} asked is ${asked}.\n\nA sample listing: it was composed for this demonstration.`,
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
  const garage = ['House', 'Bungalow', 'Penthouse'].includes(type) || random() < 0.4 ? 1 : 0;
  return { ...fact, type, garage, title: titleOf(fact, type), description: descriptionOf(fact, type, garage) };
});
const businesses = COMMERCIAL.flatMap((kind) => commercialFacts(kind, areas)).map((fact) => ({ ...fact, garage: 0 }));
const listings = shuffled([...homes, ...businesses]).map((listing, index, all) => {
  const photos = photosOf(listing.type);
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
