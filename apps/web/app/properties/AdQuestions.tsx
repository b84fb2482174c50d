import { readDimension } from '@karachi-estates/domain/properties/adDimension';
import { adQuestions, comparableMedian } from '@karachi-estates/domain/properties/sanity';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import { useFormContext, useWatch } from 'react-hook-form';
import { useContent } from '../content/contentFor.ts';
import { dashboard } from '../content/dashboard.ts';
import { useAreaProfile } from '../data/areas.ts';
import type { AdValues } from '../forms/properties.ts';
import { useLocale } from '../locale/Locale.tsx';
import { useSay } from '../locale/useSay.ts';

const numberOf = (amount: number | string): number | null => {
  const number = typeof amount === 'number' ? amount : Number.parseFloat(amount);
  return Number.isFinite(number) ? number : null;
};

/** What is asked about the ad that is being written; it can be posted as it is unless something is forbidden. */
export default function AdQuestions() {
  const { control } = useFormContext<AdValues>();
  const values = useWatch({ control }) as AdValues;
  const { questions: words } = useContent('dashboard', dashboard).ad;
  const locale = useLocale();
  const say = useSay();
  const { title, description, property_type: propertyType, purpose, price, area, dimension } = values;
  const { data: profile } = useAreaProfile(area ? String(area.id) : null);
  const median = comparableMedian(profile?.figures ?? [], { purpose, propertyType });
  const size = readDimension(dimension);
  const asked = adQuestions(
    { title, description, propertyType, price: numberOf(price), areaSqft: size.ok ? size.sqft : null, median },
    locale,
  );
  return (
    <Stack spacing={1.5} aria-live="polite">
      {asked.map(({ field, why, isForbidden }) => (
        <Alert key={why.code + field} severity={isForbidden ? 'error' : 'info'}>
          <AlertTitle>{isForbidden ? words.forbidden : words.question}</AlertTitle>
          {say(why)}
        </Alert>
      ))}
    </Stack>
  );
}
