import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { screens } from '../app/routes.ts';
import { readPageAddress, tellsAvailability, withoutEmptySegments } from './pageAddress.ts';

const canonical = (url: string) => readPageAddress(url).canonical;

describe('the address of a page', () => {
  it('is one for all its spellings', () => {
    for (const url of [
      '/properties?area=7&sort=newest',
      '/properties?sort=newest&sort=price_asc&area=7&x=1',
      '/Properties/?utm_source=mail&sort=newest&purpose=&area=7',
      '/%70roperties?area=%37&sort=newest',
    ])
      expect(canonical(url), url).toBe('/properties?area=7&sort=newest');
    expect(canonical('/?fbclid=1')).toBe('/');
    expect(canonical('/about?next=/profile')).toBe('/about');
    expect(canonical('/property-detail-home/7-%61-house')).toBe('/property-detail-home/7-a-house');
  });

  it('is one in each language', () => {
    for (const url of ['/ur/properties?area=7&sort=newest', '/UR/Properties/?sort=newest&utm_source=mail&area=7'])
      expect(canonical(url), url).toBe('/ur/properties?area=7&sort=newest');
    for (const url of ['/ur', '/ur/', '/ur?fbclid=1']) expect(canonical(url), url).toBe('/ur');
    expect(readPageAddress('/ur/profile')).toEqual({ canonical: '/ur/profile', isPublic: false });
    expect(readPageAddress('/ur/reset-password/secret')).toEqual({ canonical: undefined, isPublic: false });
    for (const url of ['/urdu', '/ur/ur', '/ur/nowhere']) expect(canonical(url), url).toBeUndefined();
  });

  it('keeps each key that its screen reads', () => {
    // Beside homes only, and a page of homes is rendered for each request.
    const elsewhere = new Set(['/compare?only']);
    const read = screens.flatMap(({ path, file }) => {
      const source = readFileSync(new URL(`../app/${file}`, import.meta.url), 'utf8');
      const keys = [...source.matchAll(/\.(?:get|has)\('(\w+)'\)/g)].map(([, key]) => `${path}?${key}`);
      return keys.filter((each) => !elsewhere.has(each));
    });
    expect(read).toContain('/appeal-listing?token');
    for (const each of read) {
      const address = canonical(`${each.replaceAll(/:\w+/g, 'x')}=1`);
      if (address !== undefined) expect(address, each).toMatch(/=1$/);
    }
  });

  it('keeps what a value holds', () => {
    expect(canonical('/properties?propertyType=Upper%20Portion')).toBe('/properties?propertyType=Upper+Portion');
    expect(canonical('/properties?cursor=a?b')).toBe('/properties?cursor=a%3Fb');
    expect(canonical('/blogs/%E6%97%A5%2F1')).toBe('/blogs/%E6%97%A5%2F1');
  });

  it('of a list is none where a value means nothing, or stands for a figure that nobody else types', () => {
    for (const query of [
      'unit=zzz1',
      'view=zzz2',
      'sizeUnit=qq',
      'minPrice=0',
      'minPrice=00',
      'minPrice=1234567',
      'maxPrice=045000000',
      'minSize=2161',
      'area=Clifton',
      'area=1,2,3,4',
      'bedrooms=77',
      'parking=yes',
      'propertyType=Castle',
      'sort=colour',
    ])
      expect(readPageAddress(`/properties?${query}`), query).toEqual({ canonical: undefined, isPublic: true });
    expect(canonical('/sellers/7-a?purpose=bogus77')).toBeUndefined();
    for (const query of [
      'area=31,7',
      'minPrice=45000000',
      'maxPrice=27500000',
      'minSize=2160',
      'bedrooms=2&view=map',
      'purpose=rent&unit=sq+yd',
    ])
      expect(canonical(`/properties?${query}`), query).toBeDefined();
    expect(canonical('/properties?area=31,31&area=31')).toBe('/properties?area=31');
    expect(canonical('/properties?part=12,9&area=33,31,32')).toBe('/properties?area=31%2C32%2C33&part=12%2C9');
  });

  it('is nobody else’s where it is for a session or holds a secret', () => {
    expect(readPageAddress('/profile')).toEqual({ canonical: '/profile', isPublic: false });
    expect(readPageAddress('/my-properties?status=sold')).toEqual({ canonical: undefined, isPublic: false });
    for (const url of [
      '/reset-password/secret',
      '/confirm-email/secret',
      '/newsletter/confirm?token=secret',
      '/Newsletter/confirm',
      '/projects/hold?token=secret',
      '/projects/launch?token=secret',
      '/projects/visit?project=a&email=b',
      '/projects/interest?project=a&email=b',
      '/ur/Projects/hold/?asked=1',
    ])
      expect(readPageAddress(url), url).toEqual({ canonical: undefined, isPublic: false });
  });

  it('is rendered for each request where a person’s own words stand in it', () => {
    for (const url of ['/properties?q=flat+clifton', '/ur/properties?area=7&said=flat', '/areas?q=dha'])
      expect(readPageAddress(url), url).toEqual({ canonical: undefined, isPublic: true });
    expect(canonical('/properties?q=&said=')).toBe('/properties');
    expect(canonical('/about?q=flat')).toBe('/about');
  });

  it('of a form is nobody else’s once it says what a person has typed', () => {
    for (const path of ['/write-to-seller', '/ask-viewing', '/report-listing', '/saved-searches/new']) {
      for (const url of [`${path}?id=1&refused=PHONE_INVALID&name=Zed&phone=0300`, `/ur${path}?email=z@example.com`])
        expect(readPageAddress(url), url).toEqual({ canonical: undefined, isPublic: false });
      expect(readPageAddress(`${path}?id=1`), path).toEqual({ canonical: undefined, isPublic: true });
    }
    for (const query of ['sent=1', 'refused=EMAIL_INVALID&name=Zed'])
      expect(readPageAddress(`/find-my-home?${query}`)).toEqual({ canonical: undefined, isPublic: false });
    expect(canonical('/find-my-home?utm_source=x')).toBe('/find-my-home');
  });

  it('of units keeps the filters that people choose from, and is nobody else’s where figures are typed', () => {
    expect(canonical('/grand-monarch/units?view=list&facing=sea&building=east&x=1')).toBe(
      '/grand-monarch/units?building=east&facing=sea&view=list',
    );
    for (const url of ['/grand-monarch/units?maxPrice=6+crore', '/ur/projects/a/units/C-1?with=C-2'])
      expect(readPageAddress(url), url).toEqual({ canonical: undefined, isPublic: true });
  });

  it('says whether units can be had, which is true for seconds only', () => {
    for (const path of [
      '/projects',
      '/ur/projects/a/units?floor=1',
      '/grand-monarch/units',
      '/grand-monarch/units/E-1',
      '/ur/projects/a/launch',
      '/projects/a/launch/protocol',
      '/projects/a/visits?unit=C-1',
    ])
      expect(tellsAvailability(path), path).toBe(true);
    for (const path of ['/', '/grand-monarch', '/projects/hold', '/properties?q=/projects'])
      expect(tellsAvailability(path), path).toBe(false);
  });

  it('is none where a person has typed figures, which would fill the cache', () => {
    for (const url of ['/calculators', '/Calculators/?utm_source=mail']) expect(canonical(url)).toBe('/calculators');
    expect(canonical('/ur/calculators?x=1&calc=rent&calc=plan')).toBe('/ur/calculators?calc=rent');
    for (const query of ['?calc=rent&price=1', '?price=', '?stamp=2', '?calc=else', '?calc='])
      expect(readPageAddress(`/ur/calculators${query}`), query).toEqual({ canonical: undefined, isPublic: true });
  });

  it('is none where it leads nowhere', () => {
    for (const url of ['/nowhere', '/properties/7', '/properties.data?_routes=root'])
      expect(readPageAddress(url), url).toEqual({ canonical: undefined, isPublic: false });
  });

  it('is stable: what it gives means itself', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(text, text, text, (slug, area, stray) => {
        const query = new URLSearchParams({ [stray]: 'x', area, sort: 'newest' });
        for (const url of [`/properties?${query}`, `/ur?${query}`, `/blogs/${encodeURIComponent(slug)}?${query}`]) {
          const once = canonical(url);
          if (once !== undefined) expect(canonical(once)).toBe(once);
        }
      }),
    );
  });
});

describe('an address with slashes that stand together', () => {
  it('leads to the same without them, with its query', () => {
    for (const [url, single] of [
      ['/areas//clifton', '/areas/clifton'],
      ['//properties?area=7&q=a//b?c', '/properties?area=7&q=a//b?c'],
      ['/ur//properties/', '/ur/properties'],
      ['/property-detail-home//1-a%2Fhouse', '/property-detail-home/1-a%2Fhouse'],
      ['//', '/'],
    ] as const)
      expect(withoutEmptySegments(url), url).toBe(single);
    for (const url of ['/', '/properties/', '/properties?q=//']) expect(withoutEmptySegments(url), url).toBeUndefined();
  });

  it('never leads to another host', () => {
    const origin = 'https://homes.example';
    const spellings = [
      '//evil.example',
      '///evil.example',
      '//\\evil.example',
      '/\\//evil.example',
      '//%5Cevil.example',
      '/\\evil.example',
      '/\\evil.example/properties',
    ];
    for (const url of [
      ...spellings,
      '/.//evil.example',
      '//%2F/evil.example',
      '//evil.example:80//a',
      '//a@evil.example',
    ])
      expect(new URL(withoutEmptySegments(url) ?? '', origin).origin, url).toBe(origin);
  });
});
