import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { fullDate } from '@karachi-estates/domain/day';
import { formatPriceShort } from '@karachi-estates/domain/properties/price';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { leadThread as content } from '../../content/leadThread.ts';
import { leadThread, useLeadThread } from '../../data/leads.ts';
import { linkedLoader, useIsUnknownLink } from '../../data/linkedLoader.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { SentHome } from './SentHome.tsx';

export const loader = linkedLoader(leadThread);

export const clientLoader = () => null;

export const meta = fixedPageMeta('/find-my-home/request');

/**
 * A Find My Home request for who asked, behind the secret link of their mail: where it stands, yes or no to each home.
 */
export default function RequestRoute() {
  const words = useContent('leadThread', content);
  const locale = useLocale();
  const [search] = useSearchParams();
  const isUnknown = useIsUnknownLink();
  const token = search.get('token') ?? '';
  const { data, error, reference, retry } = useLeadThread(token);

  if (!token || isUnknown || (error && error.status >= 400 && error.status < 429)) {
    return (
      <Container sx={{ py: { xs: 6, md: 8 } }}>
        <EmptyState
          title={words.invalid.heading}
          level={1}
          action={
            <Button href="/find-my-home" variant="outlined">
              {words.again}
            </Button>
          }
        >
          {words.invalid.text}
        </EmptyState>
      </Container>
    );
  }
  if (!data) {
    return (
      <Container sx={{ py: { xs: 6, md: 8 } }}>
        {error ? (
          <FailedState level={1} reference={reference} onRetry={retry} />
        ) : (
          <div role="status" aria-label={words.loading}>
            <Skeleton variant="rounded" height={320} />
          </div>
        )}
      </Container>
    );
  }
  const stage = words.stages[data.stage];
  return (
    <Container sx={{ display: 'grid', gap: 4, pt: 4, pb: 8, '& > *': { minWidth: 0 } }}>
      <Stack spacing={1}>
        <Typography variant="h2" component="h1">
          {words.heading}
        </Typography>
        <Typography color="textSecondary">
          {fill(words.wish, {
            type: propertyTypeLabel(data.property_type, locale),
            area: data.area,
            bedrooms: data.bedrooms,
            budget: formatPriceShort(data.budget, locale),
            date: fullDate(data.received_at, locale),
          })}
        </Typography>
      </Stack>
      {search.has('done') && (
        <Alert severity="success" role="status">
          {words.done}
        </Alert>
      )}
      {search.has('refused') && <Alert severity="error">{words.refused}</Alert>}
      <Alert severity="info" variant="outlined">
        <AlertTitle>{stage.heading}</AlertTitle>
        {stage.text}
      </Alert>
      <Stack component="section" spacing={3} aria-labelledby="sent-homes">
        <Typography id="sent-homes" variant="h3" component="h2">
          {words.homes.heading}
        </Typography>
        {!data.open && data.homes.length > 0 && <Typography>{words.over}</Typography>}
        {data.homes.length === 0 ? (
          <Typography>{words.homes.none}</Typography>
        ) : (
          <Stack component="ol" spacing={5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {data.homes.map((sent) => (
              <SentHome key={sent.property_id} sent={sent} token={token} isOpen={data.open} />
            ))}
          </Stack>
        )}
      </Stack>
    </Container>
  );
}
