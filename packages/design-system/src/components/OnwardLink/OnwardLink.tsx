import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Link, { type LinkProps } from '@mui/material/Link';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import type { ElementType, ReactNode } from 'react';
import { mirrored } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';

export interface OnwardLinkProps extends LinkProps {
  /** Where it leads. */
  href: string;
  /** What it says of the place it leads to. */
  children?: ReactNode;
  /** What draws the link; the theme's own without it. */
  component?: ElementType;
}

const Root = styled(Link, { name: 'KeOnwardLink', slot: 'Root', shouldForwardProp: toPart })<{
  component?: ElementType;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    minHeight: '1.5rem',
    fontWeight: 600,
  })),
);

const Arrow = styled(ArrowForwardRounded, { name: 'KeOnwardLink', slot: 'Arrow' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...mirrored,
    fontSize: '1.15em',
    transition: theme.transitions.create('translate', { duration: theme.transitions.duration.shortest }),
    'a:hover > &': { translate: '0.1875rem' },
    '[dir="rtl"] a:hover > &': { translate: '-0.1875rem' },
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  })),
);

/**
 * A link that stands alone and leads on, with an arrow that follows the direction of the page.
 *
 * Use MUI's Link instead inside a sentence, MUI's Button with `href` for the main action of a section.
 */
export function OnwardLink(inProps: OnwardLinkProps) {
  const props = useThemeProps({ props: inProps, name: 'KeOnwardLink' });
  const { children, ...other } = props;
  return (
    <Root ownerState={props} underline="hover" {...other}>
      {children}
      <Arrow ownerState={props} />
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeOnwardLink: 'root' | 'arrow';
  }
  interface ComponentsPropsList {
    KeOnwardLink: Partial<OnwardLinkProps>;
  }
  interface Components<Theme = unknown> {
    KeOnwardLink?: {
      defaultProps?: ComponentsPropsList['KeOnwardLink'];
      styleOverrides?: ComponentsOverrides<Theme>['KeOnwardLink'];
      variants?: ComponentsVariants<Theme>['KeOnwardLink'];
    };
  }
}
