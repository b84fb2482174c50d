import { yupResolver } from '@hookform/resolvers/yup';
import { setDeskLaunch } from '@karachi-estates/contracts/deskProjects';
import type { Launch } from '@karachi-estates/contracts/launches';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextField } from '@karachi-estates/design-system/TextField';
import { LAUNCH_HOURS, LAUNCH_WINDOW_MINUTES } from '@karachi-estates/domain/projects/launches';
import MuiTextField from '@mui/material/TextField';
import { useId } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { GivenUp, usePerform } from '../../chrome/Acting.tsx';
import { projects } from '../../content/projects.ts';
import { useApi } from '../../data/api.ts';
import { useNow } from '../../parts/clock.ts';
import { isoOf, localOf } from '../../parts/karachiTime.ts';
import { showFailure } from '../../parts/showFailure.ts';

const words = projects.launchDay.form;

const whole = (most: number) => {
  const wrong = words.wrong(1, most);
  return yup.number().typeError(wrong).required(wrong).integer(wrong).min(1, wrong).max(most, wrong);
};
const schema = yup.object({
  opens_at: yup.string().default(''),
  window_minutes: whole(1_440),
  at_once: whole(1_000),
  hours: whole(720),
});

const HOUR = 3_600_000;

/** Sets the launch of a project, or changes the one that has not opened. */
export function LaunchForm({ project, launch }: { project: string; launch: Launch | undefined }) {
  const id = useId();
  const now = useNow();
  const call = useApi();
  const perform = usePerform();
  const notify = useNotify();
  const refresh = useRefresh();
  const form = useForm({
    defaultValues: {
      opens_at: launch ? localOf(Date.parse(launch.opens_at)) : '',
      window_minutes: launch?.window_minutes ?? LAUNCH_WINDOW_MINUTES,
      at_once: launch?.at_once ?? 1,
      hours: launch ? Math.round((Date.parse(launch.ends_at) - Date.parse(launch.opens_at)) / HOUR) : LAUNCH_HOURS,
    },
    resolver: yupResolver(schema),
  });
  const error = form.formState.errors.opens_at?.message;
  return (
    <FormLayout
      form={form}
      label={launch ? words.change : words.set}
      width="fill"
      sx={{ gap: 1.5 }}
      onSubmit={async ({ opens_at: local, ...plan }) => {
        const opensAt = isoOf(local);
        if (!opensAt || Date.parse(opensAt) <= now) {
          form.setError('opens_at', { message: words.past }, { shouldFocus: true });
          return;
        }
        try {
          const body = { ...plan, opens_at: opensAt };
          const { message } = await perform(() => call(setDeskLaunch, { params: { id: project }, body }));
          notify(message, { type: 'info' });
          refresh();
        } catch (failure) {
          if (!(failure instanceof GivenUp)) showFailure(form, failure);
        }
      }}
    >
      <ErrorSummary />
      <MuiTextField
        {...form.register('opens_at')}
        id={`${id}-opens`}
        type="datetime-local"
        label={words.opens}
        error={error !== undefined}
        helperText={error}
        fullWidth
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: localOf(now) } }}
      />
      <TextField name="window_minutes" label={words.minutes} inputMode="numeric" autoComplete="off" />
      <TextField name="at_once" label={words.atOnce} inputMode="numeric" autoComplete="off" />
      <TextField name="hours" label={words.hours} inputMode="numeric" autoComplete="off" />
      <SubmitButton>{launch ? words.save : words.submit}</SubmitButton>
    </FormLayout>
  );
}
