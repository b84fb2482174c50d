import { STAFF_ROLES, type StaffRole } from '@karachi-estates/domain/staff/roles';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { staff } from '../../content/staff.ts';
import { terms } from '../../content/terms.ts';

/** The roles of somebody, each with what it allows; bound to `roles` of the form around it. */
export function RolesField() {
  const { field, fieldState } = useController<{ roles: StaffRole[] }, 'roles'>({ name: 'roles' });
  const { error } = fieldState;
  return (
    <FormControl component="fieldset" error={Boolean(error)}>
      <FormLabel component="legend">{staff.form.roles}</FormLabel>
      <FormGroup>
        {STAFF_ROLES.map((role, index) => (
          <FormControlLabel
            key={role}
            control={
              <Checkbox
                checked={field.value.includes(role)}
                slotProps={{ input: { ref: index === 0 ? field.ref : undefined } }}
                onBlur={field.onBlur}
                onChange={(_, isOn) =>
                  field.onChange(STAFF_ROLES.filter((each) => (each === role ? isOn : field.value.includes(each))))
                }
              />
            }
            label={
              <>
                {terms.roles[role]}{' '}
                <Typography component="span" variant="body2" color="textSecondary">
                  {terms.roleHelp[role]}
                </Typography>
              </>
            }
          />
        ))}
      </FormGroup>
      {error && <FormHelperText>{error.message}</FormHelperText>}
    </FormControl>
  );
}
