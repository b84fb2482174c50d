import Button, { type ButtonProps } from '@mui/material/Button';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import { visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** What the link says. */
export interface SkipLinkLabels {
  skip: string;
}

export interface SkipLinkProps extends Omit<ButtonProps, 'children' | 'href'> {
  /** Id of the element that holds the page's content. @default 'content' */
  to?: string;
  /** What it says; KitWords' own, else English, without it. */
  children?: string;
}

const english: SkipLinkLabels = { skip: 'Skip to the content' };

const Root = styled(Button, { name: 'KeSkipLink', slot: 'Root', shouldForwardProp: toPart })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'fixed',
    insetBlockStart: theme.spacing(1),
    insetInlineStart: theme.spacing(1),
    zIndex: theme.zIndex.tooltip,
    '&:not(:focus)': { ...visuallyHidden, minWidth: 0, minHeight: 0 },
  })),
);

/**
 * The first stop of the Tab key on every page: leads past the header to the content.
 *
 * Use MUI's Link instead for everything that is always in view.
 */
export function SkipLink(inProps: SkipLinkProps) {
  const props = useThemeProps({ props: inProps, name: 'KeSkipLink' });
  const { to = 'content', children, ...other } = props;
  const ownerState = { ...props, to };
  const { skip } = useKitWords('SkipLink', english);
  return (
    <Root ownerState={ownerState} variant="contained" href={`#${to}`} {...other}>
      {children ?? skip}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    SkipLink: SkipLinkLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeSkipLink: 'root';
  }
  interface ComponentsPropsList {
    KeSkipLink: Partial<SkipLinkProps>;
  }
  interface Components<Theme = unknown> {
    KeSkipLink?: {
      defaultProps?: ComponentsPropsList['KeSkipLink'];
      styleOverrides?: ComponentsOverrides<Theme>['KeSkipLink'];
      variants?: ComponentsVariants<Theme>['KeSkipLink'];
    };
  }
}
