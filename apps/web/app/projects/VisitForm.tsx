import { pathOf } from '@karachi-estates/contracts/endpoint';
import { bookVisit, type VisitSlot } from '@karachi-estates/contracts/projects';
import { fullDate, fullMoment, weekdayOf } from '@karachi-estates/domain/day';
import Box from '@mui/material/Box';
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
  const dayOf = ({ starts_at }: VisitSlot) =>
    fill(words.day, { weekday: words.weekdays[weekdayOf(starts_at)] ?? '', day: fullDate(starts_at, locale) });
  const days = [...new Set(slots.map(dayOf))];
  const free = slots.filter((slot) => slot.free > 0);
  const first = free.find(({ slot_id }) => String(slot_id) === chosen) ?? free[0];
  return (
    <>
      <PlainForm to={{ url: pathOf(bookVisit, { params: { slug } }) }} hidden={{ language: locale }} isCheckedByServer>
        <FormControl component="fieldset">
          <FormLabel component="legend">{words.times}</FormLabel>
          <RadioGroup
            name="slot_id"
            defaultValue={first ? String(first.slot_id) : ''}
            // In a column that may wrap, each day is as high as its times in one column.
            sx={{ flexWrap: 'nowrap', gap: 2, mt: 1 }}
          >
            {days.map((day) => (
              <Box key={day} role="group" aria-label={day}>
                <Typography variant="subtitle2" component="div">
                  {day}
                </Typography>
                <Box
                  sx={{
                    display: 'grid',
                    gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
                    columnGap: 1,
                  }}
                >
                  {slots
                    .filter((slot) => dayOf(slot) === day)
                    .map((slot) => (
                      <FormControlLabel
                        key={slot.slot_id}
                        value={String(slot.slot_id)}
                        control={<Radio />}
                        disabled={slot.free === 0}
                        sx={{ mr: 0, '& .MuiFormControlLabel-label': { typography: 'body2' } }}
                        label={
                          <>
                            {fill(words.time, { from: clock(slot.starts_at), until: clock(slot.ends_at) })}
                            <Typography
                              component="span"
                              variant="body2"
                              color="textSecondary"
                              sx={{ display: 'block' }}
                            >
                              {slot.free > 0 ? fillCount(words.free, slot.free, locale) : words.full}
                            </Typography>
                          </>
                        }
                      />
                    ))}
                </Box>
              </Box>
            ))}
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
          slotProps={{ htmlInput: { maxLength: 20, dir: 'ltr' } }}
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
