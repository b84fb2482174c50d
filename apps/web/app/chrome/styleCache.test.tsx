import { CacheProvider } from '@emotion/react';
import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { renderToString } from 'react-dom/server';
import { compile, type Element, MEDIA } from 'stylis';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { extractStylesheet } from '../../server/pageStylesheets/extractStylesheet.ts';
import { registerUrdu } from '../locale/language.ts';
import { urdu } from '../locale/urdu.ts';
import { collectingCache, type PageStylesheet, withCriticalStyles } from './criticalStyles.ts';
import { browserStyleCache } from './styleCache.ts';

const pulse = keyframes({ to: { opacity: 0.5 } });
const Price = styled('b')({ color: 'teal', animation: `${pulse} 1s`, '@media print': { color: 'black' } });
const Column = styled('div')({ '@media (width >= 64em)': { order: 1 } });
// Its own class is merged into that of Typography and stands on no element.
const Title = styled(Typography)({ color: 'olive' });
const Badge = styled('i')({ color: 'maroon' });
const BadgeOnCard = styled(Badge)({ animation: `${pulse} 2s` });

function Card({ featured = false }: { featured?: boolean }) {
  return (
    <html lang="en">
      <head />
      <body>
        <Column>
          <Title>House</Title>
          <Price>1 Crore</Price>
        </Column>
        {featured && <BadgeOnCard>Featured</BadgeOnCard>}
      </body>
    </html>
  );
}

/** The page as the server sends it. */
function serverRender(page: React.ReactElement, stylesheet?: PageStylesheet): string {
  const cache = collectingCache('en', stylesheet);
  return withCriticalStyles(renderToString(<CacheProvider value={cache}>{page}</CacheProvider>), cache, stylesheet);
}

/** The style tags that emotion adds when the page is rendered with the browser's cache. */
function insertedInBrowser(page: React.ReactElement): string {
  const html = renderToString(<CacheProvider value={browserStyleCache('en')}>{page}</CacheProvider>);
  return (html.match(/<style.*?<\/style>/gs) ?? []).join('');
}

class StyleRule {
  constructor(readonly selectorText: string) {}
}

class GroupingRule {
  constructor(readonly cssRules: readonly StyleRule[]) {}
}

/** A document whose link to the page's stylesheet has this for its `sheet`. */
function documentWith(sheet: object | null) {
  vi.stubGlobal('CSSStyleRule', StyleRule);
  vi.stubGlobal('CSSGroupingRule', GroupingRule);
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (selector === 'link[data-page-stylesheet]' ? { sheet } : null),
  });
}

const loaded = (css: string) => ({
  cssRules: compile(css).map((rule) =>
    rule.type === MEDIA
      ? new GroupingRule([rule.children].flat().map((each) => new StyleRule(String((each as Element).value))))
      : new StyleRule(rule.value),
  ),
});

const { css, classNames } = extractStylesheet(serverRender(<Card />));
const stylesheet: PageStylesheet = { href: '/assets/a1.css', classNames };

afterEach(() => vi.unstubAllGlobals());

describe('a page with a stylesheet of its own', () => {
  it('links it, and carries no style that is in it', () => {
    const html = serverRender(<Card />, stylesheet);
    expect(html).toContain('<link rel="stylesheet" href="/assets/a1.css" data-page-stylesheet/>');
    expect(html).not.toContain('<style');
  });

  it('carries the styles that the stylesheet lacks, each once', () => {
    const html = serverRender(<Card featured />, stylesheet);
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html).toContain('color:maroon');
    expect(html).not.toContain('color:teal');
    expect(html).not.toContain('@keyframes');
  });

  it('carries all of its styles where there is no stylesheet', () => {
    const html = serverRender(<Card featured />);
    expect(html).not.toContain('<link');
    for (const style of ['color:teal', 'color:maroon', '@keyframes']) expect(html).toContain(style);
  });
});

it('turns the styles of an Urdu page round, under class names of their own', () => {
  registerUrdu(urdu);
  const Indented = styled('p')({ paddingLeft: '2rem', textAlign: 'right' });
  const cache = collectingCache('ur');
  const page = (
    <CacheProvider value={cache}>
      <html lang="ur">
        <head />
        <body>
          <Indented />
        </body>
      </html>
    </CacheProvider>
  );
  const html = withCriticalStyles(renderToString(page), cache);
  expect(html).toMatch(/\.kur-[\w-]+{padding-right:2rem;text-align:left;}/);
  expect(html).toMatch(/<p class="kur-/);
});

describe('browserStyleCache', () => {
  it('inserts nothing that the page’s stylesheet has', () => {
    documentWith(loaded(css));
    expect(insertedInBrowser(<Card />)).toBe('');
  });

  it('inserts what the stylesheet lacks', () => {
    documentWith(loaded(css));
    const inserted = insertedInBrowser(<Card featured />);
    expect(inserted).toContain('color:maroon');
    expect(inserted).not.toContain('color:teal');
  });

  const stillLoading = {
    get cssRules(): never {
      throw new DOMException('Can’t access rules of still-loading style sheet', 'InvalidAccessError');
    },
  };
  it.each([
    ['could not be loaded', null],
    ['came back empty', { cssRules: [] }],
    ['is still loading', stillLoading],
  ])('inserts every style where the stylesheet %s', (_, sheet) => {
    documentWith(sheet);
    const inserted = insertedInBrowser(<Card featured />);
    for (const style of ['color:teal', 'color:black', 'color:maroon', '@keyframes']) expect(inserted).toContain(style);
  });

  it('inserts every style where the page links no stylesheet', () => {
    vi.stubGlobal('document', { querySelector: () => null });
    expect(insertedInBrowser(<Card />)).toContain('color:teal');
  });
});
