import type { Locale } from '../words/locale.ts';
import { wordsOf } from '../words/registered.ts';
import {
  type Choice,
  PROPERTY_TYPES,
  propertyTypeLabel,
  readTypes,
  TYPE_GROUPS,
  type TypeGroup,
  typeGroup,
  typesOfGroup,
} from './vocabulary.ts';

const GROUP_LABELS: Record<TypeGroup, string> = { homes: 'Homes', plots: 'Plots', commercial: 'Commercial' };

/** 'Homes', 'Plots', 'Commercial': what the types of a group stand under. */
export const typeGroupLabel = (group: TypeGroup, locale: Locale = 'en'): string =>
  wordsOf(locale)?.typeGroups?.[group].name ?? GROUP_LABELS[group];

/** The group whose types, in their order, these are: a choice of 'All plots' is one thing to people. */
export const wholeGroup = (types: readonly string[]): TypeGroup | undefined =>
  TYPE_GROUPS.find((each) => typesOfGroup(each).join() === types.join());

/** Several types by commas as people read them: 'House, Flat'; a whole group by its name. */
export function propertyTypesLabel(filter: string, locale: Locale = 'en'): string {
  const types = readTypes(filter);
  if (!types) return filter;
  const group = wholeGroup(types);
  if (group) return typeGroupLabel(group, locale);
  return types.map((type) => propertyTypeLabel(type, locale)).join(wordsOf(locale)?.comma ?? ', ');
}

/** A choice of a select box that stands with others under `group`. */
export type GroupedChoice = Choice & { group?: string };

/** Types of the post-ad and edit-ad forms, by groups: everything that can be listed. */
export function formTypeChoices(locale: Locale): readonly GroupedChoice[] {
  return PROPERTY_TYPES.map((value) => ({
    value,
    label: propertyTypeLabel(value, locale),
    group: typeGroupLabel(typeGroup(value), locale),
  }));
}

/**
 * Types of the listing filter: 'All types', whose empty value is never sent, then each group as a whole and type by
 * type.
 * @param chosen the filter in force: where it is none of the choices, it stands among them.
 */
export function filterTypeChoices(locale: Locale, chosen = ''): readonly GroupedChoice[] {
  const words = wordsOf(locale);
  const choices: GroupedChoice[] = [
    { value: '', label: words?.allTypes ?? 'All types' },
    ...TYPE_GROUPS.flatMap((group) => {
      const name = typeGroupLabel(group, locale);
      const all = words?.typeGroups?.[group].all ?? `All ${name.toLowerCase()}`;
      return [
        { value: typesOfGroup(group).join(), label: all, group: name },
        ...PROPERTY_TYPES.filter((type) => typeGroup(type) === group).map((value) => ({
          value,
          label: propertyTypeLabel(value, locale),
          group: name,
        })),
      ];
    }),
  ];
  if (choices.some(({ value }) => value === chosen)) return choices;
  return [{ value: chosen, label: propertyTypesLabel(chosen, locale) }, ...choices];
}
