import type { Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { wideFrom } from './breakpoints.ts';

/**
 * The few looks that MUI's theme has no key for. Each reads what a kit theme adds to the palette or the shape, and
 * derives a fitting value from the standard keys where the theme around is MUI's own or a stranger's.
 */

export type Tone = 'primary' | 'secondary' | 'success' | 'warning' | 'error' | 'info';

type ThemeOf = { theme: Theme };

const looks = (theme: Theme) => theme.vars ?? theme;

/** The ground of sections and placeholders that lie a little deeper than the page. */
export function sunken(theme: Theme): string {
  const { palette } = looks(theme);
  return palette.surface?.sunken ?? palette.action.hover;
}

/** The edge of what can be operated: 3:1 against every surface. */
export function controlBorder(theme: Theme): string {
  const { palette } = looks(theme);
  return palette.control?.border ?? palette.text.secondary;
}

/** A surface in the faintest step of a tone, and text that is legible on it. */
export function tint(theme: Theme, tone: Tone): { backgroundColor: string; color: string } {
  const { palette } = looks(theme);
  const { main, tint: ground } = palette[tone];
  return ground
    ? { backgroundColor: ground, color: main }
    : {
        backgroundColor: `color-mix(in srgb, ${main} 12%, ${palette.background.paper})`,
        color: palette.text.primary,
      };
}

/** A tone as small text on any ground of a page, also a sunken one: a strange theme's `main` may miss 4.5:1 there. */
export function ink(theme: Theme, tone: Tone): string {
  const { palette } = looks(theme);
  const { main, tint: isKits } = palette[tone];
  return isKits ? main : `color-mix(in srgb, ${main} 75%, ${palette.text.primary})`;
}

/** A veil over pictures and pages, dark in both schemes. `strength` from 0 to 1. */
export function scrim(theme: Theme, strength = 0.62): string {
  return `color-mix(in srgb, ${looks(theme).palette.common.black} ${Math.round(strength * 100)}%, transparent)`;
}

const CORNERS = { card: 1.6, control: 1, small: 0.6 } as const;

/** The radius of a corner: cards are rounder than controls; `pill` is round in every theme. */
export function corner(theme: Theme, of: keyof typeof CORNERS | 'pill'): string {
  if (of === 'pill') return '62.4375rem';
  const { borderRadius } = looks(theme).shape;
  const radius = typeof borderRadius === 'number' ? `${borderRadius}px` : borderRadius;
  return CORNERS[of] === 1 ? radius : `calc(${radius} * ${CORNERS[of]})`;
}

/** The ring around what has the focus by keyboard. */
export function focusRing(theme: Theme): { outline: string; outlineOffset: string } {
  return { outline: `0.1875rem solid ${looks(theme).palette.primary.main}`, outlineOffset: '0.125rem' };
}

/** What is chosen and says so by its ground, which contrast themes (`forced-colors: active`) take away. */
export const chosenInContrast = {
  forcedColorAdjust: 'none',
  backgroundColor: 'Highlight',
  color: 'HighlightText',
} as const;

/** The colours of the series of a chart in a {@link chartFrame}: its subject's, and what that is held against. */
export const CHART_INKS = ['var(--KeChart-own)', 'var(--KeChart-other)'] as const;

/** Around a chart of `@mui/x-charts`: contrast themes leave drawings in their own colours, on any ground. */
export function chartFrame(theme: Theme) {
  const { palette } = looks(theme);
  return {
    '--KeChart-own': palette.primary.main,
    '--KeChart-other': palette.text.secondary,
    '@media (forced-colors: active)': {
      '--KeChart-own': 'CanvasText',
      '--KeChart-other': 'Highlight',
      '& svg .MuiChartsAxis-tickLabel': { fill: 'CanvasText' },
      '& svg :is(.MuiChartsAxis-line, .MuiChartsGrid-line)': { stroke: 'GrayText' },
    },
  } as const;
}

/** One thin line in the divider's colour. */
export function hairline(theme: Theme): string {
  return `0.0625rem solid ${looks(theme).palette.divider}`;
}

/** The shadow of what is hovered (`hover`) and of what floats over the page (`float`). */
export function lift(theme: Theme, of: 'hover' | 'float'): string {
  return looks(theme).shadows[of === 'hover' ? 2 : 8];
}

/** The height and width that fingers need. */
export const TARGET = '2.75rem';

/** Width of a page's content. */
export const CONTENT_WIDTH = '77.5rem';

/** Height of the header, which stays in sight. */
export const HEADER_HEIGHT = '4.5rem';

/** Figures of equal width, for prices and counts. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } as const;

/** A column of numbers. They are read from left to right in every language: their units stand under one another. */
export const figures = {
  // Written out: a bundler keeps what is spread, also where nobody uses it.
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '[dir="rtl"] &': { textAlign: 'start' },
} as const;

/**
 * Rows of a table as blocks of two columns on phones, the second as wide as its widest entry in all rows. Where a
 * browser has no subgrid, and with very large letters, which leave no room for that, each row has its own columns.
 */
export const rowsAsBlocks = (theme: Theme) =>
  ({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    columnGap: theme.spacing(2),
    '& caption': { gridColumn: '1 / -1' },
    '& :is(thead, tbody, tfoot, tr)': {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: '1fr auto',
      columnGap: 'inherit',
      [wideFrom(288)]: { gridTemplateColumns: 'subgrid' },
    },
  }) as const;

/**
 * A line height of its own for a part, at least what the letters of the theme's language need: Latin letters take any,
 * Nastaliq (headings, prose) and Naskh (text) more than most.
 */
export function leading(theme: Theme, wanted: number, of: 'heading' | 'prose' | 'text' = 'text'): number {
  return Math.max(wanted, theme.typography.leading?.[of] ?? 0);
}

/** The size of a heading that is larger than the theme's: a step smaller in Nastaliq, as all headings are. */
export function headingSize(theme: Theme, size: string): string {
  return theme.typography.leading ? `calc(${size} * 0.75)` : size;
}

/** What people read in sentences: the text of controls, where a theme makes no difference. */
export function prose(theme: Theme): CSSProperties {
  return theme.typography.prose ?? theme.typography.body1;
}

/** One line that ends in an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A person's picture over their initials, which are seen until it is loaded and where it fails. */
export const avatarPicture = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const;

/** Room at the sides of a page's content. */
export const gutters = ({ theme }: ThemeOf) => ({
  paddingInline: theme.spacing(2),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(3) },
});

/** Room above and below a section of a page; `share` 0.5 is half of it. */
export const sectionRoom = ({ theme }: ThemeOf, share = 1) => ({
  paddingBlock: theme.spacing(6 * share),
  [theme.breakpoints.up('md')]: { paddingBlock: theme.spacing(8 * share) },
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(12 * share) },
});

/** Takes part in the layout of screen readers only. */
export { default as visuallyHidden } from '@mui/utils/visuallyHidden';

/** Turns an arrow around where the page reads from right to left: for icons that mean 'onward' or 'back'. */
export const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } as const;
