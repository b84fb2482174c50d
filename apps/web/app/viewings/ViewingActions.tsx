import { actOnLinkedViewing, type Viewing } from '@karachi-estates/contracts/viewings';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { fullMoment } from '@karachi-estates/domain/day';
import { checkViewingWords, MOST_VIEWING_WORDS } from '@karachi-estates/domain/viewings/rules';
import type { Told } from '@karachi-estates/domain/words/sentence';
import Button, { type ButtonProps } from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Folded } from '../chrome/Folded.tsx';
import { useContent } from '../content/contentFor.ts';
import { viewings } from '../content/viewings.ts';
import { focusFirst } from '../forms/focusFirst.ts';
import { useLocale } from '../locale/Locale.tsx';
import { useSay } from '../locale/useSay.ts';
import { PlainForm } from '../searches/PlainForm.tsx';
import { faultOfTimes } from './faultOfTimes.ts';
import { TimeFields } from './TimeFields.tsx';

type Act = Viewing['can'][number];

/** What is wrong with what was typed for an act. */
interface Refused {
  act: string | null;
  field?: string | undefined;
  fault?: string | undefined;
  values?: Readonly<Record<string, string>>;
}

interface ViewingActionsProps {
  viewing: Viewing;
  /** Of the link in a mail: the browser itself sends the forms. */
  token?: string;
  /** In an account: sends them instead. */
  onAct?: (act: Act, fields: FormData) => void;
  isBusy?: boolean;
  /** What was typed and refused before. */
  refused?: Refused | undefined;
}

/** What is wrong with a form before it is sent: the field and the reason. */
function faultOf(act: Act, form: HTMLFormElement): { field: string; reason: Told } | undefined {
  const times = act === 'propose' ? faultOfTimes(form) : undefined;
  if (times) return times;
  const words = checkViewingWords(String(new FormData(form).get('words') ?? ''), act === 'decline');
  return words.ok ? undefined : { field: 'words', reason: words };
}

/** What one side may do with a viewing now, each as a form of its own. */
export function ViewingActions({ viewing, token, onAct, isBusy = false, refused: sentBack }: ViewingActionsProps) {
  const { acts } = useContent('viewings', viewings);
  const locale = useLocale();
  const say = useSay();
  const [found, setFound] = useState<Refused>();
  const refused = found ?? sentBack;
  const { can, state } = viewing;

  function submit(event: FormEvent<HTMLFormElement>, act: Act) {
    const form = event.currentTarget;
    const wrong = faultOf(act, form);
    setFound({ act, ...(wrong && { field: wrong.field, fault: say(wrong.reason) }) });
    if (wrong || onAct) event.preventDefault();
    if (wrong) return focusFirst(form, { [wrong.field]: '' });
    onAct?.(act, new FormData(form));
  }

  const isOpenAtFirst = (act: Act) => sentBack?.act === act;
  const faultAt = (act: Act, field: string) =>
    refused?.act === act && refused.field === field ? refused.fault : undefined;
  const form = (act: Act, children: ReactNode, label: string, look: Partial<ButtonProps> = {}) => (
    <PlainForm
      to={actOnLinkedViewing}
      hidden={{ token: token ?? '', act, seen: viewing.changed_at }}
      isCheckedByServer
      onSubmit={(event) => submit(event, act)}
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
      defaultValue={(sentBack?.act === act && sentBack.values?.words) || ''}
      required={isNeeded}
      error={faultAt(act, 'words') !== undefined}
      helperText={faultAt(act, 'words')}
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
          <Folded label={state === 'agreed' ? acts.move : acts.propose} isOpenAtFirst={isOpenAtFirst('propose')}>
            {form(
              'propose',
              <>
                <TimeFields values={sentBack?.values} faultOf={(name) => faultAt('propose', name)} />
                {words('propose', acts.message, false)}
              </>,
              acts.sendTimes,
            )}
          </Folded>
        )}
        {can.includes('decline') && (
          <Folded label={acts.decline} isOpenAtFirst={isOpenAtFirst('decline')}>
            {form('decline', words('decline', acts.why, true), acts.decline, { color: 'error', variant: 'outlined' })}
          </Folded>
        )}
        {can.includes('cancel') && (
          <Folded label={acts.cancel} isOpenAtFirst={isOpenAtFirst('cancel')}>
            {form('cancel', words('cancel', acts.message, false), acts.cancel, { color: 'error', variant: 'outlined' })}
          </Folded>
        )}
      </Stack>
    </Stack>
  );
}
