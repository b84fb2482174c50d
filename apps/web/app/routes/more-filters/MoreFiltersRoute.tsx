import { MoreFilters } from '@karachi-estates/design-system/MoreFilters';
import { partName } from '@karachi-estates/domain/areas/match';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type LoaderFunctionArgs, useHref, useLocation, useNavigate } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { moreFilters } from '../../content/moreFilters.ts';
import { areaParts, useAreaParts } from '../../data/areas.ts';
import { fallbackOf, nothingRead } from '../../data/reading.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { countChosen } from '../../properties/countChosen.ts';
import { readFilters, searchPath } from '../../properties/filters.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

export const meta = fixedPageMeta('/properties/filters');

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { area } = readFilters(new URL(request.url).searchParams);
  if (!area) return { fallback: nothingRead };
  // Without the parts the form is still whole.
  return { fallback: await fallbackOf(context.api, [areaParts(area)]).catch(() => nothingRead) };
}

export function clientLoader() {
  return null;
}

/** More filters for a search, as a page of its own: where no script opens their sheet over the list. */
export default function MoreFiltersRoute() {
  const words = useContent('moreFilters', moreFilters);
  const { search } = useLocation();
  const navigate = useNavigate();
  const action = useHref('/properties');
  const locale = useLocale();
  const query = readFilters(new URLSearchParams(search));
  const parts = useAreaParts(query.area ?? null).data;
  return (
    <Container maxWidth="sm" sx={{ py: 4 }}>
      <Typography variant="h2" component="h1" gutterBottom>
        {words.heading}
      </Typography>
      <Typography color="textSecondary">{words.lead}</Typography>
      <Typography sx={{ my: 2 }}>
        <Link href={searchPath(query)} underline="always">
          {words.back}
        </Link>
      </Typography>
      <MoreFilters
        // Another search begins the form anew.
        key={search}
        query={query}
        parts={parts?.map((part) => ({ id: part.id, name: partName(part, locale) }))}
        action={action}
        countFound={countChosen}
        onApply={(chosen) => void navigate(searchPath(chosen))}
        sx={{ mx: -2 }}
      />
    </Container>
  );
}
