import RefreshRounded from '@mui/icons-material/RefreshRounded';
import WarningRounded from '@mui/icons-material/WarningRounded';
import Button from '@mui/material/Button';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComponentPropsWithRef } from 'react';
import { workingWhile } from '../../theme/heldWhile.ts';
import { corner, hairline, prose, tint } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** What it says by itself. */
export interface FailedStateLabels {
  /** The title where none is given. */
  title: string;
  /** The sentence where none is given. */
  text: string;
  retry: string;
  /** Comes before the reference. */
  reference: string;
}

export interface FailedStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** What could not be done, in words a visitor knows. */
  title?: string;
  /** What it means for them. */
  children?: string;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** It is being tried again: the button shows progress. @default false */
  retrying?: boolean;
  /** The id of the request that failed: what a person tells support, who finds it in the log. */
  reference?: string;
  /** 1 where the page has nothing else to say. @default 2 */
  level?: 1 | 2 | 3;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<FailedStateLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: FailedStateLabels = {
  title: 'This did not load',
  text: 'The connection may have dropped for a moment. Nothing you entered is lost.',
  retry: 'Retry',
  reference: 'Reference for support:',
};

const Root = styled('div', { name: 'KeFailedState', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    justifyItems: 'center',
    gap: theme.spacing(2),
    padding: theme.spacing(6, 3),
    border: hairline(theme),
    borderRadius: corner(theme, 'card'),
    textAlign: 'center',
  })),
);

const Sign = styled('span', { name: 'KeFailedState', slot: 'Sign' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...tint(theme, 'warning'),
    display: 'grid',
    placeItems: 'center',
    width: '4rem',
    aspectRatio: '1',
    borderRadius: '50%',
    '& svg': { fontSize: '1.75rem' },
  })),
);

const Text = styled('p', { name: 'KeFailedState', slot: 'Text' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...prose(theme),
    margin: 0,
    maxWidth: '32rem',
    color: (theme.vars ?? theme).palette.text.secondary,
    textWrap: 'balance',
  })),
);

const Reference = styled('p', { name: 'KeFailedState', slot: 'Reference' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    margin: 0,
    color: (theme.vars ?? theme).palette.text.secondary,
    overflowWrap: 'anywhere',
  })),
);

/**
 * Something could not be loaded, and can be tried again.
 *
 * Use EmptyState instead when it loaded and holds nothing, MUI's Alert for a message in a form.
 */
export function FailedState(inProps: FailedStateProps) {
  const props = useThemeProps({ props: inProps, name: 'KeFailedState' });
  const { title, children, onRetry, retrying = false, reference, level = 2, labels, ...other } = props;
  const ownerState = { ...props, retrying, level };
  const words = useKitWords('FailedState', english, labels);
  return (
    <Root ownerState={ownerState} role="alert" {...other}>
      <Sign ownerState={ownerState}>
        <WarningRounded />
      </Sign>
      <Typography variant="h3" component={`h${level}`}>
        {title ?? words.title}
      </Typography>
      <Text ownerState={ownerState}>{children ?? words.text}</Text>
      {onRetry && (
        <Button variant="outlined" startIcon={<RefreshRounded />} onClick={onRetry} {...workingWhile(retrying)}>
          {words.retry}
        </Button>
      )}
      {reference && (
        <Reference ownerState={ownerState}>
          {`${words.reference} `}
          <code>{reference}</code>
        </Reference>
      )}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    FailedState: FailedStateLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeFailedState: 'root' | 'sign' | 'text' | 'reference';
  }
  interface ComponentsPropsList {
    KeFailedState: Partial<FailedStateProps>;
  }
  interface Components<Theme = unknown> {
    KeFailedState?: {
      defaultProps?: ComponentsPropsList['KeFailedState'];
      styleOverrides?: ComponentsOverrides<Theme>['KeFailedState'];
      variants?: ComponentsVariants<Theme>['KeFailedState'];
    };
  }
}
