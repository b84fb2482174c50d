import { propertyTypeNoun } from './typeNoun.ts';

/** What a person reads about fields that make no sense for a type, see typeFields.ts. */
type OfType = { type: string };
const manyOf = ({ type }: OfType) => {
  const noun = propertyTypeNoun(type, 2);
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
};
export const BEDROOMS_NOT_OF_TYPE = (values: OfType) =>
  `${manyOf(values)} are listed without bedrooms. Leave that field empty.`;
export const BATHROOMS_NOT_OF_TYPE = (values: OfType) => `${manyOf(values)} have no bathrooms. Leave that field empty.`;
export const PARKING_NOT_OF_TYPE = (values: OfType) => `${manyOf(values)} have no parking. Leave that box unticked.`;
export const ROOM_IS_ONE = 'A room is one room. For more than one, choose a flat or a portion.';
export const PLOT_FILE_NOT_RENTED = 'A plot file can only be sold, it cannot be let.';
