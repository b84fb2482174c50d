import { yupResolver } from '@hookform/resolvers/yup';
import { changeStaff, type StaffRow } from '@karachi-estates/contracts/desk';
import { CheckboxField } from '@karachi-estates/design-system/CheckboxField';
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
import { useId } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { GivenUp, usePerform } from '../../chrome/Acting.tsx';
import { frame } from '../../content/frame.ts';
import { staff } from '../../content/staff.ts';
import { useApi } from '../../data/api.ts';
import { showFailure } from '../../parts/showFailure.ts';
import { RolesField } from './RolesField.tsx';
import { rolesSchema } from './rolesSchema.ts';

const words = staff.form;

const schema = yup.object({ roles: rolesSchema, active: yup.boolean().required() });

/** Changes what a member of staff may do, or keeps them out. */
export function StaffDialog({ member, onClose }: { member: StaffRow; onClose: () => void }) {
  const id = useId();
  const call = useApi();
  const perform = usePerform();
  const notify = useNotify();
  const refresh = useRefresh();
  const form = useForm<{ roles: StaffRole[]; active: boolean }>({
    defaultValues: { roles: member.roles, active: member.active },
    resolver: yupResolver(schema),
  });
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{words.title(member.name || member.email)}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 2 }}>{words.text}</DialogContentText>
        <FormLayout
          form={form}
          labelledBy={id}
          width="fill"
          sx={{ gap: 2 }}
          onSubmit={async (body) => {
            try {
              await perform(() => call(changeStaff, { params: { id: String(member.id) }, body }));
              notify(words.saved, { type: 'info' });
              refresh();
              onClose();
            } catch (error) {
              if (!(error instanceof GivenUp)) showFailure(form, error);
            }
          }}
        >
          <ErrorSummary />
          <RolesField />
          <CheckboxField name="active" label={words.active} />
          <Stack direction="row" spacing={1}>
            <SubmitButton>{words.save}</SubmitButton>
            <Button variant="outlined" onClick={onClose}>
              {frame.cancel}
            </Button>
          </Stack>
        </FormLayout>
      </DialogContent>
    </Dialog>
  );
}
