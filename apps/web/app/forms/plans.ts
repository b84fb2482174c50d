import type { BodyOf } from '@karachi-estates/contracts/endpoint';
import type { requestUpgrade } from '@karachi-estates/contracts/plans';
import { UPGRADE_REFERENCE_MISSING } from '@karachi-estates/domain/plans/messages';
import { checkUpgrade, isPlanId } from '@karachi-estates/domain/plans/plans';
import { told } from '@karachi-estates/domain/words/sentence';
import * as yup from 'yup';
import { said } from './said.ts';

export type UpgradeValues = BodyOf<typeof requestUpgrade>;

/** 'I have paid': which plan, for how many months, and how the bank calls the transfer. */
export const upgradeSchema: yup.ObjectSchema<UpgradeValues> = yup.object({
  plan: yup.string().defined(),
  months: yup
    .string()
    .defined()
    .test('months', (months, { parent, createError }) => {
      const { plan } = parent as UpgradeValues;
      if (!isPlanId(plan)) return true;
      const verdict = checkUpgrade({ plan, months: Number(months) });
      return verdict.ok || createError({ message: said(verdict) });
    }),
  reference: yup
    .string()
    .defined()
    .trim()
    .required(() => said(told({ UPGRADE_REFERENCE_MISSING }))),
});
