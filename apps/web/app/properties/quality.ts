import type { OwnProperty } from '@karachi-estates/contracts/ownProperties';
import { type Quality, qualityOf } from '@karachi-estates/domain/properties/quality';
import type { AdValues } from '../forms/properties.ts';

const DAY_MS = 86_400_000;

const numberOf = (amount: number | string): number | null => {
  const number = typeof amount === 'number' ? amount : Number.parseFloat(amount);
  return Number.isFinite(number) ? number : null;
};

/** The score of an ad as its form has it; sending it makes it fresh. */
export function adQuality(values: AdValues, photos: number): Quality {
  const { title, property_type: propertyType, price, area, dimension, bedrooms, bathrooms, description } = values;
  const names = area ? [area.area_name, area.area_name_ur ?? ''] : [];
  return qualityOf({
    ...{ title, propertyType, dimension, description, photos },
    areaNames: names.filter(Boolean),
    price: numberOf(price),
    bedrooms: numberOf(bedrooms),
    bathrooms: numberOf(bathrooms),
    daysOld: 0,
  });
}

/**
 * The score of a posted ad.
 * @param now milliseconds
 */
export function ownQuality(property: OwnProperty, now: number): Quality {
  const { title, property_type: propertyType, price, dimension, bedrooms, bathrooms, description } = property;
  return qualityOf({
    ...{ title, propertyType, price, dimension, bedrooms, bathrooms, description },
    areaNames: [property.area, property.area_name_ur ?? ''].filter(Boolean),
    photos: property.photo_count,
    daysOld: Math.floor((now - Date.parse(property.updated_at)) / DAY_MS),
  });
}
