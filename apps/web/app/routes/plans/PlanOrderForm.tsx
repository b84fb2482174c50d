import type { OrderState } from '@karachi-estates/contracts/orders';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SelectField } from '@karachi-estates/design-system/SelectField';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { fullDate } from '@karachi-estates/domain/day';
import { ORDER_MONTHS } from '@karachi-estates/domain/orders/orders';
import { type Plan, planAmount } from '@karachi-estates/domain/plans/plans';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useForm } from 'react-hook-form';
import { useContent } from '../../content/contentFor.ts';
import { fill, fillCount } from '../../content/fill.ts';
import { plans } from '../../content/plans.ts';
import { usePlaceOrder } from '../../data/orders.ts';
import { showFailure } from '../../forms/failure.ts';
import { useAttempt } from '../../forms/useAttempt.ts';
import { useLocale } from '../../locale/Locale.tsx';

interface PlanOrderFormProps {
  plan: Plan;
  /** When the account is erased, if that was asked: an order would end with it. */
  eraseAt: string | null;
  months: number;
  onMonths: (months: number) => void;
  onPlaced: (order: OrderState) => void;
}

/** For how long: the amount is fixed with the order, which has the reference of the transfer. */
export default function PlanOrderForm({ plan, eraseAt, months, onMonths, onPlaced }: PlanOrderFormProps) {
  const locale = useLocale();
  const { heading, months: words, submit, failed, leaving } = useContent('plans', plans).request;
  const form = useForm({ values: { months: String(months) } });
  const { send } = usePlaceOrder();
  const attempt = useAttempt();

  async function place(values: { months: string }) {
    try {
      const body = { plan: plan.id, months: Number(values.months) };
      const { order } = await send({ body, idempotencyKey: attempt.keyOf(body) });
      attempt.arrived();
      onPlaced(order);
    } catch (error) {
      showFailure(form, error, failed);
    }
  }

  return (
    <FormLayout
      form={form}
      onSubmit={place}
      label={heading}
      onChange={() => onMonths(Number(form.getValues('months')))}
    >
      <ErrorSummary />
      {eraseAt && (
        <Alert severity="warning" role="note">
          {fill(leaving.text, { date: fullDate(eraseAt, locale) })}{' '}
          <Link href="/profile-info" underline="always">
            {leaving.keep}
          </Link>
        </Alert>
      )}
      <SelectField
        name="months"
        label={words.label}
        choices={ORDER_MONTHS.map((count) => ({
          value: String(count),
          label: `${fillCount(words.options, count, locale)}: ${formatPkr(planAmount(plan.id, count))}`,
        }))}
      />
      <SubmitButton fullWidth>{submit}</SubmitButton>
    </FormLayout>
  );
}
