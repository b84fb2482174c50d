import SearchRounded from '@mui/icons-material/SearchRounded';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { controlBorder, corner, prose, tint } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What is missing, in a few words. */
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** Stands above the title; a magnifying glass without it. @default <SearchRounded /> */
  icon?: ReactNode;
  /** A Button or Link that does it, or two. */
  action?: ReactNode;
  /** 1 where the page has nothing else to say. @default 2 */
  level?: 1 | 2 | 3;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const Root = styled('div', { name: 'KeEmptyState', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    justifyItems: 'center',
    gap: theme.spacing(2),
    padding: theme.spacing(6, 3),
    border: `0.0625rem dashed ${controlBorder(theme)}`,
    borderRadius: corner(theme, 'card'),
    textAlign: 'center',
  })),
);

const Sign = styled('span', { name: 'KeEmptyState', slot: 'Sign' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...tint(theme, 'primary'),
    display: 'grid',
    placeItems: 'center',
    width: '4rem',
    aspectRatio: '1',
    borderRadius: '50%',
    '& svg': { fontSize: '1.75rem' },
  })),
);

const Text = styled('p', { name: 'KeEmptyState', slot: 'Text' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...prose(theme),
    margin: 0,
    maxWidth: '32rem',
    color: (theme.vars ?? theme).palette.text.secondary,
    textWrap: 'balance',
  })),
);

const Actions = styled('div', { name: 'KeEmptyState', slot: 'Actions' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1, 2),
    justifyContent: 'center',
  })),
);

/** A list that has nothing to show and says what to do next. Use FailedState instead when it could not be loaded. */
export function EmptyState(inProps: EmptyStateProps) {
  const props = useThemeProps({ props: inProps, name: 'KeEmptyState' });
  const { title, children, icon = <SearchRounded />, action, level = 2, ...other } = props;
  const ownerState = { ...props, icon, level };
  return (
    <Root ownerState={ownerState} {...other}>
      <Sign ownerState={ownerState}>{icon}</Sign>
      <Typography variant="h3" component={`h${level}`}>
        {title}
      </Typography>
      {children && <Text ownerState={ownerState}>{children}</Text>}
      {action && <Actions ownerState={ownerState}>{action}</Actions>}
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeEmptyState: 'root' | 'sign' | 'text' | 'actions';
  }
  interface ComponentsPropsList {
    KeEmptyState: Partial<EmptyStateProps>;
  }
  interface Components<Theme = unknown> {
    KeEmptyState?: {
      defaultProps?: ComponentsPropsList['KeEmptyState'];
      styleOverrides?: ComponentsOverrides<Theme>['KeEmptyState'];
      variants?: ComponentsVariants<Theme>['KeEmptyState'];
    };
  }
}
