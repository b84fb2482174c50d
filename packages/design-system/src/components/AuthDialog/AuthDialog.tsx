import CloseRounded from '@mui/icons-material/CloseRounded';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import useForkRef from '@mui/utils/useForkRef';
import { useEffect, useRef } from 'react';
import { joinProps } from '../../theme/joinProps.ts';
import { visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useBackCloses } from '../../theme/useBackCloses.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { AuthPanel, type AuthPanelLabels, type AuthPanelProps } from '../AuthPanel/AuthPanel.tsx';

/** What the dialog says; the panel's words may come with it. */
export interface AuthDialogLabels extends Partial<AuthPanelLabels> {
  /** Names the cross. */
  close: string;
}

export interface AuthDialogProps
  extends Omit<DialogProps, 'children' | 'onClose' | 'open' | 'slotProps' | 'slots' | 'title'>,
    Pick<AuthPanelProps, 'children' | 'footer' | 'heading' | 'lead' | 'picture'> {
  /** Whether it is in view. */
  open: boolean;
  /** Asked for by the overlay, the close button and Escape. */
  onClose: () => void;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<AuthDialogLabels> | undefined;
  /** More props of the dialog around the panel, and of the panel in it. @default {} */
  slotProps?: { dialog?: Partial<DialogProps>; panel?: Partial<AuthPanelProps> };
}

const english: AuthDialogLabels = { close: 'Close' };

const Root = styled(Dialog, { name: 'KeAuthDialog', slot: 'Root', shouldForwardProp: toPart })<{ ownerState: object }>({
  '& .MuiDialog-paper': { maxWidth: '60rem' },
});

const HiddenTitle = styled(DialogTitle, { name: 'KeAuthDialog', slot: 'Title' })<{ ownerState: object }>({
  '&&': visuallyHidden,
});

const Cross = styled(IconButton, { name: 'KeAuthDialog', slot: 'Cross' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'absolute',
    insetBlockStart: theme.spacing(1),
    insetInlineEnd: theme.spacing(1),
    zIndex: 1,
  })),
);

/** Whoever opens a form wants to fill it in. */
function focusFirstField(dialog: HTMLElement) {
  dialog.querySelector<HTMLElement>('input:not([type=hidden], [hidden]), select, textarea')?.focus();
}

/**
 * Login or signup over the page, for a step that needs an account; the person stays where they were.
 *
 * Use AuthPanel instead for the pages of their own.
 */
export function AuthDialog(inProps: AuthDialogProps) {
  const props = useThemeProps({ props: inProps, name: 'KeAuthDialog' });
  const { open, onClose, heading, lead, children, picture, footer, labels, slotProps = {}, ref, ...other } = props;
  const words = useKitWords('AuthDialog', english, labels);
  const dialog = useRef<HTMLDivElement>(null);
  const rootRef = useForkRef(dialog, ref);
  useBackCloses(open, onClose);

  // Another step takes the pressed button away and the focus with it; a keyboard must not begin outside of the dialog.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading names the step
  useEffect(() => {
    if (dialog.current && document.activeElement === document.body) focusFirstField(dialog.current);
  }, [heading]);

  return (
    <Root
      ownerState={props}
      open={open}
      fullWidth
      {...other}
      {...joinProps<Partial<DialogProps>>(
        { ref: rootRef, onClose, slotProps: { transition: { onEnter: focusFirstField } } },
        slotProps.dialog,
      )}
    >
      <HiddenTitle ownerState={props}>{heading}</HiddenTitle>
      <Cross ownerState={props} aria-label={words.close} onClick={onClose}>
        <CloseRounded />
      </Cross>
      <AuthPanel
        heading={heading}
        lead={lead}
        picture={picture}
        footer={footer}
        place="dialog"
        labels={words.tagline ? { tagline: words.tagline } : undefined}
        {...slotProps.panel}
      >
        {children}
      </AuthPanel>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    AuthDialog: AuthDialogLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeAuthDialog: 'root' | 'title' | 'cross';
  }
  interface ComponentsPropsList {
    KeAuthDialog: Partial<AuthDialogProps>;
  }
  interface Components<Theme = unknown> {
    KeAuthDialog?: {
      defaultProps?: ComponentsPropsList['KeAuthDialog'];
      styleOverrides?: ComponentsOverrides<Theme>['KeAuthDialog'];
      variants?: ComponentsVariants<Theme>['KeAuthDialog'];
    };
  }
}
