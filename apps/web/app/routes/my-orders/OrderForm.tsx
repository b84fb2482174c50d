import type { OrderState } from '@karachi-estates/contracts/orders';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SelectField } from '@karachi-estates/design-system/SelectField';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { ORDER_MONTHS } from '@karachi-estates/domain/orders/orders';
import { PLANS, type PlanId, planAmount, planIn } from '@karachi-estates/domain/plans/plans';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import { useForm } from 'react-hook-form';
import { useContent } from '../../content/contentFor.ts';
import { fillCount } from '../../content/fill.ts';
import { orders } from '../../content/orders.ts';
import { plans } from '../../content/plans.ts';
import { usePlaceOrder } from '../../data/orders.ts';
import { showFailure } from '../../forms/failure.ts';
import { useAttempt } from '../../forms/useAttempt.ts';
import { useLocale } from '../../locale/Locale.tsx';

/** Orders a plan for some months; the amount stands beside them. */
export function OrderForm({ onOrdered }: { onOrdered: (order: OrderState) => void }) {
  const locale = useLocale();
  const { place } = useContent('orders', orders);
  const { options } = useContent('plans', plans).request.months;
  const form = useForm<{ plan: PlanId; months: string }>({ defaultValues: { plan: 'pro', months: '1' } });
  const { send } = usePlaceOrder();
  const attempt = useAttempt();
  const plan = form.watch('plan');

  async function order(values: { plan: PlanId; months: string }) {
    try {
      const body = { plan: values.plan, months: Number(values.months) };
      const { order: placed } = await send({ body, idempotencyKey: attempt.keyOf(body) });
      attempt.arrived();
      onOrdered(placed);
    } catch (error) {
      showFailure(form, error, place.failed);
    }
  }

  return (
    <FormLayout form={form} onSubmit={order} label={place.heading}>
      <ErrorSummary />
      <SelectField
        name="plan"
        label={place.plan}
        help={place.planHelp}
        choices={PLANS.filter(({ price }) => price > 0).map(({ id }) => ({
          value: id,
          label: planIn(id, locale).name,
        }))}
      />
      <SelectField
        name="months"
        label={place.months}
        choices={ORDER_MONTHS.map((months) => ({
          value: String(months),
          label: `${fillCount(options, months, locale)}: ${formatPkr(planAmount(plan, months))}`,
        }))}
      />
      <SubmitButton>{place.submit}</SubmitButton>
    </FormLayout>
  );
}
