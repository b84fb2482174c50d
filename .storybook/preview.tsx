import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { Decorator, Preview } from '@storybook/react-vite';
import '../packages/design-system/src/styles/base.css';
import '../packages/design-system/src/styles/cormorant-garamond.css';
import '../packages/design-system/src/styles/brand-karachi-estates.css';
import '../packages/design-system/src/styles/brand-grand-monarch.css';
import '../packages/design-system/src/styles/brand-saffron-heights.css';
import '../packages/design-system/src/styles/urdu.css';
import './preview.css';
import type { ReactNode } from 'react';
import { configure } from 'storybook/test';
import { KitThemeProvider } from '../packages/design-system/src/components/KitThemeProvider/KitThemeProvider.tsx';
import { rightToLeftCache } from '../packages/design-system/src/theme/rightToLeft.ts';
import { KitWordsProvider } from '../packages/design-system/src/words/KitWords.tsx';
import { type Locale, localeOf } from '../packages/domain/src/words/locale.ts';
import { ComponentPage } from './ComponentPage.tsx';
import { describedArgs } from './describedArgs.ts';
import { languages } from './languages.ts';
import { theme } from './theme.ts';
import { foreignThemes, kitThemes } from './themes.ts';

// Code that a screen fetches later takes its time on a busy machine. It holds for all stories of a page.
configure({ asyncUtilTimeout: 10_000 });

// One style sheet, as on the built site: an element for each rule, as in development else, takes a quarter of the time
// of a story.
const caches = {
  ltr: createCache({ key: 'ke', speedy: true }),
  rtl: rightToLeftCache({ speedy: true }),
};

const MARKETPLACE = 'karachi-estates';
const OWN = 'own';

interface Brands {
  /** Of a story that is named after it: no choice changes it. */
  brand?: string;
  /** Of a component that mostly stands in it, until the toolbar says another. */
  usualBrand?: string;
}

/** The brand that a story is drawn in. */
function brandOf({ brand, usualBrand = MARKETPLACE }: Brands, inToolbar: string): string {
  return brand ?? (inToolbar === OWN ? usualBrand : inToolbar);
}

interface OneOfManyProps {
  brand: string;
  children: ReactNode;
  direction: 'ltr' | 'rtl';
  isPadded: boolean;
  locale: Locale;
  scheme: string;
}

/** A story among others on a page of documentation: its own ground and variables, whatever its neighbours have. */
function OneOfMany({ brand, children, direction, isPadded, locale, scheme }: OneOfManyProps) {
  return (
    <Box
      data-brand={brand}
      data-scheme={scheme}
      dir={direction}
      lang={locale}
      sx={{ p: isPadded ? 2 : 0, bgcolor: 'background.default', color: 'text.primary', typography: 'body1' }}
    >
      {children}
    </Box>
  );
}

/** Puts the toolbar's choices on the document, where a page of the product has them too. */
const surroundings: Decorator = (Story, { globals, parameters, viewMode }) => {
  const brand = brandOf(parameters, globals.brand);
  const root = document.documentElement;
  const isOneOfMany = viewMode === 'docs';
  root.dataset.brand = isOneOfMany ? brandOf({}, globals.brand) : brand;
  root.dataset.scheme = globals.scheme;
  const locale = localeOf(globals.language);
  const { direction: readingDirection, words } = languages[locale];
  const isRightToLeft = globals.direction === 'rtl' || readingDirection === 'rtl';
  const direction: 'ltr' | 'rtl' = parameters.direction ?? (isRightToLeft ? 'rtl' : 'ltr');
  // A page of documentation is English prose around many stories: what one of them reads like stays in its own box.
  root.dir = isOneOfMany ? 'ltr' : direction;
  root.lang = isOneOfMany ? 'en' : locale;
  const story = isOneOfMany ? (
    <OneOfMany
      brand={brand}
      direction={direction}
      isPadded={parameters.layout !== 'fullscreen'}
      locale={locale}
      scheme={globals.scheme}
    >
      <Story />
    </OneOfMany>
  ) : (
    <>
      {foreignThemes.has(brand) && <CssBaseline />}
      <Story />
    </>
  );
  return (
    <KitWordsProvider locale={locale} words={words}>
      <CacheProvider value={caches[direction]}>{inTheme(brand, globals.scheme, locale, story)}</CacheProvider>
    </KitWordsProvider>
  );
};

function inTheme(brand: string, scheme: 'light' | 'dark', locale: Locale, story: ReactNode) {
  const foreign = foreignThemes.get(brand)?.[scheme];
  if (foreign) return <ThemeProvider theme={foreign}>{story}</ThemeProvider>;
  const kitTheme = kitThemes[locale].get(brand);
  if (!kitTheme) throw new Error(`No theme is named "${brand}".`);
  return <KitThemeProvider theme={kitTheme}>{story}</KitThemeProvider>;
}

const toolbar = <Icon extends string>(
  title: string,
  icon: Icon,
  values: readonly [value: string, title: string][],
) => ({
  toolbar: { title, icon, dynamicTitle: true, items: values.map(([value, name]) => ({ value, title: name })) },
});

/**
 * Drops the rules of the stories before: tests of all files share a page, and for each rule that is added it reads all
 * others again.
 */
function dropRules() {
  for (const cache of Object.values(caches)) {
    cache.sheet.flush();
    cache.inserted = {};
    cache.registered = {};
  }
}

/** A story stays where it is: its links are there to be seen and pressed, not to leave the page that shows it. */
const stayHere = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
};

const preview: Preview = {
  // For each file of stories that is tested; once where a person looks at them.
  beforeAll: () => {
    dropRules();
    document.addEventListener('click', stayHere);
    return () => document.removeEventListener('click', stayHere);
  },
  decorators: [surroundings],
  argTypesEnhancers: [describedArgs],
  tags: ['autodocs'],
  initialGlobals: { brand: OWN, scheme: 'light', direction: 'ltr', language: 'en' },
  globalTypes: {
    brand: {
      description: 'Brand',
      ...toolbar('Brand', 'paintbrush', [
        [OWN, 'The story’s own brand'],
        [MARKETPLACE, 'Karachi Estates'],
        ['grand-monarch', 'Grand Monarch'],
        ['saffron-heights', 'Saffron Heights (demo)'],
        ['mui-default', 'MUI default'],
        ['stranger', 'A stranger’s theme'],
      ]),
    },
    scheme: {
      description: 'Colour scheme',
      ...toolbar('Scheme', 'circlehollow', [
        ['light', 'Light'],
        ['dark', 'Dark'],
      ]),
    },
    direction: {
      description: 'Text direction',
      ...toolbar('Direction', 'transfer', [
        ['ltr', 'Left to right'],
        ['rtl', 'Right to left'],
      ]),
    },
    language: {
      description: 'Language',
      ...toolbar(
        'Language',
        'globe',
        Object.entries(languages).map(([code, { title }]): [string, string] => [code, title]),
      ),
    },
  },
  parameters: {
    layout: 'padded',
    docs: { theme, page: ComponentPage },
    backgrounds: { disable: true },
    controls: { expanded: true },
    // Of what passes one element is told: a report of all of them weighs ten times as much.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    // The same four pictures of each story that the visual test of this repository takes.
    chromatic: {
      prefersReducedMotion: 'reduce',
      modes: Object.fromEntries(
        ['phone', 'desktop'].flatMap((viewport) =>
          ['light', 'dark'].map((scheme) => [`${viewport} ${scheme}`, { viewport, scheme }]),
        ),
      ),
    },
    viewport: {
      options: {
        phone: { name: 'Phone (360)', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet (768)', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop (1280)', styles: { width: '1280px', height: '800px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Home',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Breakpoints',
            'Layers',
            'Icons',
            'Motion',
            'Writing style',
            'Accessibility',
            '*',
          ],
          'Actions',
          'Inputs',
          'Navigation',
          'Feedback',
          'Layout',
          'Listings',
          'Plans',
          'Projects',
          "Seller's workspace",
          'Desk',
          'Screens',
        ],
      },
    },
  },
};

export default preview;
