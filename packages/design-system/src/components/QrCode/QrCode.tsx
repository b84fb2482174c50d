import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import { type ComponentPropsWithRef, useMemo } from 'react';
import { encode } from 'uqr';
import { memoTheme } from '../../theme/memoTheme.ts';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'svg'>, 'children' | 'viewBox'> {
  /** What a camera reads: an address, or a text of at most 2,300 characters. */
  value: string;
  /** What screen readers say: where the code leads. */
  label: string;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

/** White modules that cameras need around the code, by ISO/IEC 18004. */
const QUIET_ZONE = 4;

// Dark on light in both schemes: many cameras do not read the inverse.
const Root = styled('svg', { name: 'KeQrCode', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    flex: 'none',
    width: '8rem',
    height: '8rem',
    backgroundColor: (theme.vars ?? theme).palette.common.white,
    color: (theme.vars ?? theme).palette.common.black,
    printColorAdjust: 'exact',
  })),
);

/** One stroke for each run of dark modules in a row. */
function outline(value: string): { size: number; path: string } {
  const { size, data } = encode(value, { ecc: 'M', border: QUIET_ZONE });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      path += `M${start} ${y}h${x + 1 - start}v1H${start}z`;
    }
  });
  return { size, path };
}

/**
 * A QR code, for what is read on paper or on another screen: a printed listing, a poster, a desktop page that a phone
 * goes on with. Its code for encoding is about 4 KB: load the component later where a page does without it at first.
 *
 * Use Link instead where a person can press.
 */
export function QrCode(inProps: QrCodeProps) {
  const props = useThemeProps({ props: inProps, name: 'KeQrCode' });
  const { value, label, ...other } = props;
  const { size, path } = useMemo(() => outline(value), [value]);
  return (
    <Root
      ownerState={props}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      {...other}
    >
      <path fill="currentColor" d={path} />
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeQrCode: 'root';
  }
  interface ComponentsPropsList {
    KeQrCode: Partial<QrCodeProps>;
  }
  interface Components<Theme = unknown> {
    KeQrCode?: {
      defaultProps?: ComponentsPropsList['KeQrCode'];
      styleOverrides?: ComponentsOverrides<Theme>['KeQrCode'];
      variants?: ComponentsVariants<Theme>['KeQrCode'];
    };
  }
}
