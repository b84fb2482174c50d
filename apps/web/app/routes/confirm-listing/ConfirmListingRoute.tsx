import { answerFreshness } from '@karachi-estates/contracts/freshness';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import { type FreshnessAnswer, isFreshnessAnswer } from '@karachi-estates/domain/freshness/freshness';
import { formatPrice } from '@karachi-estates/domain/properties/price';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { type FreshnessContent, freshness } from '../../content/freshness.ts';
import { freshnessQuestion, useFreshnessQuestion } from '../../data/freshness.ts';
import { linkedLoader, useIsUnknownLink } from '../../data/linkedLoader.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { PlainForm } from '../../searches/PlainForm.tsx';
import { SearchPage } from '../../searches/SearchPage.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

/** A price that was sent before, as it was typed. */
const priceIn = (search: URLSearchParams) => (search.get('price') ?? '').slice(0, 40);

export const loader = linkedLoader((token, search) => freshnessQuestion(token, priceIn(search)));

export const clientLoader = () => null;

export const meta = fixedPageMeta('/confirm-listing');

function whyRefused(code: string, { refused }: FreshnessContent['confirm']): string {
  if (code.startsWith('PRICE_')) return refused.price;
  return code === 'PLAN_LISTINGS_REACHED' ? refused.plan : refused.other;
}

/** The chosen answer first: it is what the link in the mail said. */
const chosenFirst = (answers: readonly FreshnessAnswer[], chosen: string | null): FreshnessAnswer[] =>
  isFreshnessAnswer(chosen) && answers.includes(chosen)
    ? [chosen, ...answers.filter((each) => each !== chosen)]
    : [...answers];

/**
 * What a link of the mail opens: one press answers whether a listing is still to be had, with and without scripts.
 * Programs that open links in mails press no button, so nothing is answered by opening it.
 */
export default function ConfirmListingRoute() {
  const { confirm: words, done } = useContent('freshness', freshness);
  const locale = useLocale();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const isUnknown = useIsUnknownLink();
  const price = priceIn(search);
  const question = useFreshnessQuestion(token, price);
  const { data, error } = question;
  const away = (
    <p>
      <Button href="/my-properties" variant="outlined">
        {words.dashboard}
      </Button>
    </p>
  );
  const code = search.get('done');
  if (code !== null) {
    const said = Object.hasOwn(done, code) ? done[code as keyof typeof done] : '';
    return <SearchPage heading={done.heading} text={said} after={away} />;
  }
  if (!token || isUnknown || (error && error.status >= 400 && error.status < 429))
    return <SearchPage heading={words.invalid.heading} text={words.invalid.text} after={away} />;
  if (error && !data) {
    return (
      <Section room="half">
        <FailedState level={1} reference={question.reference} onRetry={question.retry} />
      </Section>
    );
  }
  if (!data) {
    return (
      <SearchPage heading={words.heading} text={words.loading}>
        <Skeleton variant="rounded" height={240} />
      </SearchPage>
    );
  }
  if (data.answers.length === 0)
    return <SearchPage heading={words.answered.heading} text={words.answered.text} after={away} />;
  const refused = search.get('refused');
  const { price_question: asked } = data;
  return (
    <SearchPage heading={words.heading} text={words.text} after={away}>
      <Stack spacing={3}>
        <div>
          <Typography variant="h4" component="h2" dir="auto" sx={{ textAlign: 'left' }}>
            {data.title}
          </Typography>
          <Typography color="textSecondary">
            <bdi>{formatPrice(data, locale)}</bdi>
          </Typography>
        </div>
        {refused && <Alert severity="error">{whyRefused(refused, words)}</Alert>}
        {data.left && <Alert severity="info">{words.left}</Alert>}
        {data.paused && <Alert severity="info">{words.paused}</Alert>}
        {chosenFirst(data.answers, search.get('answer')).map((answer, place) => (
          <PlainForm
            key={answer}
            to={answerFreshness}
            isCheckedByServer
            hidden={{ token, answer, ...(answer === 'price' && asked && { sure: String(asked.price) }) }}
          >
            {answer === 'price' && asked && (
              <Alert severity="info" role="alert">
                <AlertTitle>{words.ask}</AlertTitle>
                {asked.text}
              </Alert>
            )}
            {answer === 'price' && (
              <TextField
                name="price"
                label={words.price}
                defaultValue={price}
                required
                slotProps={{ htmlInput: { maxLength: 40 } }}
              />
            )}
            <Button
              type="submit"
              variant={place === 0 ? 'contained' : 'outlined'}
              size="large"
              sx={{ alignSelf: 'start' }}
            >
              {answer === 'price' && asked ? words.sure : words.buttons[answer]}
            </Button>
          </PlainForm>
        ))}
      </Stack>
    </SearchPage>
  );
}
