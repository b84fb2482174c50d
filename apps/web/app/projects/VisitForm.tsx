import { pathOf } from '@karachi-estates/contracts/endpoint';
import { bookVisit, type VisitSlot } from '@karachi-estates/contracts/projects';
import { fullDate, fullMoment, weekdayOf } from '@karachi-estates/domain/day';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useContent } from '../content/contentFor.ts';
import { fill, fillCount } from '../content/fill.ts';
import { visits } from '../content/visits.ts';
import { useLocale } from '../locale/Locale.tsx';
import { PlainForm } from '../searches/PlainForm.tsx';
import { PersonFields, type TypedPerson } from './PersonFields.tsx';

interface VisitFormProps {
  slug: string;
  slots: readonly VisitSlot[];
  /** Number of the unit to be seen. */
  unit: string;
  /** The time that was chosen before. */
  chosen?: string | undefined;
  typed?: TypedPerson;
}

/** Books a visit at one of the times that a project offers. The browser itself sends the form. */
export function VisitForm({ slug, slots, unit, chosen, typed }: VisitFormProps) {
  const words = useContent('visits', visits);
  const locale = useLocale();
  const clock = (moment: string) => fullMoment(moment, locale).slice(-5);
  const free = slots.filter((slot) => slot.free > 0);
  const first = free.find(({ slot_id }) => String(slot_id) === chosen) ?? free[0];
  return (
    <>
      <PlainForm to={{ url: pathOf(bookVisit, { params: { slug } }) }} hidden={{ language: locale }}>
        <FormControl component="fieldset">
          <FormLabel component="legend">{words.times}</FormLabel>
          <RadioGroup name="slot_id" defaultValue={first ? String(first.slot_id) : ''} sx={{ gap: 1, mt: 1 }}>
            {slots.map((slot) => {
              const said = {
                weekday: words.weekdays[weekdayOf(slot.starts_at)] ?? '',
                day: fullDate(slot.starts_at, locale),
                from: clock(slot.starts_at),
                until: clock(slot.ends_at),
              };
              const places = slot.free > 0 ? fillCount(words.free, slot.free, locale) : words.full;
              return (
                <FormControlLabel
                  key={slot.slot_id}
                  value={String(slot.slot_id)}
                  control={<Radio />}
                  disabled={slot.free === 0}
                  label={
                    <>
                      {fill(words.time, said)}
                      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                        {places}
                      </Typography>
                    </>
                  }
                />
              );
            })}
          </RadioGroup>
        </FormControl>
        <PersonFields typed={typed} />
        <TextField
          name="unit"
          label={words.unit}
          helperText={typed?.refused === 'UNIT_NOT_FOUND' ? words.refused.UNIT_NOT_FOUND : words.unitHelp}
          error={typed?.refused === 'UNIT_NOT_FOUND'}
          defaultValue={unit}
          fullWidth
          slotProps={{ htmlInput: { maxLength: 20, dir: 'ltr', style: { textAlign: 'start' } } }}
        />
        <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'start' }}>
          {words.submit}
        </Button>
      </PlainForm>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {words.privacy}
      </Typography>
    </>
  );
}
