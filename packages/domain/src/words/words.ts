import type { PaperWords } from '../homePapers/homePapers.ts';
import type { PlanId } from '../plans/plans.ts';
import type { AreaUnit } from '../properties/dimension.ts';
import type { ListingStatus } from '../properties/status.ts';
import type { PropertyType, Purpose, Sort, TypeGroup } from '../properties/vocabulary.ts';
import type { english } from './en.ts';

type English = typeof english;

/** The stable name of a sentence, for programs. */
export type Code = keyof English;

/** What a sentence is about: names and numbers that stand in it. */
export type Values = Readonly<Record<string, string | number | null | undefined>>;

/** The values that the sentence of a code needs. */
export type ValuesOf<C extends Code> = English[C] extends (values: infer V) => string ? V : undefined;

/** Every sentence in a language other than English; a missing one does not compile. */
export type Sentences = {
  readonly [C in Code]: English[C] extends string ? string : English[C];
};

/** A search as its result is told. */
export interface ToldSearch {
  count: number;
  capped: boolean;
  place: string | undefined;
  propertyType: string | undefined;
  purpose: Purpose | undefined;
  sort: Sort;
}

/** All that a language other than English needs. English stands where it is used. */
export interface Words {
  readonly sentences: Sentences;
  /** The months by name, January first. */
  readonly months: readonly string[];
  readonly price: {
    readonly crore: string;
    readonly lakh: string;
    readonly thousand: string;
    /** A price by the month. */
    readonly monthly: (price: string) => string;
  };
  /** Whole rupees in words. */
  readonly priceInWords: (rupees: number) => string;
  readonly range: {
    readonly from: (least: string) => string;
    readonly upTo: (most: string) => string;
    readonly between: (least: string, most: string) => string;
  };
  readonly size: {
    readonly units: Record<AreaUnit, string>;
    /** A size in marla or kanal with the square feet of its marla. */
    readonly withMarla: (size: string, sqft: number) => string;
  };
  readonly propertyTypes: Record<PropertyType | 'Family House', string>;
  /** 'Houses', where many of a type are meant, or of a group of types; '' is a property of any type. */
  readonly manyOfType: Record<PropertyType | TypeGroup | '', string>;
  /** One of a group of types, 'home'. */
  readonly oneOfGroup: Record<TypeGroup | '', string>;
  /** What the types of a group stand under, and the choice of all of them. */
  readonly typeGroups: Record<TypeGroup, { readonly name: string; readonly all: string }>;
  readonly allTypes: string;
  /** Between the names of several things. */
  readonly comma: string;
  readonly purposes: Record<Purpose, { readonly label: string; readonly choice: string }>;
  readonly sorts: Record<Sort, string>;
  readonly statuses: Record<ListingStatus, string>;
  readonly homePapers: PaperWords;
  readonly unitTypes: Readonly<Record<string, string>>;
  readonly plans: Record<
    PlanId,
    { readonly name: string; readonly priceText: string; readonly features: readonly [string, string, string, string] }
  >;
  readonly cities: Readonly<Record<string, string>>;
  readonly result: (search: ToldSearch) => string;
}

/** Those that the head of a page may need. A page may begin with them alone; the rest is English until it comes. */
export type FirstWords = Pick<Words, 'price' | 'propertyTypes' | 'cities'>;
