import { aUnitDetail, projectWithUnits } from '@karachi-estates/fixtures/projects';
import { aProperty } from '@karachi-estates/fixtures/properties';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { loader as papers } from './routes/papers-checklist/PapersChecklistRoute.tsx';
import { loader as unit } from './routes/unit/UnitRoute.tsx';
import { loader as units } from './routes/units/UnitsRoute.tsx';
import { loader as unknown } from './routes/unknown/UnknownRoute.tsx';

type Loader = (args: LoaderFunctionArgs) => unknown;

const home = aProperty();
const read: Readonly<Record<string, unknown>> = {
  '/api/properties/single': home,
  '/api/projects/:slug/units': projectWithUnits(),
  '/api/projects/:slug/units/:number': aUnitDetail(),
};

/** Where an address leads, without the language, which the router puts before it; undefined where the page is shown. */
async function leadsTo(loader: Loader, path: string, params: Record<string, string> = {}) {
  const context = {
    locale: path.startsWith('/ur') ? 'ur' : 'en',
    api: async ({ url }: { url: string }) => ({ data: read[url], header: () => null }),
  };
  const request = new Request(new URL(path, 'https://homes.example'));
  const answer = await loader({ request, params, context } as unknown as LoaderFunctionArgs);
  return answer instanceof Response ? answer.headers.get('location') : undefined;
}

describe('an address that is no screen', () => {
  it.each([
    ['/projects/clifton-courtyard', '/projects/clifton-courtyard/units'],
    ['/ur/projects/Clifton-Courtyard/', '/projects/clifton-courtyard/units'],
    ['/projects/grand-monarch?from=sms', '/grand-monarch'],
    ['/projects/no%2Fwhere', '/projects/no%2Fwhere/units'],
    ['/grand-monarch/launch', '/projects/grand-monarch/launch'],
    ['/ur/Grand-Monarch/launch/protocol/', '/projects/grand-monarch/launch/protocol'],
    ['/grand-monarch/visits', '/projects/grand-monarch/visits'],
    ['/projects/clifton-courtyard/about', '/'],
    ['/grand-monarch/about', '/'],
    ['/ur/nowhere', '/'],
  ])('%s leads to %s', async (path, where) => expect(await leadsTo(unknown, path)).toBe(where));
});

describe.each(['', '/ur'])('below “%s” a page that is asked for by another name of it', (base) => {
  it('leads to its one address', async () => {
    const own = { slug: 'grand-monarch' };
    expect(await leadsTo(units, `${base}/projects/grand-monarch/units?view=list`, own)).toBe(
      '/grand-monarch/units?view=list',
    );
    const capital = { slug: 'Clifton-Courtyard' };
    expect(await leadsTo(units, `${base}/projects/Clifton-Courtyard/units`, capital)).toBe(
      '/projects/clifton-courtyard/units',
    );
    const { number } = aUnitDetail();
    const unitAt = `/grand-monarch/units/${number}`;
    expect(await leadsTo(unit, `${base}/projects${unitAt}`, { ...own, number })).toBe(unitAt);
    const sheet = `${base}/property-detail-home/${home.property_id}-x/papers`;
    expect(await leadsTo(papers, sheet, { segment: `${home.property_id}-x` })).toMatch(
      new RegExp(`^/property-detail-home/${home.property_id}-.+/papers$`),
    );
  });

  it('is shown at that address', async () => {
    expect(await leadsTo(units, `${base}/grand-monarch/units`)).toBeUndefined();
    const { number } = aUnitDetail();
    expect(await leadsTo(unit, `${base}/grand-monarch/units/${number}`, { number })).toBeUndefined();
  });
});
