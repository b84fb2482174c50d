import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import SnackbarContent, { type SnackbarContentProps } from '@mui/material/SnackbarContent';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import { type ReactNode, type Ref, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** What it says where the code did not come. */
export interface LoadedPartLabels {
  failed: string;
  retry: string;
  close: string;
}

export interface LoadedPartProps<Part> extends Omit<SnackbarContentProps, 'children' | 'action' | 'message' | 'sx'> {
  /** Fetches the code. Declare it outside of the component: a new function is fetched anew. */
  load: () => Promise<Part>;
  /** Draws the part with what was fetched. */
  children: (part: Part) => ReactNode;
  /** Stands in its place until it is there. @default null */
  placeholder?: ReactNode;
  /** Follows the note of a failure, where the page can do without the part and only looks plainer. */
  instead?: ReactNode;
  /** The note of a failure floats over the page, for a part that lies over the page itself. @default false */
  floating?: boolean;
  /** The person closes the note without trying again; without it there is no such button. */
  onDismiss?: () => void;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<LoadedPartLabels> | undefined;
  /** One-off styles of the note. */
  sx?: SxProps<Theme>;
  /** The note of a failure. */
  ref?: Ref<HTMLDivElement>;
}

const english: LoadedPartLabels = {
  failed: 'This part did not load. Check your connection.',
  retry: 'Try again',
  close: 'Close',
};

// Not Snackbar and Alert themselves: every page has this note at hand, and hardly any shows it.
const Root = styled(SnackbarContent, { name: 'KeLoadedPart', slot: 'Root', shouldForwardProp: toPart })<{
  ownerState: { floating: boolean };
}>(
  memoTheme(({ theme }) => ({
    variants: [
      {
        props: { floating: true },
        style: {
          position: 'fixed',
          insetBlockEnd: theme.spacing(3),
          insetInline: theme.spacing(1),
          zIndex: theme.zIndex.snackbar,
          maxWidth: '36rem',
          marginInline: 'auto',
        },
      },
    ],
  })),
);

// In an object, because a component is a function, which a setter would call.
type Loaded<Part> = { part: Part };

// What has come once is drawn at once when it is drawn again.
const there = new WeakMap<() => Promise<unknown>, Loaded<unknown>>();
const never = () => () => undefined;

/**
 * A part whose code is fetched when it is first drawn. Where the network fails, the rest of the page stays as it is and
 * the part can be tried again, which React's `lazy` cannot. Trying again or closing returns the focus to where it was.
 *
 * Use FailedState instead where data did not load.
 */
export function LoadedPart<Part>(inProps: LoadedPartProps<Part>) {
  const props = useThemeProps({ props: inProps, name: 'KeLoadedPart' }) as LoadedPartProps<Part>;
  const { load, children, placeholder = null, instead, floating = false, onDismiss, labels, ...other } = props;
  const words = useKitWords('LoadedPart', english, labels);
  const [attempt, setAttempt] = useState(1);
  // A server's page was drawn without it.
  const known = useSyncExternalStore(
    never,
    () => there.get(load) as Loaded<Part> | undefined,
    () => undefined,
  );
  const [fetched, setFetched] = useState<Loaded<Part>>();
  const loaded = fetched ?? known;
  const [failedAttempt, setFailedAttempt] = useState(0);
  const focusedBefore = useRef<Element>(null);

  useEffect(() => {
    focusedBefore.current = document.activeElement;
  }, []);

  useEffect(() => {
    let isCurrent = true;
    load().then(
      (part) => {
        there.set(load, { part });
        if (isCurrent) setFetched({ part });
      },
      () => isCurrent && setFailedAttempt(attempt),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);

  // The note goes away with the button that was pressed.
  const giveFocusBack = () => {
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true });
  };
  const tryAgain = () => {
    giveFocusBack();
    setAttempt(attempt + 1);
  };
  const dismiss = () => {
    giveFocusBack();
    onDismiss?.();
  };

  const isFailed = !loaded && failedAttempt === attempt;
  const isOver = isFailed && floating;
  // After every render, so that it dismisses as the last one would.
  useEffect(() => {
    if (!isOver) return;
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  });

  if (loaded) return children(loaded.part);
  if (!isFailed) return placeholder;
  return (
    <>
      <Root
        ownerState={{ ...props, floating }}
        {...other}
        message={words.failed}
        action={
          <>
            <Button variant="text" color="inherit" size="small" onClick={tryAgain}>
              {words.retry}
            </Button>
            {onDismiss && (
              <IconButton color="inherit" size="small" aria-label={words.close} onClick={dismiss}>
                <CloseRounded />
              </IconButton>
            )}
          </>
        }
      />
      {!floating && instead}
    </>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    LoadedPart: LoadedPartLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeLoadedPart: 'root';
  }
  interface ComponentsPropsList {
    KeLoadedPart: Partial<Omit<LoadedPartProps<unknown>, 'load' | 'children'>>;
  }
  interface Components<Theme = unknown> {
    KeLoadedPart?: {
      defaultProps?: ComponentsPropsList['KeLoadedPart'];
      styleOverrides?: ComponentsOverrides<Theme>['KeLoadedPart'];
      variants?: ComponentsVariants<Theme>['KeLoadedPart'];
    };
  }
}
