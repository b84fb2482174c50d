import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import Snackbar, { type SnackbarProps } from '@mui/material/Snackbar';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import { type RefObject, useState } from 'react';
import { joinProps } from '../../theme/joinProps.ts';
import { TARGET } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** How long "Copied!" stays, by the specification of the payment dialog. */
export const COPIED_SECONDS = 2;

/** What the button says. */
export interface CopyButtonLabels {
  /** On the button. */
  copy: string;
  /** On the button for two seconds, and announced. */
  copied: string;
  /** What to do where the browser refuses the clipboard. */
  refused: string;
}

export interface CopyButtonProps extends Omit<ButtonProps, 'children'> {
  /** What goes to the clipboard. */
  text: string;
  /** What it is, for screen readers: "account number". */
  what: string;
  /** Shows the text; it is selected when the browser refuses the clipboard, so that the person can copy it by hand. */
  source?: RefObject<HTMLElement | null>;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<CopyButtonLabels> | undefined;
  /** More props of the Snackbar that says what became of it. @default {} */
  slotProps?: { snackbar?: SnackbarProps };
}

const english: CopyButtonLabels = {
  copy: 'Copy',
  copied: 'Copied!',
  refused: 'Selected. Press Ctrl+C, or hold and choose Copy.',
};

const Root = styled(Button, { name: 'KeCopyButton', slot: 'Root', shouldForwardProp: toPart })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    whiteSpace: 'nowrap',
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    [theme.breakpoints.down('sm')]: { minHeight: TARGET },
  })),
);

function select(element: HTMLElement | null | undefined) {
  const selection = element && window.getSelection();
  if (!selection) return;
  const range = document.createRange();
  range.selectNodeContents(element);
  selection.removeAllRanges();
  selection.addRange(range);
}

/**
 * Copies a text, says so for two seconds and tells screen readers. Where the clipboard is refused it selects the text
 * instead and says what to do.
 *
 * Use MUI's Button instead for everything else that is pressed.
 */
export function CopyButton(inProps: CopyButtonProps) {
  const props = useThemeProps({
    props: inProps,
    name: 'KeCopyButton',
  });
  const { text, what, source, labels, slotProps = {}, ...other } = props;
  const words = useKitWords('CopyButton', english, labels);
  const [result, setResult] = useState<'copied' | 'refused'>('copied');
  const [isOpen, setOpen] = useState(false);
  const [presses, setPresses] = useState(0);
  const isCopied = isOpen && result === 'copied';

  const show = (next: typeof result) => {
    setResult(next);
    setPresses((count) => count + 1);
    setOpen(true);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      show('copied');
    } catch {
      select(source?.current);
      show('refused');
    }
  };

  return (
    <>
      <Root
        ownerState={props}
        variant="outlined"
        size="small"
        startIcon={isCopied ? <CheckRounded /> : <ContentCopyRounded />}
        aria-label={`${words.copy} ${what}`}
        {...joinProps({ onClick: copy }, other)}
      >
        {isCopied ? words.copied : words.copy}
      </Root>
      <span role="status">
        <Snackbar
          key={presses}
          open={isOpen}
          message={words[result]}
          autoHideDuration={result === 'copied' ? COPIED_SECONDS * 1000 : null}
          {...joinProps(
            { onClose: () => setOpen(false), slotProps: { content: { role: 'presentation' } } },
            slotProps.snackbar,
          )}
        />
      </span>
    </>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    CopyButton: CopyButtonLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeCopyButton: 'root';
  }
  interface ComponentsPropsList {
    KeCopyButton: Partial<CopyButtonProps>;
  }
  interface Components<Theme = unknown> {
    KeCopyButton?: {
      defaultProps?: ComponentsPropsList['KeCopyButton'];
      styleOverrides?: ComponentsOverrides<Theme>['KeCopyButton'];
      variants?: ComponentsVariants<Theme>['KeCopyButton'];
    };
  }
}
