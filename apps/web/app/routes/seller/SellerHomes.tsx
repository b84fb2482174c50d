import type { SellerHomesQuery, SellerPage } from '@karachi-estates/contracts/sellers';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { sellerPath } from '@karachi-estates/domain/accounts/sellerPage';
import { myPropertyPath } from '@karachi-estates/domain/properties/address';
import HomeRounded from '@mui/icons-material/HomeRounded';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { sellers } from '../../content/sellers.ts';
import { useSellerHomes } from '../../data/sellers.ts';
import { useSiteSettings } from '../../data/settings.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { PropertyCards } from '../../properties/PropertyCards.tsx';
import { itemList } from '../../seo/itemList.ts';
import { JsonLd } from '../../seo/JsonLd.tsx';
import { useSession } from '../../session/SessionProvider.tsx';

const SKELETONS = 8;

const toOwn = ({ property_id }: { property_id: number }) => myPropertyPath(property_id);

interface SellerHomesProps {
  seller: SellerPage;
  query: SellerHomesQuery;
}

/** The active listings of a seller, page by page; every page and choice is an address. */
export function SellerHomes({ seller, query }: SellerHomesProps) {
  const { homes: words } = useContent('sellers', sellers);
  const locale = useLocale();
  const { user, role } = useSession();
  const origin = useSiteSettings().data?.siteUrl ?? '';
  const { data, error, reference, retry } = useSellerHomes(seller.seller_id, query);
  const own = sellerPath({ id: seller.seller_id, name: seller.name });
  const addressOf = (asked: SellerHomesQuery) => {
    const search = new URLSearchParams(Object.entries(asked).filter(([, value]) => value)).toString();
    return search ? `${own}?${search}` : own;
  };
  const { purpose = '' } = query;
  const choices = [
    { value: '', label: words.all },
    { value: 'sale', label: words.sale },
    { value: 'rent', label: words.rent },
  ] as const;
  const hasBoth = seller.for_sale > 0 && seller.for_rent > 0;

  return (
    <Stack component="section" spacing={3} aria-labelledby="homes">
      <Typography id="homes" variant="h3" component="h2">
        {fill(words.heading, { name: seller.name })}
      </Typography>
      {(hasBoth || purpose !== '') && (
        <Stack component="nav" direction="row" aria-label={words.choice} sx={{ flexWrap: 'wrap', gap: 1 }}>
          {choices.map(({ value, label }) => (
            <Button
              key={value}
              href={addressOf({ purpose: value })}
              variant={value === purpose ? 'contained' : 'outlined'}
              aria-current={value === purpose ? 'page' : undefined}
            >
              {label}
            </Button>
          ))}
        </Stack>
      )}
      {error ? (
        <FailedState title={words.failed.heading} reference={reference} onRetry={retry}>
          {words.failed.text}
        </FailedState>
      ) : data?.items.length === 0 ? (
        <EmptyState
          title={words.empty.heading}
          icon={<HomeRounded />}
          level={3}
          action={
            role !== 'seller' && (
              <Button href="/properties" variant="outlined">
                {words.browse}
              </Button>
            )
          }
        >
          {words.empty.text}
        </EmptyState>
      ) : (
        <>
          {data && <JsonLd data={itemList({ origin, locale }, data.items)} />}
          <PropertyCards
            properties={data?.items ?? []}
            hrefOf={user?.id === seller.seller_id ? toOwn : undefined}
            loadingCount={data ? 0 : SKELETONS}
            headingLevel={3}
          />
        </>
      )}
      {(query.cursor || data?.next) && !error && (
        <Stack
          component="nav"
          direction="row"
          aria-label={words.paging}
          sx={{ flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'center' }}
        >
          {query.cursor && (
            <Link href={addressOf({ purpose })} underline="always">
              {words.first}
            </Link>
          )}
          {data?.next && (
            <Button href={addressOf({ purpose, cursor: data.next })} rel="next" variant="outlined" size="large">
              {words.next}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}
