import { yupResolver } from '@hookform/resolvers/yup';
import { setDeskLaunch } from '@karachi-estates/contracts/deskProjects';
import type { Launch } from '@karachi-estates/contracts/launches';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextField } from '@karachi-estates/design-system/TextField';
import { LAUNCH_HOURS, LAUNCH_WINDOW_MINUTES } from '@karachi-estates/domain/projects/launches';
import { useNotify, useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { usePerform } from '../../chrome/Acting.tsx';
import { projects } from '../../content/projects.ts';
import { useApi } from '../../data/api.ts';
import { isRefusal } from '../../data/call.ts';
import { useNow } from '../../parts/clock.ts';
import { isoOf, localOf } from '../../parts/karachiTime.ts';
import { showFailure } from '../../parts/showFailure.ts';
import { takeSent } from '../../parts/takeSent.ts';
import { MomentField } from './MomentField.tsx';
import { wholeNumber } from './wholeNumber.ts';

const words = projects.launchDay.form;

const schema = yup.object({
  opens_at: yup.string().default(''),
  window_minutes: wholeNumber(1, 1_440, words.wrong),
  at_once: wholeNumber(1, 1_000, words.wrong),
  hours: wholeNumber(1, 720, words.wrong),
});

const HOUR = 3_600_000;

const seenOf = ({ opens_at, ends_at, window_minutes, at_once }: Launch) => {
  return { opens_at, ends_at, window_minutes, at_once };
};

/** Sets the launch of a project, or changes the one that has not opened. */
export function LaunchForm({ project, launch }: { project: string; launch: Launch | undefined }) {
  const now = useNow();
  const call = useApi();
  const perform = usePerform();
  const notify = useNotify();
  const refresh = useRefresh();
  const form = useForm({
    values: {
      opens_at: launch ? localOf(Date.parse(launch.opens_at)) : '',
      window_minutes: launch?.window_minutes ?? LAUNCH_WINDOW_MINUTES,
      at_once: launch?.at_once ?? 1,
      hours: launch ? Math.round((Date.parse(launch.ends_at) - Date.parse(launch.opens_at)) / HOUR) : LAUNCH_HOURS,
    },
    resolver: yupResolver(schema),
    // What a colleague sets meanwhile is shown, but not over what is typed here.
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  return (
    <FormLayout
      form={form}
      label={launch ? words.change : words.set}
      width="fill"
      sx={{ gap: 1.5 }}
      onSubmit={async (typed) => {
        const sent = form.getValues();
        const { opens_at: local, ...plan } = typed;
        const opensAt = isoOf(local);
        if (!opensAt || Date.parse(opensAt) <= now) {
          form.setError('opens_at', { message: words.past }, { shouldFocus: true });
          return;
        }
        try {
          const body = { ...plan, opens_at: opensAt, seen: launch ? seenOf(launch) : null };
          const { message } = await perform(() => call(setDeskLaunch, { params: { id: project }, body }));
          takeSent(form, sent, typed);
          notify(message, { type: 'info' });
          refresh();
        } catch (failure) {
          showFailure(form, failure);
          if (isRefusal(failure) && failure.status === 409) refresh();
        }
      }}
    >
      <ErrorSummary />
      <MomentField name="opens_at" label={words.opens} />
      <TextField name="window_minutes" label={words.minutes} inputMode="numeric" autoComplete="off" />
      <TextField name="at_once" label={words.atOnce} inputMode="numeric" autoComplete="off" />
      <TextField name="hours" label={words.hours} inputMode="numeric" autoComplete="off" />
      <SubmitButton>{launch ? words.save : words.submit}</SubmitButton>
    </FormLayout>
  );
}
