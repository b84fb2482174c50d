import { yupResolver } from '@hookform/resolvers/yup';
import { changeStaff, type StaffRow } from '@karachi-estates/contracts/deskStaff';
import type { BodyOf } from '@karachi-estates/contracts/endpoint';
import { CheckboxField } from '@karachi-estates/design-system/CheckboxField';
import type { StaffRole } from '@karachi-estates/domain/staff/roles';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { staff } from '../../content/staff.ts';
import { useApi } from '../../data/api.ts';
import { SendDialog } from '../../parts/SendDialog.tsx';
import { RolesField } from './RolesField.tsx';
import { rolesSchema } from './rolesSchema.ts';

const words = staff.form;

const schema = yup.object({ roles: rolesSchema, active: yup.boolean().required() });

type Values = { roles: StaffRole[]; active: boolean };

/** What was changed here: what another owner set meanwhile stays. */
const changed = (before: Values, after: Values): BodyOf<typeof changeStaff> => ({
  ...([...before.roles].sort().join() !== [...after.roles].sort().join() && {
    roles: after.roles,
    roles_before: before.roles,
  }),
  ...(before.active !== after.active && { active: after.active }),
});

/** Changes what a member of staff may do, or keeps them out. */
export function StaffDialog({ member, onClose }: { member: StaffRow; onClose: () => void }) {
  const call = useApi();
  const [before] = useState<Values>({ roles: member.roles, active: member.active });
  const form = useForm<Values>({
    defaultValues: before,
    resolver: yupResolver(schema),
  });
  return (
    <SendDialog
      title={words.title(member.name || member.email)}
      text={words.text}
      form={form}
      submit={words.save}
      onClose={onClose}
      send={async (values) => {
        await call(changeStaff, { params: { id: String(member.id) }, body: changed(before, values) });
        return words.saved;
      }}
    >
      <RolesField />
      <CheckboxField name="active" label={words.active} />
    </SendDialog>
  );
}
