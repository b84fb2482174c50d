import { QUALITY_BANDS, QUALITY_PARTS } from '@karachi-estates/domain/properties/quality';
import { describe, expect, it } from 'vitest';
import { areas } from './areas.ts';
import { faqs } from './faqs.ts';
import { fill } from './fill.ts';
import { home } from './home.ts';
import { homeFaqs } from './homeFaqs.ts';
import type { PageSeo } from './pageSeo.ts';
import { points } from './points.ts';
import { privacy } from './privacy.ts';
import { grandMonarch } from './projects/grand-monarch.ts';
import { seo } from './seo.ts';
import { terms } from './terms.ts';
import { testimonials } from './testimonials.ts';
import { areas as urduAreas } from './ur/areas.ts';
import { privatePages as urduPrivatePages } from './ur/privatePages.ts';
import { seo as urduSeo } from './ur/seo.ts';

const pages: [string, PageSeo][] = Object.entries(seo);

describe('what search engines read', () => {
  it.each(pages)('%s has a title and a description of the right length', (_path, page) => {
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeGreaterThanOrEqual(120);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  it.each(Object.entries(urduSeo))('%s has them in Urdu too', (_path, page) => {
    expect(page.title.length).toBeLessThanOrEqual(60);
    expect(page.description.length).toBeGreaterThanOrEqual(100);
    expect(page.description.length).toBeLessThanOrEqual(160);
  });

  it.each([
    ['English', areas],
    ['Urdu', urduAreas],
  ])('describes the area with the longest name shortly enough in %s', (_language, { area, part }) => {
    const longest = 'State Bank of Pakistan Staff Co-Operative Housing Society';
    for (const { description } of [area, part]) {
      expect(fill(description, { area: longest }).length).toBeLessThanOrEqual(160);
    }
  });

  it('names every page differently in Urdu', () => {
    const titles = [...Object.values(urduSeo), ...Object.values(urduPrivatePages)].map((page) => page.title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('is different for every page', () => {
    expect(new Set(pages.map(([, page]) => page.title)).size).toBe(pages.length);
    expect(new Set(pages.map(([, page]) => page.description)).size).toBe(pages.length);
  });
});

describe('the numbers that the specification fixes', () => {
  it('has five tiles, five questions and nine testimonials rated 5', () => {
    expect(home.propertyTypes.tiles.map((tile) => tile.label)).toEqual([
      'Private House',
      'Apartment',
      'Offices',
      'Store & Shop',
      'Warehouse',
    ]);
    expect(homeFaqs).toHaveLength(5);
    expect(testimonials.map((testimonial) => testimonial.rating)).toEqual(Array(9).fill(5));
  });

  it('explains every part and band of the quality score', () => {
    expect(Object.keys(points.rows)).toEqual(QUALITY_PARTS);
    expect(Object.keys(points.bands.items)).toEqual(Object.keys(QUALITY_BANDS));
  });

  it('gives every question and every legal section its own anchor', () => {
    const anchors = [
      faqs.groups.flatMap((group) => [group.id, ...group.faqs.map((faq) => `${group.id}/${faq.id}`)]),
      terms.sections.map((section) => section.id),
      privacy.sections.map((section) => section.id),
    ];
    for (const ids of anchors) expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('Grand Monarch', () => {
  it('has its residences, amenities, gallery and unit options in order', () => {
    expect(grandMonarch.residences.items.map((residence) => residence.id)).toEqual([
      '5bed',
      '4bed',
      '3bed-terrace',
      '3bed',
    ]);
    expect(grandMonarch.amenities.items).toHaveLength(17);
    expect(grandMonarch.gallery.pictures).toHaveLength(9);
    expect(grandMonarch.interest.unitTypes.map((unit) => unit.value)).toEqual(['5bed', '4bed', '3bed', '3bed_terrace']);
  });

  it('describes every picture', () => {
    const pictures = [
      grandMonarch.hero.picture,
      grandMonarch.film.poster,
      grandMonarch.location.picture,
      ...grandMonarch.residences.items.flatMap((residence) => residence.slides),
      ...grandMonarch.amenities.items.map((amenity) => amenity.picture),
      ...grandMonarch.gallery.pictures,
    ];
    for (const picture of pictures) expect(picture.alt, picture.file).not.toBe('');
  });
});
