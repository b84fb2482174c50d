import LinearProgress from '@mui/material/LinearProgress';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { corner, hairline, sunken } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** What the frame says. */
export interface MapFrameLabels {
  /** Names the map for screen readers. */
  map: string;
  /** Names what stands beside it. */
  beside: string;
  loading: string;
}

export interface MapFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The map itself, which fills its place. */
  map: ReactNode;
  /** Switches and buttons above the map. */
  tools?: ReactNode;
  /** A short word over the map: nothing found, or it did not load. */
  note?: ReactNode;
  /** More homes are on the way. @default false */
  isLoading?: boolean;
  /** The same homes as text, beside the map, below it on phones. */
  children: ReactNode;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<MapFrameLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: MapFrameLabels = { map: 'Map', beside: 'Properties on the map', loading: 'Loading the map' };

const Root = styled('div', { name: 'KeMapFrame', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
    minWidth: 0,
    '& > *': { minWidth: 0 },
    [theme.breakpoints.up('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(17rem, 22rem)',
      gridTemplateRows: 'auto 1fr',
    },
  })),
);

const Tools = styled('div', { name: 'KeMapFrame', slot: 'Tools' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: theme.spacing(1, 2),
    gridColumn: '1 / -1',
  })),
);

const Ground = styled('section', { name: 'KeMapFrame', slot: 'Map' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'relative',
    overflow: 'hidden',
    height: 'min(70svh, 26rem)',
    border: hairline(theme),
    borderRadius: corner(theme, 'card'),
    backgroundColor: sunken(theme),
    [theme.breakpoints.up('md')]: { height: 'min(80svh, 44rem)' },
  })),
);

const Progress = styled(LinearProgress, { name: 'KeMapFrame', slot: 'Progress' })<{ ownerState: object }>({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  zIndex: 2,
});

const Note = styled('div', { name: 'KeMapFrame', slot: 'Note' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'absolute',
    insetInline: theme.spacing(2),
    top: theme.spacing(2),
    zIndex: 2,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto', minWidth: 'min(18rem, 100%)' },
  })),
);

const Beside = styled('section', { name: 'KeMapFrame', slot: 'Beside' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    alignContent: 'start',
    gap: theme.spacing(2),
    '& > *': { minWidth: 0 },
    [theme.breakpoints.up('md')]: { maxHeight: 'min(80svh, 44rem)', overflowY: 'auto' },
  })),
);

/**
 * A map, what is set above it and the same homes as text beside it; on phones one below the other. A list without a
 * map is a PropertyGrid.
 */
export function MapFrame(inProps: MapFrameProps) {
  const props = useThemeProps({ props: inProps, name: 'KeMapFrame' });
  const { map, tools, note, isLoading = false, children, labels, ...other } = props;
  const ownerState = { ...props, isLoading };
  const words = useKitWords('MapFrame', english, labels);
  return (
    <Root ownerState={ownerState} {...other}>
      {tools && <Tools ownerState={ownerState}>{tools}</Tools>}
      <Ground ownerState={ownerState} aria-label={words.map} aria-busy={isLoading}>
        {map}
        {isLoading && <Progress ownerState={ownerState} aria-label={words.loading} />}
        {note && <Note ownerState={ownerState}>{note}</Note>}
      </Ground>
      {/* It scrolls by itself beside the map, so the keyboard must come to it. */}
      <Beside ownerState={ownerState} aria-label={words.beside} tabIndex={-1}>
        {children}
      </Beside>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    MapFrame: MapFrameLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeMapFrame: 'root' | 'tools' | 'map' | 'progress' | 'note' | 'beside';
  }
  interface ComponentsPropsList {
    KeMapFrame: Partial<MapFrameProps>;
  }
  interface Components<Theme = unknown> {
    KeMapFrame?: {
      defaultProps?: ComponentsPropsList['KeMapFrame'];
      styleOverrides?: ComponentsOverrides<Theme>['KeMapFrame'];
      variants?: ComponentsVariants<Theme>['KeMapFrame'];
    };
  }
}
