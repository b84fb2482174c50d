import { reportListing } from '@karachi-estates/contracts/reports';
import { MOST_REPORT_TEXT, REPORT_REASONS } from '@karachi-estates/domain/reports/reports';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useSearchParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { type TrustContent, trust } from '../../content/trust.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { loadListingOrPast, useListing } from '../../trust/aboutListing.ts';
import { ListingForm } from '../../trust/ListingForm.tsx';

export const loader = loadListingOrPast;
export const clientLoader = () => null;
export const meta = fixedPageMeta('/report-listing');

function whyRefused(code: string, { refused }: TrustContent['report']): string {
  if (code.startsWith('REPORT_TEXT')) return refused.text;
  if (code === 'REPORT_EMAIL_INVALID') return refused.email;
  return code.startsWith('TOO_MANY') ? refused.often : refused.other;
}

/** 'Report this listing': a reason, words and an address where somebody likes to be asked. */
export default function ReportListingRoute() {
  const { report: words } = useContent('trust', trust);
  const [search] = useSearchParams();
  const refused = search.get('refused');
  const receipt = /^R-[2-9A-Z]{4}-[2-9A-Z]{4}$/.exec(search.get('receipt') ?? '')?.[0];
  const { isOver } = useListing(true);
  // Whoever reports a home that is over knows that it is gone.
  const reasons = isOver ? REPORT_REASONS.filter((each) => each !== 'gone') : REPORT_REASONS;
  return (
    <ListingForm
      to={reportListing}
      takesPast
      heading={words.heading}
      text={words.text}
      submit={words.submit}
      refused={refused === null ? undefined : whyRefused(refused, words)}
      sent={
        receipt === undefined ? undefined : { heading: words.sent.heading, text: fill(words.sent.text, { receipt }) }
      }
    >
      <FormControl component="fieldset">
        <FormLabel component="legend">{words.reason}</FormLabel>
        <RadioGroup
          name="reason"
          key={String(isOver)}
          defaultValue={reasons.find((each) => each === search.get('reason')) ?? (isOver ? 'fraud' : 'gone')}
        >
          {reasons.map((each) => (
            <FormControlLabel key={each} value={each} control={<Radio />} label={words.reasons[each]} />
          ))}
        </RadioGroup>
      </FormControl>
      <TextField
        name="text"
        label={words.words}
        defaultValue={search.get('text') ?? ''}
        multiline
        minRows={3}
        // Else it is two rows high until its scripts come, and what is below moves away from under a finger.
        slotProps={{ htmlInput: { rows: 3, maxLength: MOST_REPORT_TEXT, dir: 'auto' } }}
      />
      <TextField
        name="email"
        type="email"
        label={words.email}
        defaultValue={search.get('email') ?? ''}
        autoComplete="email"
      />
    </ListingForm>
  );
}
