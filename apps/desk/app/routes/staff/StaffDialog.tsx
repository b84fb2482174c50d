import { yupResolver } from '@hookform/resolvers/yup';
import { changeStaff, type StaffRow } from '@karachi-estates/contracts/desk';
import { CheckboxField } from '@karachi-estates/design-system/CheckboxField';
import type { StaffRole } from '@karachi-estates/domain/staff/roles';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { staff } from '../../content/staff.ts';
import { useApi } from '../../data/api.ts';
import { SendDialog } from '../../parts/SendDialog.tsx';
import { RolesField } from './RolesField.tsx';
import { rolesSchema } from './rolesSchema.ts';

const words = staff.form;

const schema = yup.object({ roles: rolesSchema, active: yup.boolean().required() });

/** Changes what a member of staff may do, or keeps them out. */
export function StaffDialog({ member, onClose }: { member: StaffRow; onClose: () => void }) {
  const call = useApi();
  const form = useForm<{ roles: StaffRole[]; active: boolean }>({
    defaultValues: { roles: member.roles, active: member.active },
    resolver: yupResolver(schema),
  });
  return (
    <SendDialog
      title={words.title(member.name || member.email)}
      text={words.text}
      form={form}
      submit={words.save}
      onClose={onClose}
      send={async (body) => {
        await call(changeStaff, { params: { id: String(member.id) }, body });
        return words.saved;
      }}
    >
      <RolesField />
      <CheckboxField name="active" label={words.active} />
    </SendDialog>
  );
}
