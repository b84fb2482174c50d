import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import Button from '@mui/material/Button';
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
import { hairline, headingSize, leading } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitLocale } from '../../words/KitWords.tsx';
import {
  ResidenceSlider,
  type ResidenceSliderLabels,
  type ResidenceSliderPicture,
  type ResidenceSliderProps,
} from '../ResidenceSlider/ResidenceSlider.tsx';

export interface ResidenceSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'title'> {
  /** The anchor of the section. */
  id: string;
  /** '5 Bedroom' */
  name: string;
  /** 'The Crown Jewel' */
  title: string;
  /** What it is like to live there. */
  description: string;
  /** What belongs to it, in a few words each. */
  features: readonly string[];
  /** Its rooms, for the slider. */
  pictures: readonly ResidenceSliderPicture[];
  /** A PDF, opened in a new tab. */
  floorPlan?: { label: string; href: string };
  /** Side of the pictures on wide screens. */
  picturesAt: 'start' | 'end';
  /** What the slider says; ResidenceSlider's own words without it. */
  sliderLabels?: Partial<ResidenceSliderLabels>;
  /** One-off styles. */
  sx?: SxProps<Theme>;
  /** More props of the parts inside: the slider. */
  slotProps?: { slider?: Partial<ResidenceSliderProps> };
}

type OwnerState = Pick<ResidenceSectionProps, 'picturesAt'>;

const Root = styled('section', { name: 'KeResidenceSection', slot: 'Root' })<{ ownerState: OwnerState }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    '&:focus': { outline: 'none' },
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      '& > :only-child': { gridColumn: '1 / -1' },
    },
    variants: [
      {
        props: { picturesAt: 'end' },
        style: { [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
      },
    ],
  })),
);

const Pictures = styled('div', { name: 'KeResidenceSection', slot: 'Pictures' })<{ ownerState: OwnerState }>(
  memoTheme(({ theme }) => ({
    minWidth: 0,
    variants: [{ props: { picturesAt: 'end' }, style: { [theme.breakpoints.up('lg')]: { order: 1 } } }],
  })),
);

const Words = styled('div', { name: 'KeResidenceSection', slot: 'Words' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    display: 'grid',
    gap: theme.spacing(3),
    alignContent: 'center',
    justifyItems: 'start',
    minWidth: 0,
    padding: theme.spacing(4, 2, 5),
    '& > *': { margin: 0 },
    [theme.breakpoints.up('md')]: { padding: theme.spacing(6) },
    [theme.breakpoints.up('lg')]: { paddingInline: 'clamp(2.5rem, 4vw, 5rem)' },
  })),
);

const Heading = styled('h3', { name: 'KeResidenceSection', slot: 'Heading' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.h3,
    display: 'grid',
    gap: theme.spacing(1),
    fontSize: headingSize(theme, 'clamp(2rem, 1.5rem + 1.9vw, 3rem)'),
    lineHeight: leading(theme, 1.08, 'heading'),
    overflowWrap: 'anywhere',
  })),
);

const Name = styled('span', { name: 'KeResidenceSection', slot: 'Name' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.overline,
    color: (theme.vars ?? theme).palette.primary.main,
    letterSpacing: '0.2em',
  })),
);

const Description = styled('p', { name: 'KeResidenceSection', slot: 'Description' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    maxWidth: '34rem',
    color: (theme.vars ?? theme).palette.text.secondary,
  })),
);

const Features = styled('ul', { name: 'KeResidenceSection', slot: 'Features' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
    gap: theme.spacing(0, 3),
    width: '100%',
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      gap: theme.spacing(1.5),
      paddingBlock: theme.spacing(1.5),
      borderBlockStart: hairline(theme),
      overflowWrap: 'anywhere',
    },
    '& > li::before': {
      content: '""',
      flex: 'none',
      width: '0.5rem',
      height: '0.5rem',
      marginBlockStart: '0.5625rem',
      backgroundColor: (theme.vars ?? theme).palette.primary.main,
      clipPath: 'polygon(50% 0, 100% 50%, 50% 100%, 0 50%)',
    },
  })),
);

/**
 * One type of home in full: rooms, words, features and plan. Give neighbours opposite sides.
 *
 * Use ResidenceOverview instead for all types at a glance.
 */
export function ResidenceSection(inProps: ResidenceSectionProps) {
  const props = useThemeProps({ props: inProps, name: 'KeResidenceSection' });
  const { id, name, title, description, features, pictures, floorPlan, picturesAt, sliderLabels, slotProps, ...other } =
    props;
  const ownerState = { ...props, picturesAt };
  const comma = useKitLocale() === 'ur' ? '،' : ',';
  return (
    <Root id={id} ownerState={ownerState} aria-labelledby={`${id}-title`} tabIndex={-1} {...other}>
      {pictures.length > 0 && (
        <Pictures ownerState={ownerState}>
          <ResidenceSlider
            pictures={pictures}
            label={`${name}${comma} ${title}`}
            labels={sliderLabels}
            sizes="(min-width:90em) 50rem,(min-width:64em) 58vw,100vw"
            {...slotProps?.slider}
          />
        </Pictures>
      )}
      <Words ownerState={ownerState}>
        <Heading ownerState={ownerState} id={`${id}-title`}>
          <Name ownerState={ownerState}>{name}</Name>
          <span>{title}</span>
        </Heading>
        <Description ownerState={ownerState}>{description}</Description>
        {features.length > 0 && (
          <Features ownerState={ownerState}>
            {keyed(features).map(([key, feature]) => (
              <li key={key}>{feature}</li>
            ))}
          </Features>
        )}
        {floorPlan && (
          <Button
            href={floorPlan.href}
            variant="outlined"
            startIcon={<DescriptionRounded />}
            target="_blank"
            rel="noreferrer"
          >
            {floorPlan.label}
          </Button>
        )}
      </Words>
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeResidenceSection: 'root' | 'pictures' | 'words' | 'heading' | 'name' | 'description' | 'features';
  }
  interface ComponentsPropsList {
    KeResidenceSection: Partial<ResidenceSectionProps>;
  }
  interface Components<Theme = unknown> {
    KeResidenceSection?: {
      defaultProps?: ComponentsPropsList['KeResidenceSection'];
      styleOverrides?: ComponentsOverrides<Theme>['KeResidenceSection'];
      variants?: ComponentsVariants<Theme>['KeResidenceSection'];
    };
  }
}
