import { yupResolver } from '@hookform/resolvers/yup';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SelectField } from '@karachi-estates/design-system/SelectField';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextField } from '@karachi-estates/design-system/TextField';
import { MAX_PLAN_MONTHS, type Plan, planAmount } from '@karachi-estates/domain/plans/plans';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import type { Locale } from '@karachi-estates/domain/words/locale';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import MuiTextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useContent } from '../../content/contentFor.ts';
import { type CountedSentence, fill, fillCount } from '../../content/fill.ts';
import { plans } from '../../content/plans.ts';
import { useRequestUpgrade } from '../../data/plans.ts';
import { showFailure } from '../../forms/failure.ts';
import { type UpgradeValues, upgradeSchema } from '../../forms/plans.ts';
import { useLocale } from '../../locale/Locale.tsx';

const monthChoices = (plan: Plan, options: CountedSentence, locale: Locale) =>
  Array.from({ length: MAX_PLAN_MONTHS }, (_, index) => ({
    value: String(index + 1),
    label: `${fillCount(options, index + 1, locale)}: ${formatPkr(planAmount(plan.id, index + 1))}`,
  }));

/** 'I have paid': the seller says for how long and by which transfer; a person compares it with the bank statement. */
export default function PaidForm({ plan, email }: { plan: Plan; email: string }) {
  const { months, reference, screenshot, submit, failed, done, heading } = useContent('plans', plans).request;
  const locale = useLocale();
  const form = useForm<UpgradeValues>({
    resolver: yupResolver(upgradeSchema),
    defaultValues: { plan: plan.id, months: '1', reference: '' },
  });
  const { send } = useRequestUpgrade();
  const [picture, setPicture] = useState<File>();
  const [isSent, setSent] = useState(false);
  const pictureId = useId();

  async function sendRequest(values: UpgradeValues) {
    const parts = new FormData();
    for (const [name, value] of Object.entries(values)) parts.append(name, value);
    if (picture) parts.append('screenshot', picture);
    try {
      await send({ form: parts });
      setSent(true);
    } catch (error) {
      showFailure(form, error, failed);
    }
  }

  if (isSent) {
    return (
      <Alert severity="success" role="status">
        <AlertTitle>{done.heading}</AlertTitle>
        {fill(done.text, { plan: plan.name, email })}
      </Alert>
    );
  }
  return (
    <FormLayout form={form} onSubmit={sendRequest} label={heading}>
      <ErrorSummary />
      <SelectField name="months" label={months.label} choices={monthChoices(plan, months.options, locale)} required />
      <TextField name="reference" label={reference.label} help={reference.help} maxLength={80} required />
      <MuiTextField
        id={pictureId}
        type="file"
        label={screenshot.label}
        helperText={screenshot.help}
        fullWidth
        slotProps={{ htmlInput: { accept: 'image/*' }, inputLabel: { shrink: true } }}
        onChange={({ target }) => setPicture((target as HTMLInputElement).files?.[0])}
      />
      <SubmitButton fullWidth>{submit}</SubmitButton>
    </FormLayout>
  );
}
