import { propertyCards } from '@karachi-estates/fixtures/properties';
import { type ComponentProps, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PropertyGrid, SharedCardIcons } from './PropertyGrid.tsx';

const grid = (key: string) => createElement(PropertyGrid, { key, properties: propertyCards(2) });
const outlines = (html: string) => html.match(/id="[^"]+-place"/g) ?? [];

it('draws the outlines of its icons itself, where nobody shares them', () => {
  expect(outlines(renderToString(createElement('div', null, grid('a'), grid('b'))))).toHaveLength(2);
});

it('shares them with the other grids of a page', () => {
  const html = renderToString(
    createElement(SharedCardIcons, {} as ComponentProps<typeof SharedCardIcons>, grid('a'), grid('b')),
  );
  const [drawn] = outlines(html);
  expect(outlines(html)).toHaveLength(1);
  const uses = html.match(/href="#[^"]+-place"/g) ?? [];
  expect(uses).toEqual(Array.from({ length: 4 }, () => drawn?.replace('id="', 'href="#')));
});
