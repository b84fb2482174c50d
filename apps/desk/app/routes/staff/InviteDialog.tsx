import { yupResolver } from '@hookform/resolvers/yup';
import { inviteStaff } from '@karachi-estates/contracts/desk';
import { CopyButton } from '@karachi-estates/design-system/CopyButton';
import { EmailField } from '@karachi-estates/design-system/EmailField';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import type { StaffRole } from '@karachi-estates/domain/staff/roles';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { GivenUp, usePerform } from '../../chrome/Acting.tsx';
import { frame } from '../../content/frame.ts';
import { staff } from '../../content/staff.ts';
import { useApi } from '../../data/api.ts';
import { showFailure } from '../../parts/showFailure.ts';
import { RolesField } from './RolesField.tsx';
import { rolesSchema } from './rolesSchema.ts';

const words = staff.invite;

const schema = yup.object({ email: yup.string().trim().required(words.missing).max(254), roles: rolesSchema });

/** Makes a link that somebody joins the desk with, and shows it once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const call = useApi();
  const perform = usePerform();
  const refresh = useRefresh();
  const [made, setMade] = useState<{ link: string; email: string }>();
  const copy = useRef<HTMLButtonElement>(null);
  // The form goes with its button and the focus; without a focus in the dialog Escape would not close it.
  useEffect(() => {
    if (made) copy.current?.focus();
  }, [made]);
  const form = useForm<{ email: string; roles: StaffRole[] }>({
    defaultValues: { email: '', roles: [] },
    resolver: yupResolver(schema),
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{made ? words.made.title : words.title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 2 }}>
          {made ? words.made.text(made.email) : words.text}
        </DialogContentText>
        {made ? (
          <Stack spacing={2} sx={{ alignItems: 'start' }}>
            <Typography component="code" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {made.link}
            </Typography>
            <Stack direction="row" spacing={1}>
              <CopyButton ref={copy} text={made.link} what={words.made.what} labels={{ copy: words.made.copy }} />
              <Button variant="outlined" onClick={onClose}>
                {frame.close}
              </Button>
            </Stack>
          </Stack>
        ) : (
          <FormLayout
            form={form}
            labelledBy={id}
            width="fill"
            sx={{ gap: 2 }}
            onSubmit={async (body) => {
              try {
                const { link, invitation } = await perform(() => call(inviteStaff, { body }));
                setMade({ link, email: invitation.email });
                refresh();
              } catch (error) {
                if (!(error instanceof GivenUp)) showFailure(form, error);
              }
            }}
          >
            <ErrorSummary />
            <EmailField name="email" label={words.email} autoComplete="off" />
            <RolesField />
            <Stack direction="row" spacing={1}>
              <SubmitButton>{words.submit}</SubmitButton>
              <Button variant="outlined" onClick={onClose}>
                {frame.cancel}
              </Button>
            </Stack>
          </FormLayout>
        )}
      </DialogContent>
    </Dialog>
  );
}
