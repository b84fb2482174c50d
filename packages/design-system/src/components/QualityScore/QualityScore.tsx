import type { Quality, QualityBand, QualityPart } from '@karachi-estates/domain/properties/quality';
import LinearProgress, { type LinearProgressProps } from '@mui/material/LinearProgress';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { corner, hairline, tabular } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** What the score says. */
export interface QualityScoreLabels {
  /** Names it. */
  heading: string;
  /** "70 of 100 points". */
  points: (points: number) => string;
  bands: Record<QualityBand, string>;
  /** Stands over what would earn more. */
  more: string;
  /** What to do for each part. */
  parts: Record<QualityPart, string>;
  /** After a part: "+15". */
  gain: (points: number) => string;
  /** Where nothing is missing. */
  whole: string;
}

export interface QualityScoreProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Of the domain's `qualityOf`. */
  quality: Quality;
  /** Under it: a link to how the points are earned. */
  children?: ReactNode;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<QualityScoreLabels> | undefined;
  /** More props of the bar. @default {} */
  slotProps?: { bar?: LinearProgressProps };
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: QualityScoreLabels = {
  heading: 'Listing quality',
  points: (points) => `${points} of 100 points`,
  bands: { excellent: 'Excellent', good: 'Good', needsWork: 'Needs work' },
  more: 'What earns more',
  parts: {
    title: 'Say type, size and area in the title',
    cover: 'Add a cover photograph',
    fivePhotos: 'Add photographs until there are 5',
    eightPhotos: 'Add photographs until there are 8',
    price: 'Give the price',
    area: 'Choose the area from the list',
    size: 'Give the size with its unit, and for marla the standard',
    rooms: 'Give bedrooms and bathrooms',
    description: 'Describe it in at least 100 words',
    fresh: 'Look through it and save it again',
  },
  gain: (points) => `+${points}`,
  whole: 'Nothing is missing.',
};

const COLOURS = { excellent: 'success', good: 'primary', needsWork: 'warning' } as const satisfies Record<
  QualityBand,
  LinearProgressProps['color']
>;

const Root = styled('section', { name: 'KeQualityScore', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(1.5),
    padding: theme.spacing(3),
    border: hairline(theme),
    borderRadius: corner(theme, 'card'),
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
  })),
);

const Head = styled('div', { name: 'KeQualityScore', slot: 'Head' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.spacing(2),
    alignItems: 'baseline',
    justifyContent: 'space-between',
  })),
);

const Heading = styled('h2', { name: 'KeQualityScore', slot: 'Heading' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({ ...theme.typography.h4, margin: 0 })),
);

const Points = styled('p', { name: 'KeQualityScore', slot: 'Points' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    ...tabular,
    margin: 0,
    '& > strong': { fontWeight: 600 },
    '& > span': { color: (theme.vars ?? theme).palette.text.secondary },
  })),
);

const Missing = styled('ul', { name: 'KeQualityScore', slot: 'Missing' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    display: 'grid',
    gap: theme.spacing(0.75),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': { display: 'flex', gap: theme.spacing(2), justifyContent: 'space-between' },
    '& > li > span': { ...tabular, flex: 'none', fontWeight: 600 },
  })),
);

const Note = styled('p', { name: 'KeQualityScore', slot: 'Note' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    margin: 0,
    color: (theme.vars ?? theme).palette.text.secondary,
  })),
);

/**
 * How complete a listing is, in points, with exactly what would earn more.
 *
 * Use PointsTable instead to explain how points are earned at all.
 */
export function QualityScore(inProps: QualityScoreProps) {
  const props = useThemeProps({ props: inProps, name: 'KeQualityScore' });
  const { quality, children, labels, slotProps = {}, ...other } = props;
  const words = useKitWords('QualityScore', english, labels);
  const id = useId();
  const { points, band, missing } = quality;
  return (
    <Root ownerState={props} aria-labelledby={id} {...other}>
      <Head ownerState={props}>
        <Heading ownerState={props} id={id}>
          {words.heading}
        </Heading>
        <Points ownerState={props}>
          <strong>{words.points(points)}</strong> <span>({words.bands[band]})</span>
        </Points>
      </Head>
      {/* The number beside it says the same in words. */}
      <LinearProgress variant="determinate" value={points} color={COLOURS[band]} aria-hidden {...slotProps.bar} />
      {missing.length > 0 ? (
        <>
          <Note ownerState={props}>{words.more}</Note>
          <Missing ownerState={props}>
            {missing.map(({ part, points: gain }) => (
              <li key={part}>
                {words.parts[part]} <span>{words.gain(gain)}</span>
              </li>
            ))}
          </Missing>
        </>
      ) : (
        <Note ownerState={props}>{words.whole}</Note>
      )}
      {children}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    QualityScore: QualityScoreLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeQualityScore: 'root' | 'head' | 'heading' | 'points' | 'missing' | 'note';
  }
  interface ComponentsPropsList {
    KeQualityScore: Partial<QualityScoreProps>;
  }
  interface Components<Theme = unknown> {
    KeQualityScore?: {
      defaultProps?: ComponentsPropsList['KeQualityScore'];
      styleOverrides?: ComponentsOverrides<Theme>['KeQualityScore'];
      variants?: ComponentsVariants<Theme>['KeQualityScore'];
    };
  }
}
