import { yupResolver } from '@hookform/resolvers/yup';
import { inviteStaff } from '@karachi-estates/contracts/deskStaff';
import { CopyButton } from '@karachi-estates/design-system/CopyButton';
import { EmailField } from '@karachi-estates/design-system/EmailField';
import type { StaffRole } from '@karachi-estates/domain/staff/roles';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { usePerform } from '../../chrome/Acting.tsx';
import { frame } from '../../content/frame.ts';
import { staff } from '../../content/staff.ts';
import { useApi } from '../../data/api.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { RolesField } from './RolesField.tsx';
import { rolesSchema } from './rolesSchema.ts';

const words = staff.invite;

const schema = yup.object({ email: yup.string().trim().required(words.missing).max(254), roles: rolesSchema });

// The form goes with its button and the focus; what is there to do now has it.
const focus = (button: HTMLElement | null): void => button?.focus();

/** Makes a link that somebody joins the desk with, and shows it once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const call = useApi();
  const perform = usePerform();
  const refresh = useRefresh();
  const [made, setMade] = useState<{ link: string; email: string }>();
  const form = useForm<{ email: string; roles: StaffRole[] }>({
    defaultValues: { email: '', roles: [] },
    resolver: yupResolver(schema),
  });
  if (!made) {
    return (
      <FormDialog
        title={words.title}
        text={words.text}
        form={form}
        submit={words.submit}
        onClose={onClose}
        onSubmit={async (body) => {
          const { link, invitation } = await perform(() => call(inviteStaff, { body }));
          setMade({ link, email: invitation.email });
          refresh();
        }}
      >
        <EmailField name="email" label={words.email} autoComplete="off" />
        <RolesField />
      </FormDialog>
    );
  }
  return (
    <Dialog
      open
      // It takes the place of the form.
      transitionDuration={0}
      // The link is shown once: a click beside it does not take it away.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={id}>{words.made.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 2 }}>{words.made.text(made.email)}</DialogContentText>
        <Typography component="code" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {made.link}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {frame.close}
        </Button>
        <CopyButton ref={focus} text={made.link} what={words.made.what} labels={{ copy: words.made.copy }} />
      </DialogActions>
    </Dialog>
  );
}
