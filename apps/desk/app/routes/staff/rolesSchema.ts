import type { StaffRole } from '@karachi-estates/domain/staff/roles';
import * as yup from 'yup';
import { staff } from '../../content/staff.ts';

/** At least one role: without any, nobody could do anything. */
export const rolesSchema = yup.array(yup.mixed<StaffRole>().required()).min(1, staff.form.noRole).required();
