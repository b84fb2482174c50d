import { CompareTable } from '@karachi-estates/design-system/CompareTable';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { comparePath, differingRows, readComparedIds } from '@karachi-estates/domain/properties/comparison';
import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router-dom';
import { compare } from '../../content/compare.ts';
import { useContent } from '../../content/contentFor.ts';
import { fillCount } from '../../content/fill.ts';
import { isRefusal } from '../../data/call.ts';
import { choose, comparison, useChosen, useComparison } from '../../data/compared.ts';
import { type Fallback, fallbackOf, nothingRead } from '../../data/reading.ts';
import { startReading } from '../../data/useApi.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

/** What the server read, or that it knows none of the properties: a page without scripts cannot ask itself. */
interface Loaded {
  fallback: Fallback;
  isUnknown?: boolean;
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('ids');
  const ids = readComparedIds(asked);
  if (ids.length === 0) return data<Loaded>({ fallback: nothingRead }, { status: asked ? 404 : 200 });
  try {
    return data<Loaded>({ fallback: await fallbackOf(context.api, [comparison(ids)]) });
  } catch (error) {
    // That none of them is known is said by the page.
    if (!isRefusal(error)) throw error;
    return data<Loaded>({ fallback: nothingRead, isUnknown: true }, { status: 404 });
  }
}

export function clientLoader({ request }: { request: Request }) {
  const ids = readComparedIds(new URL(request.url).searchParams.get('ids'));
  if (ids.length > 0) startReading([comparison(ids)]);
  return null;
}

export const meta = fixedPageMeta('/compare');

/** Properties side by side, as the address names them. */
export default function CompareRoute() {
  const words = useContent('compare', compare);
  const locale = useLocale();
  const [search] = useSearchParams();
  const server = useLoaderData() as Loaded | null;
  const asked = search.get('ids');
  const ids = readComparedIds(asked);
  const onlyDifferences = search.has('only');
  const { data: homes, error, reference, retry } = useComparison(ids);
  const isRefused = server?.isUnknown || (error !== undefined && error.status >= 400 && error.status < 429);
  const isUnknown = ids.length > 0 ? isRefused : Boolean(asked);

  if (ids.length === 0 || isUnknown) {
    return (
      <Container sx={{ py: { xs: 6, md: 8 } }}>
        <NothingChosen isUnknown={isUnknown} />
      </Container>
    );
  }
  const there = (homes ?? []).flatMap(({ home }) => home ?? []);
  const isAlike = onlyDifferences && there.length > 1 && differingRows(there).size === 0;
  return (
    <Container sx={{ display: 'grid', gap: 3, pt: 4, pb: 8, '& > *': { minWidth: 0 }, '@media print': { py: 0 } }}>
      <Stack spacing={1}>
        <Typography variant="h2" component="h1">
          {words.heading}
        </Typography>
        <Typography color="textSecondary">{words.lead}</Typography>
      </Stack>
      {homes ? (
        <>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, displayPrint: 'none' }}>
            {there.length > 1 && (
              <Button href={comparePath(ids, !onlyDifferences)} variant="outlined">
                {onlyDifferences ? words.allRows : words.onlyDifferences}
              </Button>
            )}
          </Stack>
          {isAlike && <p role="status">{words.alike}</p>}
          <CompareTable
            caption={fillCount(words.caption, homes.length, locale)}
            homes={homes}
            onlyDifferences={onlyDifferences}
            removeHrefOf={(id) =>
              comparePath(
                ids.filter((each) => each !== id),
                onlyDifferences,
              )
            }
            onRemove={(id) => choose(id, false)}
          />
        </>
      ) : error ? (
        <FailedState title={words.failed.heading} reference={reference} onRetry={retry}>
          {words.failed.text}
        </FailedState>
      ) : (
        <div role="status" aria-label={words.loading}>
          <Skeleton variant="rounded" height={480} />
        </div>
      )}
    </Container>
  );
}

/** What to do where the address names nothing that could be compared. */
function NothingChosen({ isUnknown }: { isUnknown: boolean }) {
  const words = useContent('compare', compare);
  const { heading, text } = isUnknown ? words.wrong : words.empty;
  const locale = useLocale();
  const chosen = useChosen();
  return (
    <EmptyState
      title={heading}
      level={1}
      icon={<CompareArrowsRounded />}
      action={
        <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
          {chosen.length > 1 && (
            <Button href={comparePath(chosen)} variant="contained">
              {`${words.chosen.open}: ${fillCount(words.chosen.count, chosen.length, locale)}`}
            </Button>
          )}
          <Button href="/favourites" variant="outlined">
            {words.empty.favourites}
          </Button>
          <Button href="/properties" variant="outlined">
            {words.empty.browse}
          </Button>
        </Stack>
      }
    >
      {text}
    </EmptyState>
  );
}
