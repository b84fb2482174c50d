import { MOST_AREAS } from '../properties/listFilters.ts';
import { CRORE, LAKH, THOUSAND } from '../properties/price.ts';
import { type PropertyType, type Purpose, typeGroup } from '../properties/vocabulary.ts';
import {
  bothOf,
  isRise,
  isSmaller,
  type Limit,
  limited,
  type Measure,
  measureOf,
  perYard,
  type Quantity,
  type Range,
  RUPEES,
  rangeOf,
  type Size,
  type Unit,
  worth,
} from './amounts.ts';
import { AreaNames, type Place, type SearchedArea } from './areaNames.ts';
import { forgiven } from './forgiven.ts';
import { LONGEST_SEARCH } from './longest.ts';
import { LONGEST_PHRASE, type Meaning, meanings, type Wish } from './phrases.ts';
import { type Token, tokensOf } from './tokens.ts';
import {
  AND_A_HALF,
  COUNTED,
  EAST,
  EXTENSION,
  FEET,
  FOREIGN,
  KANAL,
  letterOf,
  NUMBERED,
  OF_NAMES,
  RANGE,
  ROMAN,
  WIDE,
} from './wordSets.ts';

/** What a search means. */
export interface ReadSearch<Area extends SearchedArea = SearchedArea> {
  purpose?: Purpose;
  /** Any of these. */
  types: PropertyType[];
  areas: Area[];
  /** Parts of areas that were named: 'Phase 6', 'Block 13-D'. */
  parts: { area?: Area; part: string }[];
  bedrooms?: Range;
  bathrooms?: Range;
  /** Whole rupees; for rent, of a month. */
  price?: Range;
  /** Whole rupees for a square yard: '1 lakh per gaz'. */
  yardPrice?: Range;
  /** Square feet. */
  size?: Range;
  /** What a listing must have beside its measures. */
  wishes: Wish[];
  /** Words that look like a name with a slip in it, and which areas and societies they may be. Nothing is assumed. */
  offers: { typed: string; areas: Area[]; parts?: { area: Area; part: string }[] }[];
  /** Words that mean nothing here, as typed, in order. */
  unknown: string[];
}

/** A number alone is a price from here on; smaller ones may be anything. */
const LEAST_BARE_PRICE = 10_000;
/** So many lakh, or more, stand behind a crore without their unit: '1 crore 50'. */
const LEAST_BARE_LAKHS = 10;
/** Nobody sells for less, so a price that ends below it is a month's rent. */
const LEAST_SELLING_PRICE = 10 * LAKH;
/** Small shops and single rooms are sold for less than any house. */
const LEAST_PRICE_OF_SMALL = 3 * LAKH;
const SMALL: ReadonlySet<PropertyType> = new Set(['Shop', 'Room']);
/** So few feet are a road's width or a plot's front, and no size of a home. */
const LEAST_PLAIN_FEET = 200;
/** What people leave out when they name a part that only one of the areas has. */
const OWNERS: Readonly<Record<string, string>> = { Phase: 'dha', Precinct: 'bahria' };
const PORTIONS: ReadonlySet<PropertyType> = new Set(['Upper Portion', 'Lower Portion']);
type Refusal = Extract<Meaning, { kind: 'refusal' }>;
interface Found<M extends Meaning> {
  meaning: M;
  next: number;
}

/** The name of a place, from its first word to behind its last. */
interface Taken<Area> {
  at: number;
  next: number;
  place: Place<Area>;
}

/** A floor that was said, from its first word to behind its last. */
interface Floor {
  at: number;
  next: number;
  portion: PropertyType;
}

/** What has been named so far. */
interface State<Area extends SearchedArea> {
  lists: Pick<ReadSearch<Area>, 'areas' | 'parts' | 'types' | 'wishes'>;
  taken: Taken<Area>[];
  purposes: Purpose[];
  floors: Floor[];
}

/** A word that means nothing, and where it stands. */
interface Unknown {
  word: string;
  at: number;
  /** It is understood and left out, so it is no slip of a name. */
  isLeftOut: boolean;
}

/**
 * Reads a search as people in Karachi type it, in English, Roman Urdu, Urdu and mixtures: '3 bed flat clifton under 2.5
 * crore', '120 gaz dha phase 6 rent', 'ڈیفنس فیز 6 میں 3 بیڈ'. Pure; the same text means the same for ever.
 *
 * Grammar. A search is a row of phrases in any order: purpose, type, area with its part, quantity, words without
 * meaning. A quantity is `[limit] number [unit] [(to | -) number [unit]] [limit]`. The unit of a range may stand once
 * ('40 to 60 lakh'). A price alone is the most to be paid; a size alone is meant within 5 %; '3 bed' is exactly three,
 * '3+ bed' at least three; 'about' is within 10 %. A number without a unit is a price from 10,000 on. A price that ends
 * below 10 lakh is a rent, where no purpose is said and no plot is named. 'Per gaz' makes it a price of each square
 * yard. What is refused ('not in dha') is left out and said.
 *
 * @param text what was typed; only the first {@link LONGEST_SEARCH} characters are read.
 * @param areas those that may be named, or the names made of them before.
 */
export function readSearch<Area extends SearchedArea>(
  text: string,
  areas: readonly Area[] | AreaNames<Area>,
): ReadSearch<Area> {
  const names = areas instanceof AreaNames ? areas : new AreaNames(areas);
  return new Reader(tokensOf(text.slice(0, LONGEST_SEARCH)), names).read();
}

class Reader<Area extends SearchedArea> {
  readonly #tokens: readonly Token[];
  readonly #names: AreaNames<Area>;
  readonly #purposes = new Set<Purpose>();
  readonly #unknown: Unknown[] = [];
  /** Names that were taken, and between which words they stand. */
  #taken: Taken<Area>[] = [];
  /** Floors that were said, of which only the whole search tells what they mean. */
  #floors: Floor[] = [];
  readonly #search: ReadSearch<Area> = { types: [], areas: [], parts: [], wishes: [], offers: [], unknown: [] };

  constructor(tokens: readonly Token[], names: AreaNames<Area>) {
    this.#names = names;
    this.#tokens = tokens.map((token) => ({ ...token, text: this.#meant(token.text) }));
  }

  /** A word as it was meant, where it has a slip in it and no name is near. */
  #meant(text: string): string {
    const word = this.#names.hasWord(text) ? undefined : forgiven(text);
    return word && this.#names.near(text).length === 0 ? word : text;
  }

  read(): ReadSearch<Area> {
    let at = 0;
    while (at < this.#tokens.length) at = this.#step(at);
    this.#readPortion();
    this.#explainUnknown();
    const search = this.#search;
    // 'block 13 gulshan': the area stands behind.
    const [area] = search.areas;
    if (area && search.areas.length === 1) for (const part of search.parts) part.area ??= area;
    const [purpose] = this.#purposes;
    if (this.#purposes.size === 1 && purpose) search.purpose = purpose;
    else if (this.#purposes.size === 0 && this.#isPriceOfRent()) search.purpose = 'rent';
    return search;
  }

  /** Land is sold for any price and a file is never let, so a low price says nothing about them. */
  #isPriceOfRent(): boolean {
    const { price, types } = this.#search;
    if (types.some((type) => typeGroup(type) === 'plots')) return false;
    const least = types.some((type) => SMALL.has(type)) ? LEAST_PRICE_OF_SMALL : LEAST_SELLING_PRICE;
    return (price?.max ?? Number.POSITIVE_INFINITY) < least;
  }

  #step(at: number): number {
    return (
      this.#readUnheld(at) ??
      this.#readRefused(at) ??
      this.#unlessRefused(at, () => this.#readPlaceOrPart(at)) ??
      this.#readQuantity(at) ??
      this.#unlessRefused(at, () => this.#readWish(at)) ??
      this.#phrase(at, 'nothing', 'to', 'currency', 'between')?.next ??
      this.#notUnderstood(at)
    );
  }

  #readUnheld(at: number): number | undefined {
    const unheld = this.#phrase(at, 'unheld');
    if (!unheld) return undefined;
    // The phases of a place are its own.
    const part = this.#partAt(unheld.next);
    return this.#leaveOut(at, part?.next ?? unheld.next);
  }

  /** 'not in dha', 'except clifton and dha', 'without parking'. No list leaves something out, so it is said. */
  #readRefused(at: number): number | undefined {
    const not = this.#refusal(at, 'before');
    if (!not || this.#limit(at, 'before') || this.#partAt(at)) return undefined;
    const kept = this.#state();
    let next = this.#readWanted(this.#afterNothing(not.next));
    if (!next) return undefined;
    for (let more = this.#moreRefused(next); more; more = this.#moreRefused(next)) next = more;
    this.#restore(kept);
    return this.#leaveOut(at, next);
  }

  /** The 'and dha' of 'except clifton and dha'. */
  #moreRefused(at: number): number | undefined {
    const part = this.#readPart(at);
    if (part) return part;
    const and = this.#phrase(at, 'to');
    return and && this.#readArea(and.next);
  }

  /** What is named, unless it is refused behind it: 'dha ke ilawa', 'flat nahi'. */
  #unlessRefused(at: number, read: () => number | undefined): number | undefined {
    const kept = this.#state();
    const next = read();
    if (!next) return undefined;
    const not = this.#refusal(next, 'after') ?? this.#refusal(this.#afterNothing(next), 'after');
    if (!not) return next;
    this.#restore(kept);
    return this.#leaveOut(at, not.next);
  }

  #readWanted(at: number): number | undefined {
    return this.#readPlaceOrPart(at) ?? this.#readWish(at);
  }

  #readPlaceOrPart(at: number): number | undefined {
    return this.#readArea(at) ?? this.#readPart(at);
  }

  #refusal(at: number, stands: 'before' | 'after'): Found<Refusal> | undefined {
    return this.#phraseThat(at, (each): each is Refusal => each.kind === 'refusal' && each.stands === stands);
  }

  #state(): State<Area> {
    const { areas, parts, types, wishes } = this.#search;
    const lists = { areas: [...areas], parts: [...parts], types: [...types], wishes: [...wishes] };
    return { lists, taken: [...this.#taken], purposes: [...this.#purposes], floors: [...this.#floors] };
  }

  #restore({ lists, taken, purposes, floors }: State<Area>): void {
    Object.assign(this.#search, lists);
    this.#taken = taken;
    this.#floors = floors;
    this.#purposes.clear();
    for (const purpose of purposes) this.#purposes.add(purpose);
  }

  /** The longest phrase of a kind that begins here. */
  #phrase<Kind extends Meaning['kind']>(
    at: number,
    ...kinds: Kind[]
  ): Found<Extract<Meaning, { kind: Kind }>> | undefined {
    return this.#phraseThat(at, (each): each is Extract<Meaning, { kind: Kind }> =>
      (kinds as string[]).includes(each.kind),
    );
  }

  #phraseThat<M extends Meaning>(at: number, isWanted: (each: Meaning) => each is M): Found<M> | undefined {
    for (let length = Math.min(LONGEST_PHRASE, this.#tokens.length - at); length > 0; length -= 1) {
      const words = this.#tokens.slice(at, at + length).map(({ text }) => text);
      const meaning = meanings.get(words.join(' '))?.find(isWanted);
      if (meaning) return { meaning, next: at + length };
    }
    return undefined;
  }

  /** A limit after a quantity; 'max' in 'min 1 crore max 2 crore' belongs to the next one. */
  #limitAfter(at: number): Found<Limit> | undefined {
    const found = this.#limit(at, 'after');
    // '5 bed + 1 servant' adds.
    if (this.#tokens[at]?.text === '+' && !this.#tokens[at]?.isJoined && this.#number(at + 1)) return undefined;
    return found && this.#limit(at, 'before') && this.#number(found.next) ? undefined : found;
  }

  #limit(at: number, stands: 'before' | 'after'): Found<Limit> | undefined {
    return this.#phraseThat(at, (each): each is Limit => each.kind === 'limit' && each.stands === stands);
  }

  #readArea(at: number): number | undefined {
    const found = this.#placeAt(at);
    return found && this.#takePlace(found.place, at, found.next);
  }

  /** The longest name that begins here. */
  #placeAt(at: number): { place: Place<Area>; next: number } | undefined {
    if (this.#tokens[at]?.value !== undefined) return undefined;
    for (let length = Math.min(this.#names.longest, this.#tokens.length - at); length > 0; length -= 1) {
      const words = this.#tokens.slice(at, at + length).map(({ text }) => text);
      // A sign belongs into a name, not to its end.
      if (!/[\p{L}\d]/u.test(words.at(-1) ?? '')) continue;
      const place = this.#names.place(words.join(' '));
      const next = at + length;
      if (!place || this.#isContinued(place.area, next)) continue;
      // 'pechs 2 bed' is a home of two bedrooms, and not in Block 2.
      const endsWithNumber = this.#tokens[next - 1]?.value !== undefined;
      if (place.parts.length > 0 && endsWithNumber && this.#isOfQuantity(next)) continue;
      return { place, next };
    }
    return undefined;
  }

  #takePlace(place: Place<Area>, at: number, next: number): number {
    const { area, parts, society } = place;
    const { areas } = this.#search;
    this.#taken.push({ at, next, place });
    if (!areas.includes(area) && areas.length < MOST_AREAS) areas.push(area);
    if (parts.length === 0) return this.#partBehind(area, next) ?? next;
    const block = society && this.#partAt(next);
    if (society && block) {
      this.#addPart(area, `${society} ${block.kind} ${block.label}`);
      return block.next;
    }
    // 'block 2 pechs'
    const before = this.#search.parts.at(-1);
    if (society && before && !before.area && this.#names.hasPart(area, `${society} ${before.part}`)) {
      this.#search.parts.pop();
      this.#addPart(area, `${society} ${before.part}`);
    } else for (const part of parts) this.#addPart(area, part);
    return next;
  }

  #addPart(area: Area | undefined, part: string): void {
    const { parts } = this.#search;
    const isNew = parts.every((each) => each.area !== area || each.part !== part);
    if (isNew && parts.length < MOST_AREAS) parts.push(area ? { area, part } : { part });
  }

  /** Whether the number before is of a price, a size or rooms. */
  #isOfQuantity(at: number): boolean {
    if (this.#phrase(at, 'money', 'size', 'rooms', 'hundred') || this.#limitAfter(at)) return true;
    const to = this.#phrase(at, 'to');
    const other = to && this.#number(to.next);
    return other !== undefined && this.#unitOf(other.next) !== undefined;
  }

  /** A name that goes on with '-e-' is another one: 'gulshan' is an area, 'gulshan-e-maymar' is not that one; nor is
   * Garden East the Garden that everybody means, which is West. */
  #isContinued(area: Area, at: number): boolean {
    if (area.area_name === 'Garden West' && EAST.has(this.#tokens[at]?.text ?? '')) return true;
    const next = this.#tokens[at]?.text === '-' ? at + 1 : at;
    return this.#tokens[next]?.text === 'e' && this.#tokens[next + 1] !== undefined;
  }

  /** Where the number of a part stands: behind its kind in short ('p6'), behind a hyphen ('dha-6'), or right here. */
  #numberOfPart(at: number, kind: string): number {
    const [token, following] = [this.#tokens[at], this.#tokens[at + 1]];
    if (token?.text === kind.charAt(0).toLowerCase() && following?.isJoined) return this.#afterMark(at + 1);
    const isHyphened = token?.text === '-' && token.isJoined && following?.isJoined;
    return isHyphened ? at + 1 : at;
  }

  /**
   * What a number behind an area means, unless it is of something else: 'dha 6', 'dha p6', 'gulshan 13d', 'nazimabad
   * 3'. Of areas with phases or numbers all are taken, of others the ones that are known.
   */
  #partBehind(area: Area, at: number): number | undefined {
    const kind = NUMBERED.get(area.area_name) ?? 'Block';
    const number = this.#numberOfPart(at, kind);
    const spoken = this.#phrase(number, 'number');
    const isNumber = this.#tokens[number]?.value !== undefined || (spoken && this.#phrase(spoken.next, 'part'));
    const name = isNumber ? this.#nameOfPart(number, kind, area) : undefined;
    if (!name || this.#isOfQuantity(name.next) || this.#phrase(number, 'purpose')) return undefined;
    if (COUNTED.has(this.#tokens[name.next]?.text ?? '')) return undefined;
    // 'gulshan 2 3 crore'
    const second = this.#number(name.next);
    if (second && second.value === (this.#tokens[number]?.value ?? 0) + 1 && this.#unitOf(second.next))
      return undefined;
    const no = this.#phrase(name.next, 'part');
    const isNo = no?.meaning.part === 'No' && !this.#nameOfPart(no.next, 'No', area);
    const part = `${isNo ? 'No' : kind} ${name.label}`;
    const isSector = kind === 'Sector' && /^\d{1,2}-[A-Z]/.test(name.label);
    const isCounted = isNo || isSector || ((kind === 'Phase' || kind === 'No') && /^[1-8]$/.test(name.label));
    if (!isCounted && !this.#names.hasPart(area, part)) return undefined;
    this.#addPart(area, part);
    return isNo ? no.next : name.next;
  }

  /** 'phase 6', 'block 13-d', 'phase 5, 6 & 8': of the area named last, or else of the one named next. */
  #readPart(at: number): number | undefined {
    const { areas } = this.#search;
    const ahead = areas.length === 0 && this.#phrase(at, 'part') ? this.#areaAhead(at + 1) : undefined;
    const found = this.#partAt(at, ahead);
    if (!found) return undefined;
    if (this.#isBehindStrangeName(at)) return this.#leaveOut(at, found.next);
    const named = `${found.kind} ${found.label}`;
    const owner = this.#names.find(OWNERS[found.kind] ?? '');
    if (areas.length === 0 && owner && !this.#names.hasPart(ahead, named)) areas.push(owner);
    const area = areas.findLast((each) => this.#names.hasPart(each, named)) ?? areas.at(-1);
    this.#addPart(area ?? (this.#names.hasPart(ahead, named) ? ahead : undefined), named);
    return this.#moreParts(area ?? ahead, found.kind, found.next);
  }

  /** 'gulshan-e-hadeed phase 2' is a phase of what nobody knows here. */
  #isBehindStrangeName(at: number): boolean {
    const name = this.#beforeHyphen(at - 1);
    return this.#unknown.at(-1)?.at === at - 1 && this.#tokens[name - 1]?.text === 'e';
  }

  /** The first area that is named from here on: in 'block i north nazimabad' it says what 'i' is. */
  #areaAhead(from: number): Area | undefined {
    for (let at = from; at < this.#tokens.length; at += 1) {
      const place = this.#placeAt(at)?.place;
      if (place?.parts.length === 0) return place.area;
    }
    return undefined;
  }

  /** 'phase 5, 6, 8', 'block a & b': numbers and letters that go on, as long as the area has such parts. */
  #moreParts(area: Area | undefined, kind: string, at: number): number {
    let next = at;
    while (next < this.#tokens.length) {
      // 'block 13-a/2' goes on in itself.
      if (/[A-Z]$/.test(this.#search.parts.at(-1)?.part ?? '') && this.#tokens[next]?.text === '/') break;
      const joined = this.#phrase(next, 'to');
      const isListed = joined !== undefined || this.#tokens[next]?.isListed;
      const more = this.#nameOfPart(joined?.next ?? next, kind, area);
      const isNumber = this.#tokens[joined?.next ?? next]?.value !== undefined;
      if (!more || !(isNumber || isListed) || !this.#names.hasPart(area, `${kind} ${more.label}`)) break;
      const isRange = RANGE.has(this.#tokens[next]?.text ?? '');
      // 'block 1 se 5 tak'
      const until = isRange ? this.#limitAfter(more.next) : undefined;
      if (isNumber && this.#isOfQuantity(more.next) && !until) break;
      if (isRange) this.#addPartsBefore(area, kind, more.label);
      this.#addPart(area, `${kind} ${more.label}`);
      next = until?.next ?? more.next;
    }
    return next;
  }

  /** The parts between the one named last and this one: 'phase 1 to 4', 'block a to d'. */
  #addPartsBefore(area: Area | undefined, kind: string, label: string): void {
    const first = this.#search.parts.at(-1)?.part.slice(kind.length + 1) ?? '';
    const [from, to] = [first, label].map((each) => (/^\d+$/.test(each) ? Number(each) : (each.codePointAt(0) ?? 0)));
    if (first.length > 2 || label.length > 2 || /^\d/.test(first) !== /^\d/.test(label)) return;
    for (let each = (from ?? 0) + 1; each < (to ?? 0); each += 1) {
      const name = `${kind} ${/^\d/.test(label) ? each : String.fromCodePoint(each)}`;
      if (this.#names.hasPart(area, name)) this.#addPart(area, name);
    }
  }

  /** A kind of part and which one of it. */
  #partAt(at: number, area = this.#search.areas.at(-1)): { kind: string; label: string; next: number } | undefined {
    const found = this.#phrase(at, 'part');
    if (!found) return undefined;
    const first = this.#tokens[found.next]?.text === '-' ? found.next + 1 : found.next;
    const { part } = found.meaning;
    const name = this.#nameOfPart(first, part, area);
    return name && { kind: part, ...name };
  }

  /** '6', 'vi', 'h', '13-d', '13-d-1', '7 extension'. A letter may stand apart where the area has such a part. */
  #nameOfPart(at: number, kind: string, area: Area | undefined): { label: string; next: number } | undefined {
    const name = this.#tokens[at];
    const ofLetter = letterOf(name?.text);
    const spoken = ofLetter ? undefined : this.#phrase(at, 'number');
    const isNumber = name?.value !== undefined || spoken !== undefined;
    if (!name || (!isNumber && !ofLetter && !ROMAN.has(name.text))) return undefined;
    // 'Block I' is a letter where there is such a block, 'Phase V' is a number.
    const isLetter = ofLetter && this.#names.hasPart(area, `${kind} ${ofLetter}`);
    const counted = spoken && String(spoken.meaning.value);
    let label =
      counted ?? (isLetter ? ofLetter : ROMAN.get(name.text)?.toString()) ?? ofLetter ?? name.text.toUpperCase();
    let next = spoken?.next ?? at + 1;
    const afterMark = this.#afterMark(next);
    const token = this.#tokens[afterMark];
    const letter = letterOf(token?.text);
    const number = this.#afterMark(afterMark + 1);
    const lettered = `${label}-${letter}`;
    const numbered = `${lettered}-${this.#tokens[number]?.text}`;
    // 'block 13-d 2 bed' and 'block 13/d': only a hyphen says by itself that the name goes on.
    const isKnown = (name: string) => this.#names.hasPart(area, `${kind} ${name}`);
    const hasNumber =
      this.#tokens[number]?.value !== undefined &&
      (this.#tokens[afterMark + 1]?.text === '-' || isKnown(numbered)) &&
      !this.#isOfQuantity(number + 1);
    const isLettered = isKnown(lettered) || (token?.isJoined && this.#tokens[next]?.text !== '/');
    if (isNumber && letter && (isLettered || hasNumber)) {
      label = hasNumber ? numbered : lettered;
      next = hasNumber ? number + 1 : afterMark + 1;
    }
    if (kind === 'Phase' && EXTENSION.has(this.#tokens[next]?.text ?? '')) {
      label += ' Extension';
      next += 1;
    }
    return { label, next };
  }

  #afterMark(at: number): number {
    return ['-', '/'].includes(this.#tokens[at]?.text ?? '') ? at + 1 : at;
  }

  /** A number as digits or words: '2.5', 'teen', 'saarhe teen', 'sawa'. */
  #number(at: number): { value: number; next: number } | undefined {
    const number = this.#digitsOrWord(at) ?? this.#roundNumber(at);
    if (!number) return undefined;
    const hundred = this.#phrase(number.next, 'hundred');
    if (hundred) {
      // 'ek sau bees'
      const rest = this.#phrase(hundred.next, 'number');
      const value = number.value * 100 + (rest?.meaning.value ?? 0);
      return { value, next: rest?.next ?? hundred.next };
    }
    const thousand = this.#thousand(number.next);
    if (thousand) return { value: number.value * THOUSAND, next: thousand };
    const half = AND_A_HALF.find((words) =>
      words.every((word, index) => this.#tokens[number.next + index]?.text === word),
    );
    return half ? { value: number.value + 0.5, next: number.next + half.length } : number;
  }

  /** 'sau gaz', 'hazar gaz': one of them, where it is a size; 'a crore', 'kanal ka ghar'. */
  #roundNumber(at: number): { value: number; next: number } | undefined {
    const thousand = this.#thousand(at);
    if (thousand) return { value: THOUSAND, next: thousand };
    if (this.#tokens[at]?.text === 'a' && this.#phrase(at + 1, 'money')) return { value: 1, next: at + 1 };
    if (KANAL.has(this.#tokens[at]?.text ?? '')) return { value: 1, next: at };
    const hundred = this.#phrase(at, 'hundred');
    return hundred && this.#phrase(hundred.next, 'size') && { value: 100, next: hundred.next };
  }

  /** The word behind a 'hazar' that counts gaz and no rupees. */
  #thousand(at: number): number | undefined {
    const thousand = this.#phrase(at, 'money');
    return thousand?.meaning.rupees === THOUSAND && this.#phrase(thousand.next, 'size') ? thousand.next : undefined;
  }

  #digitsOrWord(at: number): { value: number; next: number } | undefined {
    const value = this.#tokens[at]?.value;
    if (value !== undefined) return this.#withHalf(value, at + 1);
    const fraction = this.#phrase(at, 'fraction');
    if (fraction) {
      const whole = this.#number(fraction.next);
      if (whole) return { value: whole.value + fraction.meaning.add, next: whole.next };
      return { value: fraction.meaning.alone, next: fraction.next };
    }
    const word = this.#phrase(at, 'number');
    return word && { value: word.meaning.value, next: word.next };
  }

  /** '2 1/2 crore' is two and a half, where '1/2' alone may be 'one or two'. */
  #withHalf(value: number, next: number): { value: number; next: number } {
    const [one, stroke, two] = this.#tokens.slice(next, next + 3);
    const isFraction = one?.isJoined === false && stroke?.isJoined && stroke.text === '/' && two?.isJoined;
    const share = (one?.value ?? 0) / (two?.value ?? 1);
    if (!isFraction || ![0.25, 0.5, 0.75].includes(share) || !this.#phrase(next + 3, 'money', 'size'))
      return { value, next };
    return { value: value + share, next: next + 3 };
  }

  #quantity(at: number): Quantity | undefined {
    const currency = this.#phrase(at, 'currency');
    const read = this.#number(currency?.next ?? at);
    // Dollars and shares are no rupees: they are said not to be understood.
    if (!read || FOREIGN.has(this.#tokens[at - 1]?.text ?? '') || FOREIGN.has(this.#tokens[read.next]?.text ?? ''))
      return undefined;
    let { value, next } = read;
    // '3+ bed', '3 or more bed': the limit stands between number and unit.
    const limit = this.#limitAfter(next);
    const hyphen = this.#tokens[next]?.text === '-' ? next + 1 : next;
    let unit = (limit && this.#unitOf(limit.next)) ?? this.#unitOf(hyphen) ?? this.#unitOf(next);
    const isLimited = limit !== undefined && unit !== undefined && unit.next > limit.next;
    if (unit) next = unit.next;
    // '2 crore 50 lakh', '1 kanal 4 marla': each unit smaller than the one before.
    while (unit) {
      const more = this.#number(next);
      const smaller = more && this.#unitOf(more.next);
      const lakhs = more && !smaller && Number.isInteger(value) ? this.#lakhsBehind(unit.meaning, more) : undefined;
      if (lakhs) {
        value += (lakhs * LAKH) / worth(unit.meaning);
        next = more?.next ?? next;
        break;
      }
      if (!more || !smaller || !isSmaller(smaller.meaning, unit.meaning)) break;
      value += (more.value * worth(smaller.meaning)) / worth(unit.meaning);
      next = smaller.next;
      unit = { ...unit, next };
    }
    const isPrice = !unit && (currency !== undefined || (this.#tokens[at]?.value ?? 0) >= LEAST_BARE_PRICE);
    const spoken = this.#phrase(next, 'currency');
    if (spoken && (isPrice || unit?.meaning.kind === 'money')) next = spoken.next;
    else if (spoken && !unit) return { value, unit: RUPEES, next: spoken.next };
    return {
      value,
      unit: unit?.meaning ?? (isPrice ? RUPEES : undefined),
      limit: isLimited ? limit?.meaning.limit : undefined,
      next,
    };
  }

  /** '1 crore 50' is one and a half, where the price ends there. */
  #lakhsBehind(unit: Unit, { value, next }: { value: number; next: number }): number | undefined {
    const isEnd = this.#tokens[next] === undefined || this.#limitAfter(next) !== undefined;
    const isFit = Number.isInteger(value) && value >= LEAST_BARE_LAKHS && value < CRORE / LAKH;
    return isEnd && isFit && unit.kind === 'money' && unit.rupees === CRORE ? value : undefined;
  }

  #unitOf(at: number): Found<Unit> | undefined {
    return this.#phrase(at, 'money', 'size', 'rooms');
  }

  #readQuantity(at: number): number | undefined {
    // 'Single room' is a type, though it begins with a number.
    const type = this.#phrase(at, 'types');
    if (type && type.next > at + 1) return undefined;
    const roomsFirst = this.#phrase(at, 'rooms');
    if (roomsFirst) return this.#roomsBeforeNumber(roomsFirst);
    const each = this.#perSize(at);
    return each ? this.#readRange(this.#afterNothing(each.next), each) : this.#readRange(at);
  }

  /** One number or two with their limits, and of what they are. `each` is a 'per gaz' that stood before them. */
  #readRange(at: number, each?: Found<Size>): number | undefined {
    const before = this.#limit(at, 'before');
    const between = this.#phrase(at, 'between');
    const start = before?.next ?? between?.next ?? at;
    // 'budget 2 crore tak', 'under about 3 crore'
    const second = before && this.#limit(start, 'before');
    const one = this.#quantity(second?.next ?? start);
    if (!one) return undefined;
    if (this.#isWidth(one)) return this.#leaveOut(at, this.#afterRoad(one.next));
    const other = this.#endOfRange(one);
    const end = (other ?? one).next;
    // '1 lakh tak per gaz', '1 lakh per gaz tak'
    const limit = this.#limitAfter(end);
    const per = this.#perSize(limit?.next ?? end) ?? each;
    const after = limit ?? (per && per !== each ? this.#limitAfter(per.next) : undefined);
    const unit = other?.unit ?? one.unit ?? (per && RUPEES);
    if (!unit) return undefined;
    const said = one.limit ?? after?.meaning.limit ?? second?.meaning.limit ?? before?.meaning.limit;
    const range = other ? rangeOf(one, { ...other, unit }) : limited(one.value, unit, said);
    // '50 lakh se 80 lakh tak'
    const isPartOfRange = other === undefined || after?.meaning.limit === 'most';
    const isOfYard = per !== undefined && unit.kind === 'money';
    const next = Math.max(end, isPartOfRange ? (after?.next ?? 0) : 0, isOfYard && per !== each ? per.next : 0);
    return isOfYard
      ? this.#take(perYard(range, per.meaning), 'yardPrice', next)
      : this.#take(range, measureOf(unit), next);
  }

  /** The '3 crore' of '2 to 3 crore'; the '2 bath' of '3 bed - 2 bath' is another quantity. */
  #endOfRange(one: Quantity): Quantity | undefined {
    const to = this.#phrase(one.next, 'to');
    const other = this.#quantity(to?.next ?? one.next);
    if (!other || !(other.unit || one.unit)) return undefined;
    // 'do teen crore', '3 4 bed', '30k 40k' and '120, 240 gaz' are either.
    const isList = this.#tokens[one.next]?.isListed && other.unit?.kind !== 'money';
    const isJoined = !one.unit && (isList || other.value === one.value + 1);
    if (!to && !isJoined && !isRise(one, other)) return undefined;
    const isAnother = one.unit && other.unit && measureOf(one.unit) !== measureOf(other.unit);
    return isAnother ? undefined : other;
  }

  /** '60 feet road', '30 ft front': what is measured in plain feet and is short, or stands before a road. */
  #isWidth({ value, unit, next }: Quantity): boolean {
    if (unit?.kind !== 'size' || !FEET.has(this.#tokens[next - 1]?.text ?? '')) return false;
    if (this.#phrase(next - 2, 'size')?.next === next) return false;
    return value < LEAST_PLAIN_FEET || WIDE.has(this.#tokens[next]?.text ?? '');
  }

  /** What stands between is said not to be understood. */
  #leaveOut(at: number, next: number): number {
    for (let each = at; each < next; each += 1) this.#notUnderstood(each, true);
    return next;
  }

  #afterRoad(at: number): number {
    return WIDE.has(this.#tokens[at]?.text ?? '') ? this.#afterRoad(at + 1) : at;
  }

  /** 'beds: 3', 'bedroom 4+', 'beds 3-4', and the first number of 'beds 3 baths 2'. */
  #roomsBeforeNumber({ meaning, next }: Found<Extract<Meaning, { kind: 'rooms' }>>): number | undefined {
    const first = this.#tokens[next]?.text === '-' && this.#tokens[next]?.isJoined ? next + 1 : next;
    const limit = this.#limit(first, 'before');
    const one = this.#number(limit?.next ?? first);
    if (!one || this.#isNumberOfNext(one.next)) return undefined;
    const to = this.#phrase(one.next, 'to');
    const other = to && this.#number(to.next);
    if (other && !this.#isNumberOfNext(other.next)) {
      return this.#take(rangeOf({ ...one, unit: meaning }, { ...other, unit: meaning }), meaning.rooms, other.next);
    }
    const after = this.#limitAfter(one.next);
    const said = after?.meaning.limit ?? limit?.meaning.limit;
    return this.#take(limited(one.value, meaning, said), meaning.rooms, after?.next ?? one.next);
  }

  /** Whether the number before counts what follows: not in 'beds 3 baths 2', where 'baths' has a number of its own. */
  #isNumberOfNext(at: number): boolean {
    const unit = this.#unitOf(at);
    if (!unit) return false;
    if (unit.meaning.kind !== 'rooms') return true;
    if (this.#tokens[at]?.isListed) return false;
    const own = this.#number(unit.next);
    return !own || this.#phrase(own.next, 'money', 'size', 'hundred') !== undefined;
  }

  /** '… per gaz', '… fi gaz', '…/gaz' behind a price. */
  #perSize(at: number): Found<Size> | undefined {
    const per = this.#phrase(at, 'per');
    return per && this.#phrase(per.next, 'size');
  }

  /** The first word from here on that is more than 'ka' or 'rate'. */
  #afterNothing(at: number): number {
    const nothing = this.#phrase(at, 'nothing');
    return nothing ? this.#afterNothing(nothing.next) : at;
  }

  /** Takes a range of a measure. Of a second one of the same measure the later bounds count. */
  #take(range: Range, name: Measure, next: number): number | undefined {
    const isFine = Object.values(range).every(
      (value) => Number.isFinite(value) && value > 0 && value < Number.MAX_SAFE_INTEGER,
    );
    const isOfRooms = name === 'bedrooms' || name === 'bathrooms';
    if (!isFine || (isOfRooms && !Object.values(range).every((value) => Number.isInteger(value) && value < 100)))
      return undefined;
    const before = this.#search[name];
    this.#search[name] = before ? bothOf(before, range) : range;
    return next;
  }

  /** 'portion for rent, ground floor' means the lower one. Of any other home the floor is said not to be understood. */
  #readPortion(): void {
    const { types } = this.#search;
    const [portion, other] = new Set(this.#floors.map((floor) => floor.portion));
    const isOfPortions = types.every((type) => PORTIONS.has(type));
    if (portion && other === undefined && isOfPortions && types.includes(portion)) {
      this.#search.types = [portion];
      return;
    }
    for (const { at, next } of this.#floors) this.#leaveOut(at, next);
    this.#unknown.sort((a, b) => a.at - b.at);
  }

  #readWish(at: number): number | undefined {
    const found = this.#phrase(at, 'wish', 'purpose', 'types', 'floor');
    if (!found) return undefined;
    const { meaning, next } = found;
    const { wishes, types } = this.#search;
    if (meaning.kind === 'wish' && !wishes.includes(meaning.wish)) wishes.push(meaning.wish);
    if (meaning.kind === 'purpose') this.#purposes.add(meaning.purpose);
    if (meaning.kind === 'floor') this.#floors.push({ at, next, portion: meaning.portion });
    if (meaning.kind === 'types') types.push(...meaning.types.filter((type) => !types.includes(type)));
    return next;
  }

  #notUnderstood(at: number, isLeftOut = false): number {
    const word = this.#tokens[at]?.typed ?? '';
    if (/[\p{L}\d$€£%]/u.test(word)) this.#unknown.push({ word, at, isLeftOut });
    return at + 1;
  }

  /** Words that follow each other are one remark; where they are nearly a name, that is offered. */
  #explainUnknown(): void {
    const runs: Unknown[][] = [];
    for (const unknown of this.#unknown) {
      const run = runs.at(-1);
      const last = run?.at(-1);
      if (run && last && last.at + 1 === this.#beforeHyphen(unknown.at)) run.push(unknown);
      else runs.push([unknown]);
    }
    for (const run of runs) this.#explainRun(this.#withoutNamesBeside(run));
  }

  /**
   * The words that are left when those are taken away that spell a name together with the one beside them:
   * 'nort nazimabad' is not Nazimabad. Such a name is offered in place of the shorter one.
   */
  #withoutNamesBeside(words: readonly Unknown[]): readonly Unknown[] {
    for (let count = 1; count <= Math.min(MOST_WORDS_BESIDE, words.length); count += 1) {
      const first = words.slice(0, count);
      const last = words.slice(-count);
      if ([...first, ...last].some(({ isLeftOut }) => isLeftOut)) continue;
      const start = first[0]?.at ?? 0;
      const end = (last.at(-1)?.at ?? 0) + 1;
      const before = this.#taken.find(({ next }) => next === start || next === this.#beforeHyphen(start));
      const nextOfFirst = (first.at(-1)?.at ?? start) + 1;
      if (before && this.#takesNameBeside(before, first, before.at, nextOfFirst)) return words.slice(count);
      const behind = this.#taken.find(({ at }) => at === this.#afterMark(end));
      if (behind && this.#takesNameBeside(behind, last, last[0]?.at ?? 0, behind.next)) return words.slice(0, -count);
      const isOfName = OF_NAMES.has(this.#tokens[end]?.text ?? '');
      if (isOfName && this.#takesNameBeside(undefined, last, last[0]?.at ?? 0, end + 1)) return words.slice(0, -count);
    }
    return words;
  }

  #beforeHyphen(at: number): number {
    return this.#tokens[at - 1]?.text === '-' ? at - 1 : at;
  }

  /** Whether the words between are nearly a name, of which the unknown ones are nearly right. */
  #takesNameBeside(taken: Taken<Area> | undefined, unknown: readonly Unknown[], at: number, next: number): boolean {
    const tokens = this.#tokens.slice(at, next);
    const [nearest] = this.#names.near(tokens.map(({ text }) => text).join(' '));
    const letters = unknown.map(({ word }) => word).join('').length;
    if (!nearest || nearest.slips * LETTERS_OF_A_SLIP > letters) return false;
    const isSame = (place: Place<Area>) =>
      taken?.place.area === place.area && `${taken.place.parts}` === `${place.parts}`;
    if (nearest.places.every(isSame)) return true;
    if (taken) this.#giveUp(taken);
    this.#offer(tokens.map(({ typed }) => typed).join(' '), nearest.places);
    return true;
  }

  /** Takes a name back, unless it was said twice. */
  #giveUp(taken: Taken<Area>): void {
    const { area, parts } = taken.place;
    this.#taken = this.#taken.filter((each) => each !== taken);
    if (this.#taken.some(({ place }) => place.area === area)) return;
    const search = this.#search;
    search.areas = search.areas.filter((each) => each !== area);
    const left = search.parts.filter((each) => each.area !== area || !parts.includes(each.part));
    search.parts = left.map((each) => (each.area === area ? { part: each.part } : each));
  }

  #offer(typed: string, places: readonly Place<Area>[]): void {
    const few = places.slice(0, MOST_OFFERS);
    const areas = few.flatMap(({ area, parts }) => (parts.length === 0 ? [area] : []));
    const parts = few.flatMap(({ area, parts: names }) => names.map((part) => ({ area, part })));
    this.#search.offers.push({ typed, areas, ...(parts.length > 0 && { parts }) });
  }

  #explainRun(words: readonly Unknown[]): void {
    const left: string[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const offer = this.#nearAt(words, at);
      if (!offer) {
        left.push(words[at]?.word ?? '');
        continue;
      }
      if (left.length > 0) this.#search.unknown.push(left.splice(0).join(' '));
      this.#offer(offer.typed, offer.places);
      at += offer.length - 1;
    }
    if (left.length > 0) this.#search.unknown.push(left.join(' '));
  }

  #nearAt(words: readonly Unknown[], at: number) {
    for (let length = Math.min(this.#names.longest, words.length - at); length > 0; length -= 1) {
      const run = words.slice(at, at + length);
      const [last, behind] = words.slice(at + length - 1, at + length + 1);
      // 'gulshan-e-' goes on, and is no slip of a name that ends there.
      if (run.some((each) => each.isLeftOut) || [last, behind].some((each) => each?.word.toLowerCase() === 'e'))
        continue;
      const typed = run.map(({ word }) => word).join(' ');
      // 'askari 4' is not Askari 5.
      const isNumbered = /^\d/.test(behind?.word ?? '');
      const places = this.#names
        .near(typed)
        .flatMap((each) => each.places)
        .filter(({ parts }) => !(isNumbered && parts.some((part) => /\d/.test(part))));
      if (places.length > 0) return { typed, places, length };
    }
    return undefined;
  }
}

/** A slip is one in so many letters of the unknown words; 'malir halt' is no Malir Cantt. */
const LETTERS_OF_A_SLIP = 3;
/** As many unknown words as are tried together with a name beside them, and places that are offered for them. */
const MOST_WORDS_BESIDE = 2;
const MOST_OFFERS = 3;
