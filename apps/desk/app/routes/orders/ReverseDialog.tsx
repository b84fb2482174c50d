import { type DeskOrderDetail, reverseDeskPayment } from '@karachi-estates/contracts/deskMoney';
import { RadioCards } from '@karachi-estates/design-system/RadioCards';
import { formatMoney } from '@karachi-estates/domain/orders/money';
import type { Reversal } from '@karachi-estates/domain/orders/orders';
import { Controller, useForm } from 'react-hook-form';
import { useAct } from '../../chrome/Acting.tsx';
import { money } from '../../content/money.ts';
import { useApi } from '../../data/api.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';

const words = money.order.ask.reverse;

interface ReverseDialogProps {
  payment: DeskOrderDetail['payments'][number];
  onClose: () => void;
}

/** Takes a payment out of the books again; why decides what its seller is told. */
export function ReverseDialog({ payment: { id, amount }, onClose }: ReverseDialogProps) {
  const call = useApi();
  const { attempt } = useAct();
  const form = useForm<{ reason: Reversal | null }>({ defaultValues: { reason: null } });
  return (
    <FormDialog
      title={words.title}
      text={words.text(formatMoney(amount))}
      form={form}
      submit={money.order.reverse}
      isDanger
      only="reason"
      onClose={onClose}
      onSubmit={async ({ reason }) => {
        const body = reason && { reason };
        await attempt(() => call(reverseDeskPayment, { params: { id: String(id) }, body }), {
          said: ({ message }) => message,
        });
        onClose();
      }}
    >
      <Controller
        control={form.control}
        name="reason"
        rules={{ required: words.missing }}
        render={({ field, fieldState: { error } }) => (
          <RadioCards
            legend={words.legend}
            choices={words.choices}
            name="reason"
            value={field.value}
            onChange={field.onChange}
            required
            {...(error?.message && { error: error.message })}
          />
        )}
      />
    </FormDialog>
  );
}
