import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { frame } from '../content/frame.ts';
import { showFailure } from './showFailure.ts';

// The buttons stay in sight under fields that scroll.
const Form = styled(FormLayout)({
  display: 'flex',
  flexDirection: 'column',
  gap: 0,
  minHeight: 0,
}) as typeof FormLayout;

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  // The summary says nothing until something is wrong, and takes no place until then.
  '& > [role="alert"]:empty': { position: 'absolute' },
}));

// As in the kit's ConfirmDialog: on phones the main action is the first one a thumb reaches.
const Buttons = styled(DialogActions)(({ theme }) => ({
  gap: theme.spacing(1),
  [theme.breakpoints.down('sm')]: { flexDirection: 'column-reverse', alignItems: 'stretch' },
}));

// One function for all times: a new one would be called, and take the focus, whenever something is typed.
const focusFirst = (fields: HTMLElement | null): void =>
  fields?.querySelector<HTMLElement>('input, select, textarea')?.focus();

export interface FormDialogProps<Values extends FieldValues, Context, Sent> {
  title: string;
  /** What follows, above the fields. */
  text?: ReactNode;
  form: UseFormReturn<Values, Context, Sent>;
  /** On the button that sends it: a verb. */
  submit: string;
  /** It loses something. */
  isDanger?: boolean;
  width?: 'xs' | 'sm';
  /** The field of a form that asks for one thing: what is wrong stands there alone. */
  only?: FieldPath<Values>;
  /**
   * Does what is asked; whoever opened the dialog closes it then. What it throws is shown in the dialog, which keeps
   * all that is typed.
   */
  onSubmit: (values: Sent) => unknown;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form over the screen. The first field has the focus, a click beside the dialog loses nothing that is typed, and
 * Cancel stands where every question of the desk has it.
 */
export function FormDialog<Values extends FieldValues, Context, Sent>(props: FormDialogProps<Values, Context, Sent>) {
  const { title, text, form, submit, isDanger = false, width = 'sm', only, onSubmit, onClose, children } = props;
  const id = useId();
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={id}
      fullWidth
      maxWidth={width}
      // React lets events rise to a form that the dialog was opened from, which this is not about.
      onSubmit={(event) => event.stopPropagation()}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <Form
        form={form}
        labelledBy={id}
        onSubmit={async (values: Sent) => {
          try {
            await onSubmit(values);
          } catch (error) {
            showFailure(form, error, only);
          }
        }}
      >
        <DialogContent>
          {text && <DialogContentText sx={{ marginBlockEnd: 2 }}>{text}</DialogContentText>}
          <Fields ref={focusFirst}>
            {only === undefined && <ErrorSummary />}
            {children}
          </Fields>
        </DialogContent>
        <Buttons disableSpacing>
          <Button variant="outlined" onClick={onClose}>
            {frame.cancel}
          </Button>
          <SubmitButton fullWidth color={isDanger ? 'error' : 'primary'}>
            {submit}
          </SubmitButton>
        </Buttons>
      </Form>
    </Dialog>
  );
}
