// What the API says of a city that it does not have.
export const CITY_UNKNOWN = 'We do not know this city.';
export const CITY_FIELD_UNKNOWN = 'is not a city we know';
