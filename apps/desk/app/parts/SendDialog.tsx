import { useNotify, useRefresh } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { usePerform } from '../chrome/Acting.tsx';
import { FormDialog, type FormDialogProps } from './FormDialog.tsx';

interface SendDialogProps<Values extends FieldValues, Context, Sent>
  extends Omit<FormDialogProps<Values, Context, Sent>, 'onSubmit'> {
  /** Sends what is typed. @returns what happened; nothing where it said itself what is wrong */
  send: (values: Sent) => Promise<string | undefined>;
}

/** A form over the screen that closes once its values are kept: says so, and reads the screen again. */
export function SendDialog<Values extends FieldValues, Context, Sent>({
  send,
  onClose,
  ...form
}: SendDialogProps<Values, Context, Sent>) {
  const perform = usePerform();
  const notify = useNotify();
  const refresh = useRefresh();
  return (
    <FormDialog
      {...form}
      onClose={onClose}
      onSubmit={async (values: Sent) => {
        const done = await perform(() => send(values));
        if (done === undefined) return;
        notify(done, { type: 'info' });
        refresh();
        onClose();
      }}
    />
  );
}
