import { compact, type NamedArea } from '../areas/match.ts';
import { lettersOf, mayBeSlip, normalise, slips } from './spelling.ts';

/** An area that a search may name. */
export interface SearchedArea extends NamedArea {
  id: number;
}

/**
 * What people in Karachi call an area where that is not a part of its name, by the area's name. Where several areas
 * share a word ('gulshan'), it stands with the one that everybody means.
 */
const NICKNAMES: Readonly<Record<string, string>> = {
  'Abul Hassan Isphani Road': 'abul hasan ispahani, isphani road, ispahani road',
  'Allama Iqbal Town': 'iqbal town',
  'Bahria Town Karachi': 'bahria, bahria town, behria town, bahriya town, btk, بحریہ ٹاؤن, بحریہ',
  'Baldia Town': 'baldia, بلدیہ ٹاؤن, بلدیہ',
  'Bath Island': 'bathisland, باتھ آئی لینڈ',
  Cantt: 'cantonment, karachi cantt, کینٹ',
  Clifton: 'clifton karachi, cliffton, کلفٹن',
  'DHA City Karachi': 'dha city, dck, ڈی ایچ اے سٹی',
  'DHA Defence':
    'dha, defence, defense, dha karachi, dha defense, defence housing authority, defence karachi, ڈیفنس, ڈی ایچ اے, ڈیفینس',
  'Federal B Area': 'fb area, f b area, federal b, fbarea, fedral b area, ایف بی ایریا, فیڈرل بی ایریا',
  'Garden West': 'garden, گارڈن',
  'Gulberg Town': 'gulberg, گلبرگ',
  'Gulistan-e-Jauhar':
    'gej, johar, jauhar, jouhar, gulistan e johar, gulistan johar, gulistan jauhar, gulistan, gulistane johar, gulistan e jouhar, گلستان جوہر, جوہر, گلستان',
  'Gulshan-e-Iqbal Town':
    'gulshan, gulshan e iqbal, gulshan iqbal, gulshane iqbal, gulshan-i-iqbal, gulshen iqbal, گلشن اقبال, گلشن',
  'Gulshan-e-Jami': 'gulshan jami',
  Gizri: 'upper gizri, lower gizri, اپر گزری, لوئر گزری',
  'Hawks Bay Scheme 42': 'hawks bay, hawksbay, hawkes bay, scheme 42, ہاکس بے',
  'I. I. Chundrigar Road': 'ii chundrigar, chundrigar road, ichundrigar road, chundrigar, آئی آئی چندریگر روڈ',
  'Jamshed Town': 'jamshed, جمشید ٹاؤن',
  'KDA Scheme 1': 'kda scheme, scheme 1, kda',
  'Kemari Town': 'kemari, keamari, کیماڑی',
  'Khayaban-e-Ittehad Road': 'khayaban e ittehad, ittehad road, خیابان اتحاد',
  Korangi: 'korengi, korangi industrial area, کورنگی, کورنگی انڈسٹریل ایریا',
  Landhi: 'لانڈھی',
  Liaquatabad: 'lalukhet, liaqatabad, liyaqatabad, لیاقت آباد',
  'Lyari Town': 'lyari, layari, لیاری',
  'M. A. Jinnah Road': 'ma jinnah road, majinnah road, bandar road, ایم اے جناح روڈ',
  Malir: 'maleer, ملیر',
  'Mauripur Road': 'mauripur, maripur, ماری پور',
  Mehmoodabad: 'mehmudabad, mahmoodabad, محمود آباد',
  'Naval Colony': 'navy colony',
  'Naya Nazimabad': 'نیا ناظم آباد',
  Nazimabad: 'nazimabaad, nazim abad, ناظم آباد',
  'New Karachi': 'نیو کراچی',
  'North Karachi': 'northkarachi, nk, sakhi hasan north karachi, نارتھ کراچی',
  'North Nazimabad':
    'nn, n naz, nnaz, north naz, n nazimabad, north nazim abad, northnazimabad, شمالی ناظم آباد, نارتھ ناظم آباد',
  'Nishtar Road (Lawrence Road)': 'nishtar road, lawrence road',
  'Orangi Town': 'orangi, اورنگی, اورنگی ٹاؤن',
  'PAF Housing Scheme': 'paf, paf scheme',
  'Saddar Town': 'saddar, sadar, صدر',
  'Sakhi Hassan Chowrangi': 'sakhi hassan, sakhi hasan, سخی حسن',
  'Scheme 33': 'scheme33, skeem 33, اسکیم 33',
  'Sea View Apartments': 'sea view, seaview, سی ویو',
  'Shah Faisal Town': 'shah faisal, shah faisal colony, شاہ فیصل کالونی, شاہ فیصل',
  'Shaheed Millat Road': 'shaheed e millat, shahid e millat, شہید ملت',
  'Shahra-e-Faisal':
    'shahrah e faisal, sharah e faisal, shahra faisal, shahrahe faisal, shara e faisal, drigh road, شاہراہ فیصل',
  'SITE (Sindh Industrial Trading Estate)': 'site, site area, sindh industrial trading estate, سائٹ ایریا, سائٹ',
  'Super Highway (M-9 Motorway)': 'super highway, superhighway, m9, m9 motorway, سپر ہائی وے',
  'Taiser Town (Scheme 45)': 'taiser town, taisar town, scheme 45, تیسر ٹاؤن',
  'Tariq Road': 'tariq rd, طارق روڈ',
  'University Road': 'university rd, یونیورسٹی روڈ',
  Zamzama: 'zam zama, زمزمہ',
};

/** The same of parts with names of their own. */
const NICKNAMES_OF_PARTS: Readonly<Record<string, string>> = {
  Bahadurabad: 'bahadur abad, bahadrabad, بہادرآباد',
  'Dhoraji Colony': 'dhoraji, dhorajee, dhoraji society, دھوراجی',
  'Garden East': 'east garden, گارڈن شرقی',
  'Gulshan-e-Maymar': 'gulshan e memar, gulshan e meymar, gulshan maymar, maymar, mymar, گلشن معمار, معمار',
  'Malir Cantonment':
    'malir cantt, malir cant, malir cantonement, cantt malir, malir cantt karachi, ملیر کینٹ, ملیر کنٹ, ملیر کینٹونمنٹ, ملیر چھاونی',
  'Model Colony': 'model colony malir',
  'Saadi Town': 'sadi town, saadi town scheme 33',
  'Surjani Town': 'surjani, sarjani, sarjani town, surjanee, سرجانی',
};

/**
 * Places that people name and no listing does, by the area and the part in which they lie ('' for the whole area):
 * projects, markets, crossings. As a search they mean that part.
 */
const PLACES_WITHIN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Cantt: { 'Malir Cantonment': 'askari 6, askari vi, عسکری 6' },
  Clifton: {
    '': 'do talwar, 2 talwar, teen talwar, 3 talwar, دو تلوار, تین تلوار',
    'Block 4': 'dolmen mall clifton, dolmen city',
    'Block 5': 'boat basin, boatbasin, بوٹ بیسن',
  },
  'DHA Defence': {
    '': `saba avenue, bukhari, khayaban e shahbaz, khayaban e bukhari, khayaban e muhafiz, khayaban e shaheen, khayaban e badar, khayaban e rahat, khayaban e sehar,
      khayaban e tanzeem, khayaban e hilal, khayaban e ghazi, khayaban e momin, khayaban e hafiz, khayaban e bahria, khayaban e mujahid,
      khayaban e qasim, khayaban e badban, khayaban e janbaz, khayaban e tariq, خیابان شہباز, خیابان بخاری, خیابان محافظ, خیابان شاہین,
      خیابان بدر, خیابان راحت, خیابان سحر, خیابان تنظیم, خیابان ہلال`,
    'Phase 5': `badar commercial, badar commercial area, bader commercial, tauheed commercial, tauheed commercial area, touheed commercial, بدر کمرشل,
      توحید کمرشل`,
    'Phase 6': `bukhari commercial, bukhari commercial area, nishat commercial, nishat commercial area, ittehad commercial, ittehad commercial area,
      rahat commercial, rahat commercial area, muslim commercial, muslim commercial area, shahbaz commercial, shahbaz commercial area,
      بخاری کمرشل, نشاط کمرشل, اتحاد کمرشل, راحت کمرشل, مسلم کمرشل, شہباز کمرشل`,
    'Phase 7': 'sehar commercial, sehar commercial area, سحر کمرشل',
    'Phase 8': `al murtaza commercial, al murtaza commercial area, murtaza commercial, zulfiqar commercial, zulfiqar commercial area, emaar,
      emaar crescent bay, crescent bay, emaar oceanfront, emaar ocean front, emaar panorama, emaar the views, emaar pearl towers, emaar coral towers,
      emaar reef towers, hmr, hmr waterfront, creek vista, creek vista apartments, do darya, المرتضی کمرشل, ذوالفقار کمرشل, ایمار, دو دریا`,
  },
  'Federal B Area': {
    '': 'water pump, ancholi, ancholi society, lucky one, lucky one mall, واٹر پمپ, انچولی, لکی ون مال',
  },
  'Gulistan-e-Jauhar': {
    '': 'millennium mall, johar mor, johar more, jauhar mor, johar chowrangi, jauhar chowrangi, perfume chowk, جوہر موڑ, جوہر چورنگی, پرفیوم چوک',
  },
  'Gulshan-e-Iqbal Town': {
    '': 'nipa, nipa chowrangi, hassan square, hasan square, maskan chowrangi, gulshan chowrangi, نیپا, حسن اسکوائر, مسکن چورنگی',
  },
  'Jamshed Town': { '': 'akhtar colony, اختر کالونی' },
  Korangi: { '': 'korangi crossing, کورنگی کراسنگ' },
  Malir: { '': 'malir halt, malir 15, kala board, ملیر ہالٹ, ملیر 15, کالا بورڈ' },
  Mehmoodabad: { '': 'azam basti, اعظم بستی' },
  'North Karachi': { '': 'power house chowrangi, powerhouse chowrangi, پاور ہاؤس چورنگی' },
  'North Nazimabad': {
    Hyderi: 'dolmen mall hyderi',
    '': 'five star chowrangi, 5 star chowrangi, kda chowrangi, فائیو اسٹار چورنگی, کے ڈی اے چورنگی',
  },
  'Saddar Town': { '': 'cantt station, cantonment station, کینٹ اسٹیشن' },
  'Scheme 33': {
    '': 'safoora, safora, safoora goth, safora goth, safoora chowrangi, صفورا, صفورہ',
    'Sector 35-A': 'capital cooperative housing society, capital housing society, capital society, کیپیٹل سوسائٹی',
  },
};

/** Short forms that nobody means: 'Shah' is a part of too many names. */
const NO_SHORT_NAMES = new Set(['shah', 'شاہ']);

/** A part of an area that a search may name: a phase, block or sector, or a society with a name of its own. */
export interface SearchedPart {
  area_id: number;
  name: string;
  name_ur?: string | undefined;
  aliases?: readonly string[] | undefined;
}

/** What words name: an area, or parts of one. */
export interface Place<Area> {
  area: Area;
  /** The names of parts; none where the whole area is named. */
  parts: readonly string[];
  /** What the blocks of a society are called by: 'PECHS' of 'PECHS Block 2'. */
  society?: string;
}

/** Names of parts that say nothing without their area: 'Phase 6', 'بلاک 13 ڈی'. */
const OF_THEIR_AREA = /^(?:phase|block|sector|precinct|فیز|بلاک|سیکٹر|پریسنکٹ)\s/i;
const WITH_A_PART = /\s(?:phase|block|sector|precinct|فیز|بلاک|سیکٹر|پریسنکٹ)\s+\S+$/i;
const OF_A_SOCIETY = /^(.+?)\s+(?:phase|block|sector|precinct|فیز|بلاک|سیکٹر|پریسنکٹ)\s/i;

/** What a name may end with and is often left out: 'Orangi' for 'Orangi Town'. */
const LEFT_OUT =
  /\s+(?:town|(?:co-?operative )?housing society|society|housing scheme|ٹاؤن|(?:(?:کوآپریٹو )?ہاؤسنگ )?سوسائٹی)$/i;

const key = (name: string) => compact(normalise(name)).replace(/[()&]/g, '').replace(/rd$/, 'road');

const figuresIn = (words: string) => words.replace(/\D+/g, ' ').trim();

/** Places that words may mean, and how many slips lie between. */
export interface NearPlaces<Area> {
  slips: number;
  places: readonly Place<Area>[];
}

/** Finds areas by their names, nicknames and misspellings. Made once for a list of areas. */
export class AreaNames<Area extends SearchedArea> {
  readonly #byKey = new Map<string, Area>();
  readonly #ofParts = new Map<string, Place<Area>>();
  readonly #known = new Set<string>();
  readonly #words = new Set<string>();
  readonly #byLength = new Map<number, { name: string; letters: number; place: Place<Area> }[]>();
  /** As many words and signs as a name is looked for in. */
  readonly longest = 10;

  constructor(areas: readonly Area[], parts: readonly SearchedPart[] = []) {
    // First come, first served: a whole name before a nickname, and both before a shorter form ('Gadap' is the town).
    for (const area of areas) this.#add([area.area_name, area.area_name_ur ?? ''], area);
    for (const area of areas) this.#add(NICKNAMES[area.area_name]?.split(',') ?? [], area);
    // 'DHA Defence Phase 6' as a name of the whole area would swallow the phase.
    const ofWhole = (names: readonly string[] = []) => names.filter((name) => !WITH_A_PART.test(name));
    for (const area of areas) this.#add(ofWhole(area.aliases), area);
    for (const area of areas) {
      const shorter = [area.area_name, area.area_name_ur ?? ''].map((name) => name.replace(LEFT_OUT, ''));
      const spoken = area.area_name.replaceAll(/-e-|-ud-|-uz-/gi, ' ');
      this.#add([...shorter.filter((name) => !NO_SHORT_NAMES.has(key(name))), spoken], area);
    }
    const byId = new Map(areas.map((area) => [area.id, area]));
    for (const part of parts) {
      const area = byId.get(part.area_id);
      if (area) this.#addPart(area, part);
    }
    for (const area of areas) this.#addPlacesWithin(area);
    for (const [name, area] of this.#byKey) this.#remember(name, { area, parts: [] });
    for (const [name, place] of this.#ofParts) this.#remember(name, place);
  }

  #remember(name: string, place: Place<Area>): void {
    const ofLength = this.#byLength.get(name.length);
    const named = { name, letters: lettersOf(name), place };
    if (ofLength) ofLength.push(named);
    else this.#byLength.set(name.length, [named]);
  }

  #addPart(area: Area, { name, name_ur = '', aliases = [] }: SearchedPart): void {
    this.#known.add(`${area.id} ${key(name)}`);
    this.#learn([name, name_ur, ...aliases]);
    const ownNames = [name, name_ur].filter((each) => each !== '' && !OF_THEIR_AREA.test(each));
    const shorter = ownNames.map((each) => each.replace(LEFT_OUT, '').replaceAll(/-e-/gi, ' '));
    const nicknames = NICKNAMES_OF_PARTS[name]?.split(',') ?? [];
    for (const each of [...ownNames, ...nicknames, ...aliases, ...shorter].map(key)) {
      if (!this.#byKey.has(each) && !this.#ofParts.has(each)) this.#ofParts.set(each, { area, parts: [name] });
    }
    const society = OF_A_SOCIETY.exec(name)?.[1];
    for (const each of society ? ownNames : []) {
      const of = key(OF_A_SOCIETY.exec(each)?.[1] ?? '');
      if (of === '' || !society || this.#byKey.has(of)) continue;
      this.#ofParts.set(of, { area, parts: [...(this.#ofParts.get(of)?.parts ?? []), name], society });
    }
  }

  #addPlacesWithin(area: Area): void {
    for (const [part, list] of Object.entries(PLACES_WITHIN[area.area_name] ?? {})) {
      const within = { area, parts: this.hasPart(area, part) ? [part] : [] };
      const places = list.split(',').map((each) => each.trim());
      this.#learn(places);
      for (const each of places.map(key)) {
        if (!this.#byKey.has(each) && !this.#ofParts.has(each)) this.#ofParts.set(each, within);
      }
    }
  }

  #learn(names: readonly string[]): void {
    for (const word of names.flatMap((name) => normalise(name).split(/[^\p{L}]+/u))) this.#words.add(word);
  }

  #add(names: readonly string[], area: Area): void {
    this.#learn(names);
    for (const name of names.map(key)) {
      if (name !== '' && !this.#byKey.has(name)) this.#byKey.set(name, area);
    }
  }

  /** Whether a word is one of a name. */
  hasWord(word: string): boolean {
    return this.#words.has(word);
  }

  /** The area whose whole name the words are; 'e' and hyphens make no difference. */
  find(words: string): Area | undefined {
    return this.#byKey.get(key(words));
  }

  /** The area or the parts of one whose whole name the words are. */
  place(words: string): Place<Area> | undefined {
    const wanted = key(words);
    const area = this.#byKey.get(wanted);
    return area ? { area, parts: [] } : this.#ofParts.get(wanted);
  }

  /** Whether an area is known to have a part of this name. */
  hasPart(area: Area | undefined, name: string): boolean {
    return area !== undefined && this.#known.has(`${area.id} ${key(name)}`);
  }

  /**
   * The places whose names are a slip or two away from the words, nearest first. Figures are no slips: 'Askari 4' is
   * not 'Askari 5', and a name that the words are is none of them.
   */
  near(words: string): NearPlaces<Area>[] {
    const typed = key(words);
    if (typed.length < 4) return [];
    const letters = lettersOf(typed);
    const figures = figuresIn(typed);
    const limit = typed.length < 7 ? 1 : 2;
    const found: Place<Area>[][] = [[], []];
    for (let length = typed.length - limit; length <= typed.length + limit; length += 1) {
      for (const { name, letters: ofName, place } of this.#byLength.get(length) ?? []) {
        if (!mayBeSlip(letters, ofName, limit)) continue;
        const count = slips(typed, name, limit);
        if (count === 0) return [];
        if (count <= limit && figuresIn(name) === figures) found[count - 1]?.push(place);
      }
    }
    const known = new Set<string>();
    return found.flatMap((places, index) => {
      const distinct = places.filter(({ area, parts }) => {
        const id = `${area.id} ${parts.join()}`;
        return !known.has(id) && known.add(id);
      });
      return distinct.length > 0 ? [{ slips: index + 1, places: distinct }] : [];
    });
  }
}
