import { yupResolver } from '@hookform/resolvers/yup';
import { offerDeskVisits } from '@karachi-estates/contracts/deskVisits';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextField } from '@karachi-estates/design-system/TextField';
import { useNotify, useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { usePerform } from '../../chrome/Acting.tsx';
import { visits } from '../../content/visits.ts';
import { useApi } from '../../data/api.ts';
import { useNow } from '../../parts/clock.ts';
import { isoOf } from '../../parts/karachiTime.ts';
import { showFailure } from '../../parts/showFailure.ts';
import { takeSent } from '../../parts/takeSent.ts';
import { MomentField } from './MomentField.tsx';
import { wholeNumber } from './wholeNumber.ts';

const words = visits.form;

const schema = yup.object({
  from: yup.string().default(''),
  minutes: wholeNumber(5, 600, words.wrong),
  count: wholeNumber(1, 100, words.wrong),
  places: wholeNumber(1, 1_000, words.wrong),
});

/** Offers times in a row at which a project can be visited. */
export function OfferForm({ project }: { project: string }) {
  const now = useNow();
  const call = useApi();
  const perform = usePerform();
  const notify = useNotify();
  const refresh = useRefresh();
  const form = useForm({
    defaultValues: { from: '', minutes: 30, count: 4, places: 1 },
    resolver: yupResolver(schema),
  });
  return (
    <FormLayout
      form={form}
      label={words.title}
      width="fill"
      sx={{ gap: 1.5 }}
      onSubmit={async ({ from: local, ...times }) => {
        const sent = form.getValues();
        const from = isoOf(local);
        if (!from || Date.parse(from) <= now) {
          form.setError('from', { message: words.past }, { shouldFocus: true });
          return;
        }
        try {
          const body = { ...times, from };
          const { message } = await perform(() => call(offerDeskVisits, { params: { id: project }, body }));
          notify(message, { type: 'info' });
          refresh();
          takeSent(form, sent);
        } catch (failure) {
          showFailure(form, failure);
        }
      }}
    >
      <ErrorSummary />
      <MomentField name="from" label={words.from} />
      <TextField name="minutes" label={words.minutes} inputMode="numeric" autoComplete="off" />
      <TextField name="count" label={words.count} inputMode="numeric" autoComplete="off" />
      <TextField name="places" label={words.places} help={words.placesHelp} inputMode="numeric" autoComplete="off" />
      <SubmitButton>{words.submit}</SubmitButton>
    </FormLayout>
  );
}
