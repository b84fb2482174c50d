import { actOnLinkedViewing, type Viewing } from '@karachi-estates/contracts/viewings';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { fullMoment } from '@karachi-estates/domain/day';
import { MOST_VIEWING_WORDS } from '@karachi-estates/domain/viewings/rules';
import Button, { type ButtonProps } from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { FormEvent, ReactNode } from 'react';
import { Folded } from '../chrome/Folded.tsx';
import { useContent } from '../content/contentFor.ts';
import { viewings } from '../content/viewings.ts';
import { useLocale } from '../locale/Locale.tsx';
import { PlainForm } from '../searches/PlainForm.tsx';
import { type GivenTimes, TimeFields } from './TimeFields.tsx';

type Act = Viewing['can'][number];

interface ViewingActionsProps {
  viewing: Viewing;
  /** Of the link in a mail: the browser itself sends the forms. */
  token?: string;
  /** In an account: sends them instead. */
  onAct?: (act: Act, fields: FormData) => void;
  isBusy?: boolean;
  /** What was typed and refused before. */
  refused?: GivenTimes & { act: string | null };
}

/** What one side may do with a viewing now, each as a form of its own. */
export function ViewingActions({ viewing, token, onAct, isBusy = false, refused }: ViewingActionsProps) {
  const { acts } = useContent('viewings', viewings);
  const locale = useLocale();
  const { can, state } = viewing;
  const form = (act: Act, children: ReactNode, label: string, look: Partial<ButtonProps> = {}) => (
    <PlainForm
      to={actOnLinkedViewing}
      hidden={{ token: token ?? '', act }}
      onSubmit={
        onAct &&
        ((event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          onAct(act, new FormData(event.currentTarget));
        })
      }
    >
      {children}
      <Button type="submit" variant="contained" {...look} sx={{ alignSelf: 'start' }} {...heldWhile(isBusy)}>
        {label}
      </Button>
    </PlainForm>
  );
  const words = (act: Act, label: string, isNeeded: boolean) => (
    <TextField
      name="words"
      label={label}
      defaultValue={(refused?.act === act && refused.values?.words) || ''}
      required={isNeeded}
      multiline
      minRows={2}
      fullWidth
      slotProps={{ htmlInput: { maxLength: MOST_VIEWING_WORDS, dir: 'auto' } }}
    />
  );
  if (can.length === 0) return null;
  return (
    <Stack spacing={1.5}>
      {can.includes('confirm') && form('confirm', null, acts.confirm)}
      {can.includes('accept') &&
        form(
          'accept',
          <FormControl component="fieldset">
            <FormLabel component="legend">{acts.chooseTime}</FormLabel>
            <RadioGroup name="time" defaultValue={viewing.times[0] ?? ''}>
              {viewing.times.map((time) => (
                <FormControlLabel key={time} value={time} control={<Radio />} label={fullMoment(time, locale)} />
              ))}
            </RadioGroup>
          </FormControl>,
          acts.accept,
        )}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 3, '& > [open]': { flexBasis: '100%' } }}>
        {can.includes('propose') && (
          <Folded label={state === 'agreed' ? acts.move : acts.propose} isOpen={refused?.act === 'propose'}>
            {form(
              'propose',
              <>
                <TimeFields {...refused} />
                {words('propose', acts.message, false)}
              </>,
              acts.sendTimes,
            )}
          </Folded>
        )}
        {can.includes('decline') && (
          <Folded label={acts.decline} isOpen={refused?.act === 'decline'}>
            {form('decline', words('decline', acts.why, true), acts.decline, { color: 'error', variant: 'outlined' })}
          </Folded>
        )}
        {can.includes('cancel') && (
          <Folded label={acts.cancel}>
            {form('cancel', words('cancel', acts.message, false), acts.cancel, { color: 'error', variant: 'outlined' })}
          </Folded>
        )}
      </Stack>
    </Stack>
  );
}
