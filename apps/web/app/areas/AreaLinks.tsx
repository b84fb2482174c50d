import type { AreaSummary } from '@karachi-estates/contracts/areas';
import { corner, hairline, tabular } from '@karachi-estates/design-system/theme/looks';
import { memoTheme } from '@karachi-estates/design-system/theme/memoTheme';
import { areaPath } from '@karachi-estates/domain/areas/address';
import { areaName } from '@karachi-estates/domain/areas/match';
import { groupThousands } from '@karachi-estates/domain/digits';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { areas as english } from '../content/areas.ts';
import { useContent } from '../content/contentFor.ts';
import { fill, fillCount } from '../content/fill.ts';
import { useLocale } from '../locale/Locale.tsx';

const List = styled('ul')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
    gap: theme.spacing(1.5),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      ...theme.typography.body2,
      ...tabular,
      display: 'grid',
      alignContent: 'start',
      gap: theme.spacing(0.25),
      padding: theme.spacing(2),
      border: hairline(theme),
      borderRadius: corner(theme, 'control'),
      backgroundColor: (theme.vars ?? theme).palette.background.paper,
      color: (theme.vars ?? theme).palette.text.secondary,
    },
    '& a': { ...theme.typography.subtitle1 },
  })),
);

interface AreaLinksProps {
  areas: readonly AreaSummary[];
}

/** Areas that lead to their pages, each with what is asked for its homes and how much is listed. */
export function AreaLinks({ areas }: AreaLinksProps) {
  const words = useContent('areas', english);
  const locale = useLocale();
  return (
    <List>
      {areas.map((area) => (
        <li key={area.id}>
          <Link href={areaPath(area)}>{areaName(area, locale)}</Link>
          {area.sale && <span>{fill(words.toBuy, { price: groupThousands(area.sale.median) })}</span>}
          {area.rent && <span>{fill(words.toRent, { price: groupThousands(area.rent.median) })}</span>}
          <span>{area.listings > 0 ? fillCount(words.listings, area.listings, locale) : words.noListings}</span>
        </li>
      ))}
    </List>
  );
}
