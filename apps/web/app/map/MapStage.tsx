import { visuallyHidden } from '@karachi-estates/design-system/theme/looks';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type OlMap from 'ol/Map.js';
import type { ReactNode, Ref } from 'react';
import { useContent } from '../content/contentFor.ts';
import { map as english } from '../content/map.ts';
import { MapCanvas } from './MapCanvas.tsx';
import { ZoomButtons } from './ZoomButtons.tsx';

/** Height of the strip below a narrow map, where its buttons would stand on the prices. */
const STRIP = '3.75rem';

const Place = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  [theme.breakpoints.down('md')]: { bottom: STRIP },
}));

/** Where the keyboard draws; it is put there in pixels from the left, in every language. */
const Cross = styled('span')(({ theme }) => ({
  position: 'absolute',
  // Above the buttons: it lets presses through, and whoever draws has to see it.
  zIndex: 3,
  width: '2.25rem',
  height: '2.25rem',
  pointerEvents: 'none',
  color: (theme.vars ?? theme).palette.text.primary,
  border: '0.125rem solid currentColor',
  borderRadius: '50%',
  '&::before, &::after': { content: '""', position: 'absolute', backgroundColor: 'currentColor' },
  '&::before': { insetBlock: '-0.375rem', left: 'calc(50% - 0.0625rem)', width: '0.125rem' },
  '&::after': { insetInline: '-0.375rem', top: 'calc(50% - 0.0625rem)', height: '0.125rem' },
}));
const CROSS_PLACE = { top: 0, left: 0, visibility: 'hidden' } as const;

const Zoom = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: theme.spacing(1.5),
  bottom: theme.spacing(1.5),
  zIndex: 2,
  display: 'grid',
  gap: theme.spacing(1),
  [theme.breakpoints.down('md')]: {
    insetInline: 0,
    top: '100%',
    bottom: 'auto',
    gridAutoFlow: 'column',
    justifyContent: 'end',
    alignContent: 'center',
    height: STRIP,
    paddingInline: theme.spacing(1.5),
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
  },
  '& > button': {
    border: `0.0625rem solid ${(theme.vars ?? theme).palette.divider}`,
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    '&:hover': { backgroundColor: (theme.vars ?? theme).palette.background.default },
  },
}));

/** Whose the streets are, as their licence asks. */
const Credit = styled(Typography)(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: 0,
  bottom: 0,
  padding: theme.spacing(0.25, 1),
  fontSize: '0.75rem',
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
})) as typeof Typography;

interface MapStageProps {
  /** Undefined until it is made. */
  map: OlMap | undefined;
  /** The element that the map fills. */
  target: Ref<HTMLDivElement>;
  /** What marks where the keyboard draws. */
  cross: Ref<HTMLSpanElement>;
  label: string;
  /** What is said of the last key. */
  said: string;
  /** Whose the streets are, where there are any. */
  credit: string | undefined;
  /** The pins. */
  children: ReactNode;
}

/** The map itself, with its pins, what the keyboard needs, and the buttons that go nearer and farther. */
export function MapStage({ map, target, cross, label, said, credit, children }: MapStageProps) {
  const words = useContent('map', english);
  return (
    <Place>
      {/* The arrow keys move it. */}
      <MapCanvas ref={target} role="application" aria-label={label} tabIndex={0} dir="ltr" />
      <Cross ref={cross} aria-hidden style={CROSS_PLACE} />
      <span style={visuallyHidden} aria-live="polite">
        {said}
      </span>
      {children}
      {credit !== undefined && (
        <Credit variant="body2" component="small">
          <bdi>{credit}</bdi>
        </Credit>
      )}
      <Zoom>
        <ZoomButtons map={map} words={words} />
      </Zoom>
    </Place>
  );
}
