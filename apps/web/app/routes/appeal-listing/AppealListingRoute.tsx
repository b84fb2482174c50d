import { appealListing } from '@karachi-estates/contracts/appeals';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import { MOST_APPEAL_WORDS } from '@karachi-estates/domain/reviews/appeals';
import { REVIEW_REASONS } from '@karachi-estates/domain/reviews/reasons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { type TrustContent, trust } from '../../content/trust.ts';
import { appealableDecision, useAppealableDecision } from '../../data/appeals.ts';
import { linkedLoader, useIsUnknownLink } from '../../data/linkedLoader.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { PlainForm } from '../../searches/PlainForm.tsx';
import { SearchPage } from '../../searches/SearchPage.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

export const loader = linkedLoader(appealableDecision);

export const clientLoader = () => null;

export const meta = fixedPageMeta('/appeal-listing');

function whyRefused(code: string, { refused }: TrustContent['appeal']): string {
  if (code.startsWith('APPEAL_WORDS')) return refused.words;
  return code === 'APPEAL_NOT_POSSIBLE' ? refused.gone : refused.other;
}

/** A seller's word against a decision that keeps their ad from being shown, with and without scripts. */
export default function AppealListingRoute() {
  const { appeal: words, loading } = useContent('trust', trust);
  const locale = useLocale();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const isUnknown = useIsUnknownLink();
  const isDone = search.has('done');
  const { data, error, reference, retry } = useAppealableDecision(isDone ? '' : token);
  const away = (
    <p>
      <Button href="/my-properties" variant="outlined">
        {words.dashboard}
      </Button>
    </p>
  );
  if (isDone) return <SearchPage {...words.done} after={away} />;
  if (!token || isUnknown || (error && error.status >= 400 && error.status < 429))
    return <SearchPage {...words.invalid} after={away} />;
  if (error && !data) {
    return (
      <Section room="half">
        <FailedState level={1} reference={reference} onRetry={retry} />
      </Section>
    );
  }
  if (!data) {
    return (
      <SearchPage heading={words.heading} text={loading}>
        <Skeleton variant="rounded" height={240} />
      </SearchPage>
    );
  }
  if (!data.possible) return <SearchPage {...words.over} after={away} />;
  const refused = search.get('refused');
  return (
    <SearchPage heading={words.heading} text={words.text} after={away}>
      <Stack spacing={3}>
        <div>
          <Typography variant="h4" component="h2" dir="auto" sx={{ textAlign: 'start' }}>
            {data.title}
          </Typography>
          {data.reason && <Typography>{REVIEW_REASONS[data.reason][locale]}</Typography>}
          {data.words && (
            <Typography dir="auto" sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}>
              {data.words}
            </Typography>
          )}
        </div>
        {refused && <Alert severity="error">{whyRefused(refused, words)}</Alert>}
        <PlainForm to={appealListing} hidden={{ token }} isCheckedByServer>
          <TextField
            name="words"
            label={words.words}
            defaultValue={search.get('words') ?? ''}
            required
            multiline
            minRows={4}
            // Else it is two rows high until its scripts come, and what is below moves away from under a finger.
            slotProps={{ htmlInput: { rows: 4, maxLength: MOST_APPEAL_WORDS, dir: 'auto' } }}
          />
          <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'start' }}>
            {words.submit}
          </Button>
        </PlainForm>
      </Stack>
    </SearchPage>
  );
}
