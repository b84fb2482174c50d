import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { workingWhile } from '../../theme/heldWhile.ts';
import { joinProps } from '../../theme/joinProps.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useBackCloses } from '../../theme/useBackCloses.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** What the dialog says beside its question. */
export interface ConfirmDialogLabels {
  /** On the button that changes nothing. */
  cancel: string;
}

export interface ConfirmDialogProps
  extends Omit<DialogProps, 'open' | 'onClose' | 'title' | 'children' | 'role' | 'slots' | 'slotProps'> {
  /** Whether the question is asked. */
  open: boolean;
  /** A question: "Delete this property?". */
  title: string;
  /** What follows from yes. */
  children: ReactNode;
  /** What happens, as a verb: "Delete". */
  confirmLabel: string;
  /** The answer is yes. */
  onConfirm: () => void;
  /** Also asked for by Escape. */
  onCancel: () => void;
  /** `danger` for what loses something. @default 'normal' */
  tone?: 'normal' | 'danger';
  /** It is being done; the dialog stays until it is. @default false */
  pending?: boolean;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<ConfirmDialogLabels> | undefined;
  /** More props of the two buttons. @default {} */
  slotProps?: { cancelButton?: ButtonProps; confirmButton?: ButtonProps };
}

const english: ConfirmDialogLabels = { cancel: 'Cancel' };

const Root = styled(Dialog, { name: 'KeConfirmDialog', slot: 'Root', shouldForwardProp: toPart })<{
  ownerState: object;
}>({
  '& .MuiDialog-paper': { maxWidth: '26rem' },
});

// On phones the main action is the first one a thumb reaches.
const Actions = styled(DialogActions, { name: 'KeConfirmDialog', slot: 'Actions' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    gap: theme.spacing(1),
    [theme.breakpoints.down('sm')]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
  })),
);

/**
 * One question that needs an answer: the safe answer has the focus, and the backdrop is no answer. Do without it
 * wherever the action can be undone: MUI's Snackbar with an Undo button is kinder.
 *
 * Use MUI's Dialog instead for anything to read or fill in.
 */
export function ConfirmDialog(inProps: ConfirmDialogProps) {
  const props = useThemeProps({ props: inProps, name: 'KeConfirmDialog' });
  const {
    open,
    title,
    children,
    confirmLabel,
    onConfirm,
    onCancel,
    tone = 'normal',
    pending = false,
    labels,
    slotProps = {},
    ...other
  } = props;
  const ownerState = { ...props, tone, pending };
  const words = useKitWords('ConfirmDialog', english, labels);
  const id = useId();
  useBackCloses(open, onCancel);
  return (
    <Root
      ownerState={ownerState}
      open={open}
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onCancel()}
      role="alertdialog"
      fullWidth
      aria-describedby={`${id}-consequence`}
      {...other}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-consequence`}>{children}</DialogContentText>
      </DialogContent>
      <Actions ownerState={ownerState} disableSpacing>
        <Button variant="outlined" autoFocus {...joinProps({ onClick: onCancel }, slotProps.cancelButton)}>
          {words.cancel}
        </Button>
        <Button
          color={tone === 'danger' ? 'error' : 'primary'}
          {...joinProps({ onClick: onConfirm }, slotProps.confirmButton)}
          {...workingWhile(pending)}
        >
          {confirmLabel}
        </Button>
      </Actions>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    ConfirmDialog: ConfirmDialogLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeConfirmDialog: 'root' | 'actions';
  }
  interface ComponentsPropsList {
    KeConfirmDialog: Partial<ConfirmDialogProps>;
  }
  interface Components<Theme = unknown> {
    KeConfirmDialog?: {
      defaultProps?: ComponentsPropsList['KeConfirmDialog'];
      styleOverrides?: ComponentsOverrides<Theme>['KeConfirmDialog'];
      variants?: ComponentsVariants<Theme>['KeConfirmDialog'];
    };
  }
}
