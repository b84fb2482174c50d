import type { SellerHomesQuery, SellerPage } from '@karachi-estates/contracts/sellers';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { SELLER_GONE, SELLER_NOT_FOUND } from '@karachi-estates/domain/accounts/messages';
import { sellerPath } from '@karachi-estates/domain/accounts/sellerPage';
import { parsePropertySegment } from '@karachi-estates/domain/properties/address';
import { isPurpose } from '@karachi-estates/domain/properties/vocabulary';
import { told } from '@karachi-estates/domain/words/sentence';
import PersonOffRounded from '@mui/icons-material/PersonOffRounded';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useLocation,
  useParams,
} from 'react-router-dom';
import { useTitle } from '../../chrome/useTitle.ts';
import { useContent } from '../../content/contentFor.ts';
import { sellers } from '../../content/sellers.ts';
import { isRefusal } from '../../data/call.ts';
import { type Fallback, fallbackOf, nothingRead, valuesOf } from '../../data/reading.ts';
import { seller, sellerHomes, useSeller } from '../../data/sellers.ts';
import { startReading } from '../../data/useApi.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { localePath } from '../../locale/localePath.ts';
import { useSay } from '../../locale/useSay.ts';
import { siteOf, untitled } from '../../seo/pageMeta.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { SellerDetail } from './SellerDetail.tsx';
import { SellerHomes } from './SellerHomes.tsx';
import { sellerMeta, sellerTitle } from './sellerMeta.ts';

const NOT_FOUND = 404;
const GONE = 410;

/** What the server read: the seller, or why there is none. */
type Loaded = { fallback: Fallback; missing?: typeof NOT_FOUND | typeof GONE };

/** Which homes an address asks for; what it cannot mean is left out. */
function queryOf(search: URLSearchParams): SellerHomesQuery {
  const purpose = search.get('purpose');
  const cursor = search.get('cursor');
  return { ...(isPurpose(purpose) ? { purpose } : {}), ...(cursor ? { cursor } : {}) };
}

export async function loader({ params: { segment = '' }, request, context }: LoaderFunctionArgs) {
  const missing = (status: typeof NOT_FOUND | typeof GONE) =>
    data<Loaded>({ fallback: nothingRead, missing: status }, { status });
  const id = parsePropertySegment(segment);
  if (id === undefined) return missing(NOT_FOUND);
  const { pathname, search, searchParams } = new URL(request.url);
  try {
    const fallback = await fallbackOf(context.api, [seller(id), sellerHomes(id, queryOf(searchParams))]);
    const { name } = valuesOf(fallback)[seller(id).key] as SellerPage;
    const path = sellerPath({ id, name });
    // The words of an address are the seller's name; under any others the same page would be there many times.
    if (pathname !== localePath(context.locale, path)) return redirect(path + search, 301);
    return data<Loaded>({ fallback });
  } catch (error) {
    if (!isRefusal(error)) throw error;
    // A cursor of another list, or one that was cut: the first page is what there is.
    if (error.status === 400 && search) return redirect(`/sellers/${encodeURIComponent(segment)}`);
    return missing(error.status === GONE ? GONE : NOT_FOUND);
  }
}

export function clientLoader({ params: { segment }, request }: { params: { segment?: string }; request: Request }) {
  const id = parsePropertySegment(segment);
  if (id !== undefined) startReading([seller(id), sellerHomes(id, queryOf(new URL(request.url).searchParams))]);
  return null;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches, params: { segment } }) => {
  if (!loaderData) return untitled;
  const id = parsePropertySegment(segment);
  const read = id !== undefined ? valuesOf(loaderData.fallback)[seller(id).key] : undefined;
  return sellerMeta(siteOf(matches), read as SellerPage | undefined);
};

const Page = ({ children }: { children: ReactNode }) => (
  <Container sx={{ display: 'grid', gap: 5, py: { xs: 4, md: 6 }, '& > *': { minWidth: 0 } }}>{children}</Container>
);

/** A seller: who they are and what they offer, as far as they agreed to show it. */
export default function SellerRoute() {
  const say = useSay();
  const words = useContent('sellers', sellers);
  const locale = useLocale();
  const { role } = useSession();
  const id = parsePropertySegment(useParams().segment);
  const query = queryOf(new URLSearchParams(useLocation().search));
  const server = useLoaderData() as Loaded | null;
  const { data: shown, error, reference, retry } = useSeller(server?.missing ? undefined : id);
  const isGone = server?.missing === GONE || error?.status === GONE;
  const isMissing = id === undefined || server?.missing || isGone || error?.status === NOT_FOUND;
  useTitle(isMissing ? words.seo.missing : shown && sellerTitle(shown, locale));
  if (isMissing) {
    return (
      <Page>
        <EmptyState
          title={say(isGone ? told({ SELLER_GONE }) : told({ SELLER_NOT_FOUND }))}
          icon={<PersonOffRounded />}
          level={1}
          action={
            role !== 'seller' && (
              <Button href="/properties" variant="outlined">
                {words.homes.browse}
              </Button>
            )
          }
        >
          {isGone ? undefined : words.missing}
        </EmptyState>
      </Page>
    );
  }
  if (!shown) {
    return (
      <Page>
        {error ? (
          <FailedState level={1} title={words.failed.heading} reference={reference} onRetry={retry}>
            {words.failed.text}
          </FailedState>
        ) : (
          <div role="status" aria-label={words.loading}>
            <Skeleton variant="rounded" height="9rem" />
            <Skeleton width="40%" sx={{ mt: 4 }} />
            <Skeleton variant="rounded" height="6rem" sx={{ mt: 2 }} />
          </div>
        )}
      </Page>
    );
  }
  return (
    <Page>
      <SellerDetail seller={shown} />
      <SellerHomes seller={shown} query={query} />
    </Page>
  );
}
