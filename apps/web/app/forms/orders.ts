import { type ClaimInput, checkClaim } from '@karachi-estates/domain/orders/claim';
import * as yup from 'yup';
import { said } from './said.ts';

/** 'I have paid' as it is typed; the proof is a file and stands beside the form. */
export type ClaimValues = Record<keyof ClaimInput, string> & { proof: string };

/** A field that the domain's rule validates together with its whole form. */
const validated = (name: keyof ClaimInput) =>
  yup
    .string()
    .defined()
    .test({
      name: 'rule',
      test(_, { parent, createError }) {
        const verdict = checkClaim(parent as ClaimInput, new Date());
        const reason = verdict.ok ? undefined : verdict.fields[name];
        return reason === undefined || createError({ message: said(reason) });
      },
    });

export const claimSchema: yup.ObjectSchema<ClaimValues> = yup.object({
  transaction: validated('transaction'),
  paid_on: validated('paid_on'),
  proof: yup.string().defined(),
});
