import MapRounded from '@mui/icons-material/MapRounded';
import Link, { type LinkProps } from '@mui/material/Link';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { corner, focusRing, hairline, sunken, TARGET } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';

export interface AreaMapProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** A drawing twice as wide as it is high. */
  src: string;
  /** What the drawing shows, for those who do not see it. */
  alt: string;
  /** Where the large map is. */
  href: string;
  /** What the link to it says: '90 listings on the map'. */
  children: ReactNode;
  /** Props of its link, such as a tab of its own. */
  slotProps?: { onward?: Partial<LinkProps> };
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const WIDTH = 640;
const HEIGHT = 320;

const Root = styled('div', { name: 'KeAreaMap', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'relative',
    overflow: 'hidden',
    maxWidth: WIDTH,
    border: hairline(theme),
    borderRadius: corner(theme, 'card'),
    '&:has(a:focus-visible)': focusRing(theme),
  })),
);

const Drawing = styled('img', { name: 'KeAreaMap', slot: 'Drawing' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: `${WIDTH} / ${HEIGHT}`,
    backgroundColor: sunken(theme),
  })),
);

const Onward = styled(Link, { name: 'KeAreaMap', slot: 'Onward' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    padding: theme.spacing(1.5, 2),
    minHeight: TARGET,
    fontWeight: 600,
    outline: 'none',
    // The whole map is its target.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  })),
);

/**
 * A small drawing of an area, or of the place of a home, that leads to the large map. It needs no script.
 *
 * Use MapFrame instead for a map that can be moved.
 */
export function AreaMap(inProps: AreaMapProps) {
  const props = useThemeProps({ props: inProps, name: 'KeAreaMap' });
  const { src, alt, href, children, slotProps, ...other } = props;
  return (
    <Root ownerState={props} {...other}>
      <Drawing ownerState={props} src={src} alt={alt} width={WIDTH} height={HEIGHT} loading="lazy" decoding="async" />
      <Onward ownerState={props} href={href} underline="hover" {...slotProps?.onward}>
        <MapRounded />
        {children}
      </Onward>
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeAreaMap: 'root' | 'drawing' | 'onward';
  }
  interface ComponentsPropsList {
    KeAreaMap: Partial<AreaMapProps>;
  }
  interface Components<Theme = unknown> {
    KeAreaMap?: {
      defaultProps?: ComponentsPropsList['KeAreaMap'];
      styleOverrides?: ComponentsOverrides<Theme>['KeAreaMap'];
      variants?: ComponentsVariants<Theme>['KeAreaMap'];
    };
  }
}
