import { yupResolver } from '@hookform/resolvers/yup';
import { bookDeskUnit, type DeskUnitDetail, priceDeskUnit } from '@karachi-estates/contracts/deskProjects';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextField } from '@karachi-estates/design-system/TextField';
import Typography from '@mui/material/Typography';
import { useNotify, useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { usePerform } from '../../chrome/Acting.tsx';
import { projects } from '../../content/projects.ts';
import { useApi } from '../../data/api.ts';
import { isRefusal } from '../../data/call.ts';
import { showFailure } from '../../parts/showFailure.ts';
import { takeSent } from '../../parts/takeSent.ts';

const words = projects.unit;
const line = (max: number, missing: string) => yup.string().trim().required(missing).max(max);

const bookSchema = yup.object({
  deposit: line(40, words.book.missing.deposit).label(words.book.deposit),
  reference: line(120, words.book.missing.reference).label(words.book.reference),
});

/** Books a unit for who holds it, once the deposit is paid. */
export function BookForm({ unitId, hold }: { unitId: number; hold: NonNullable<DeskUnitDetail['hold']> }) {
  const call = useApi();
  const perform = usePerform();
  const notify = useNotify();
  const refresh = useRefresh();
  const form = useForm({ defaultValues: { deposit: '', reference: '' }, resolver: yupResolver(bookSchema) });
  return (
    <FormLayout
      form={form}
      label={words.book.title}
      width="fill"
      sx={{ gap: 1.5 }}
      onSubmit={async (typed) => {
        try {
          const body = { ...typed, hold_id: hold.id };
          const { message } = await perform(() => call(bookDeskUnit, { params: { id: String(unitId) }, body }));
          notify(message, { type: 'info' });
          refresh();
        } catch (error) {
          showFailure(form, error);
        }
      }}
    >
      <Typography variant="body2">{words.book.text(hold.name)}</Typography>
      <ErrorSummary />
      <TextField name="deposit" label={words.book.deposit} help={words.book.depositHelp} autoComplete="off" />
      <TextField name="reference" label={words.book.reference} help={words.book.referenceHelp} autoComplete="off" />
      <SubmitButton>{words.book.submit}</SubmitButton>
    </FormLayout>
  );
}

const priceSchema = yup.object({ price: line(40, words.price.missing).label(words.price.label) });

/** Sets the price of a unit as people write it. */
export function PriceForm({ unit }: { unit: DeskUnitDetail }) {
  const call = useApi();
  const perform = usePerform();
  const notify = useNotify();
  const refresh = useRefresh();
  const form = useForm({ defaultValues: { price: '' }, resolver: yupResolver(priceSchema) });
  return (
    <FormLayout
      form={form}
      label={words.price.title}
      width="fill"
      sx={{ gap: 1.5 }}
      onSubmit={async (typed) => {
        const sent = form.getValues();
        try {
          const body = { ...typed, seen: unit.price };
          const { message } = await perform(() => call(priceDeskUnit, { params: { id: String(unit.id) }, body }));
          notify(message, { type: 'info' });
          takeSent(form, sent);
          refresh();
        } catch (error) {
          showFailure(form, error, 'price');
          if (isRefusal(error) && error.status === 409) refresh();
        }
      }}
    >
      {unit.booking && <Typography variant="body2">{words.price.kept}</Typography>}
      <ErrorSummary />
      <TextField name="price" label={words.price.label} help={words.price.help} autoComplete="off" />
      <SubmitButton>{words.price.submit}</SubmitButton>
    </FormLayout>
  );
}
