import { fullDate } from '@karachi-estates/domain/day';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { keyed } from '../../theme/keyed.ts';
import { corner, sunken, tabular } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';

/** How far a building was on a day. */
export interface ProgressStep {
  /** YYYY-MM-DD. */
  date: string;
  /** From 0 to 100. */
  percent: number;
  /** What was done by then, in the language of the page. */
  words: string;
  /** Photos of that day, each with what it shows; the first is the large one. */
  pictures?: readonly { picture: PictureSource; alt: string }[] | undefined;
}

/** What it says beside the steps. */
export interface ProgressTimelineLabels {
  complete: (percent: number) => string;
  empty: string;
}

export interface ProgressTimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Newest first. */
  steps: readonly ProgressStep[];
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<ProgressTimelineLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: ProgressTimelineLabels = {
  complete: (percent) => `${percent}% built`,
  empty: 'The developer has not reported any progress yet.',
};

const Root = styled('ol', { name: 'KeProgressTimeline', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
    gap: theme.spacing(3),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: (theme.vars ?? theme).palette.text.secondary,
  })),
);

const Step = styled('li', { name: 'KeProgressTimeline', slot: 'Step' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(1),
    alignContent: 'start',
    '& strong': {
      ...tabular,
      color: (theme.vars ?? theme).palette.text.primary,
      fontSize: '1.25rem',
      fontWeight: theme.typography.fontWeightBold,
    },
    '& p': { margin: 0, overflowWrap: 'anywhere' },
  })),
);

const Photos = styled('div', { name: 'KeProgressTimeline', slot: 'Photos' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(1),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  })),
);

const Bar = styled('span', { name: 'KeProgressTimeline', slot: 'Bar' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'block',
    overflow: 'hidden',
    height: '0.5rem',
    borderRadius: corner(theme, 'pill'),
    backgroundColor: sunken(theme),
    '& > span': { display: 'block', height: '100%', backgroundColor: (theme.vars ?? theme).palette.primary.main },
    '@media (forced-colors: active)': {
      border: '0.0625rem solid CanvasText',
      '& > span': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
    },
  })),
);

/**
 * How a building grows: dated photos, each with how much is built and what was done.
 *
 * Use GalleryGrid instead for pictures without a date, PriceHistory for prices.
 */
export function ProgressTimeline(inProps: ProgressTimelineProps) {
  const props = useThemeProps({ props: inProps, name: 'KeProgressTimeline' });
  const { steps, labels, ...other } = props;
  const words = useKitWords('ProgressTimeline', english, labels);
  const locale = useKitLocale();
  return (
    <Root ownerState={props} {...other}>
      {steps.length === 0 && <li>{words.empty}</li>}
      {keyed(steps, ({ date }) => date).map(([step, { date, percent, words: said, pictures = [] }]) => (
        <Step ownerState={props} key={step}>
          {pictures.length > 0 && (
            <Photos ownerState={props}>
              {keyed(pictures, ({ picture }) => picture.src).map(([key, each]) => (
                <Picture key={key} {...each} sizes="(min-width: 64em) 20rem, (min-width: 40em) 45vw, 95vw" rounded />
              ))}
            </Photos>
          )}
          <strong>{words.complete(percent)}</strong>
          <Bar ownerState={props} aria-hidden="true">
            <span style={{ width: `${Math.min(100, Math.max(0, percent))}%` }} />
          </Bar>
          <time dateTime={date}>{fullDate(`${date}T07:00:00Z`, locale)}</time>
          <p>{said}</p>
        </Step>
      ))}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    ProgressTimeline: ProgressTimelineLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeProgressTimeline: 'root' | 'step' | 'photos' | 'bar';
  }
  interface ComponentsPropsList {
    KeProgressTimeline: Partial<ProgressTimelineProps>;
  }
  interface Components<Theme = unknown> {
    KeProgressTimeline?: {
      defaultProps?: ComponentsPropsList['KeProgressTimeline'];
      styleOverrides?: ComponentsOverrides<Theme>['KeProgressTimeline'];
      variants?: ComponentsVariants<Theme>['KeProgressTimeline'];
    };
  }
}
