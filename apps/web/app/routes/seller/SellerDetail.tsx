import type { SellerPage } from '@karachi-estates/contracts/sellers';
import { FactGrid } from '@karachi-estates/design-system/FactGrid';
import { SellerCard } from '@karachi-estates/design-system/SellerCard';
import { areaName } from '@karachi-estates/domain/areas/match';
import { fullDate } from '@karachi-estates/domain/day';
import MarkEmailReadRounded from '@mui/icons-material/MarkEmailReadRounded';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { sellers } from '../../content/sellers.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { SellerMarks } from '../../marks/SellerMarks.tsx';
import { useSession } from '../../session/SessionProvider.tsx';

/** The API counts so far; one more stands for all above. */
const MOST_COUNTED = 1_000;

/** Who a seller is, what they have sold, and where they work. */
export function SellerDetail({ seller }: { seller: SellerPage }) {
  const locale = useLocale();
  const words = useContent('sellers', sellers);
  const { figures } = words;
  const isSeller = useSession().role === 'seller';
  const told = (count: number) => (count > MOST_COUNTED ? figures.many : count.toLocaleString('en'));
  return (
    <>
      <SellerCard
        name={seller.name}
        image={seller.image}
        email={seller.email ?? undefined}
        address={seller.address ?? undefined}
        headingLevel={1}
      >
        <Typography color="textSecondary">{fill(words.since, { date: fullDate(seller.since, locale) })}</Typography>
        {seller.email_confirmed && (
          <Chip size="small" icon={<MarkEmailReadRounded />} label={words.emailConfirmed} sx={{ mt: 1 }} />
        )}
        {seller.marks.length > 0 && <SellerMarks marks={seller.marks} />}
      </SellerCard>
      <Stack component="section" spacing={2} aria-labelledby="figures">
        <Typography id="figures" variant="h3" component="h2">
          {figures.heading}
        </Typography>
        <FactGrid
          facts={[
            { label: figures.forSale, value: told(seller.for_sale) },
            { label: figures.forRent, value: told(seller.for_rent) },
            { label: figures.sold, value: told(seller.sold) },
            { label: figures.rented, value: told(seller.rented) },
          ]}
        />
      </Stack>
      {seller.areas.length > 0 && (
        <Stack component="section" spacing={2} aria-labelledby="areas">
          <Typography id="areas" variant="h3" component="h2">
            {words.areas}
          </Typography>
          <Stack
            component="ul"
            direction="row"
            sx={{ flexWrap: 'wrap', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}
          >
            {seller.areas.map(({ area_id, area, area_name_ur, listings }) => (
              <li key={area_id}>
                <Chip
                  {...(!isSeller && { component: 'a', href: `/properties?area=${area_id}`, clickable: true })}
                  variant="outlined"
                  label={`${areaName({ area_name: area, area_name_ur }, locale)} (${listings.toLocaleString('en')})`}
                />
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </>
  );
}
