import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { memoTheme } from '../../theme/memoTheme.ts';

export interface LogoProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** `mark` is the sign alone, for the narrowest places. @default 'full' */
  variant?: 'full' | 'mark';
  /** `inverse` for dark pictures. @default 'page' */
  ground?: 'page' | 'inverse';
  /** Id for the outline, where the page draws it again. */
  outlineId?: string | undefined;
  /** Draws the outline that has this id in the page, which then carries it once. */
  outlineFrom?: string | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const NAME = 'Karachi Estates';

const Root = styled('span', { name: 'KeLogo', slot: 'Root' })<{
  ownerState: Required<Pick<LogoProps, 'variant' | 'ground'>>;
}>(
  memoTheme(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.625rem',
    color: (theme.vars ?? theme).palette.text.primary,
    fontFamily: theme.typography.fontFamily,
    fontWeight: theme.typography.fontWeightBold,
    fontSize: '1.125rem',
    letterSpacing: '-0.02em',
    wordSpacing: '0.08em',
    lineHeight: 1,
    variants: [{ props: { ground: 'inverse' }, style: { color: (theme.vars ?? theme).palette.common.white } }],
  })),
);

// The waves take the brand's colour through a custom property, which also reaches an outline that is drawn again.
const Mark = styled('svg', { name: 'KeLogo', slot: 'Mark' })<{ ownerState: Pick<LogoProps, 'ground'> }>(
  memoTheme(({ theme }) => ({
    '--KeLogo-waves': (theme.vars ?? theme).palette.primary.main,
    flex: 'none',
    width: '2.25rem',
    height: '2.25rem',
    // Inherited, because a selector does not reach the paths of an outline that is drawn again.
    fill: 'none',
    stroke: 'currentcolor',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    variants: [{ props: { ground: 'inverse' }, style: { '--KeLogo-waves': 'currentcolor' } }],
  })),
);

/**
 * The sign and name of Karachi Estates: three towers on the waterline, under an arch. Put it in a link to the home
 * page.
 *
 * Use ProjectHeader instead for the mark of a project.
 */
export function Logo(inProps: LogoProps) {
  const props = useThemeProps({ props: inProps, name: 'KeLogo' });
  const { variant = 'full', ground = 'page', outlineId, outlineFrom, ...other } = props;
  const ownerState = { ...props, variant, ground };
  return (
    <Root ownerState={ownerState} {...other}>
      <Mark
        viewBox="0 0 100 100"
        role="img"
        aria-label={variant === 'mark' ? NAME : undefined}
        aria-hidden={variant === 'full' || undefined}
        ownerState={ownerState}
      >
        {outlineFrom ? (
          <use href={`#${outlineFrom}`} />
        ) : (
          <g id={outlineId}>
            <path strokeWidth={7} d="M12 88V46C12 24 29 10 50 10s38 14 38 36v42" />
            <path strokeWidth={4.6} d="M30 70V50h13v20M43 58V36l14-8v42M57 48h13v22" />
            <path
              strokeWidth={4.6}
              style={{ stroke: 'var(--KeLogo-waves)' }}
              d="M24 79c4.3-4 8.7-4 13 0s8.7 4 13 0 8.7-4 13 0 8.7 4 13 0M24 90c4.3-4 8.7-4 13 0s8.7 4 13 0 8.7-4 13 0 8.7 4 13 0"
            />
          </g>
        )}
      </Mark>
      {variant === 'full' && <span>{NAME}</span>}
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeLogo: 'root' | 'mark';
  }
  interface ComponentsPropsList {
    KeLogo: Partial<LogoProps>;
  }
  interface Components<Theme = unknown> {
    KeLogo?: {
      defaultProps?: ComponentsPropsList['KeLogo'];
      styleOverrides?: ComponentsOverrides<Theme>['KeLogo'];
      variants?: ComponentsVariants<Theme>['KeLogo'];
    };
  }
}
