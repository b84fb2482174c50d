import type { AreaProfile } from '@karachi-estates/contracts/areas';
import { areaName } from '@karachi-estates/domain/areas/match';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { areas } from '../../content/areas.ts';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { useNewestInArea } from '../../data/properties.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { PropertyCards } from '../../properties/PropertyCards.tsx';

/** The newest listings of an area, and the way to all of them. Where they cannot be read, the way is left. */
export function NewestInArea({ area }: { area: AreaProfile }) {
  const words = useContent('areas', areas).area.newest;
  const locale = useLocale();
  const { data, isLoading } = useNewestInArea(area.slug);
  return (
    <Stack component="section" spacing={3} aria-labelledby="newest">
      <Typography variant="h3" component="h2" id="newest">
        {words.heading}
      </Typography>
      {data?.items.length === 0 ? (
        <Typography>{words.none}</Typography>
      ) : (
        <PropertyCards properties={data?.items ?? []} loadingCount={isLoading && !data ? 4 : 0} headingLevel={3} />
      )}
      {data?.items.length !== 0 && (
        <Button href={`/properties?area=${area.id}`} variant="outlined" sx={{ alignSelf: 'start' }}>
          {fill(words.all, { area: areaName(area, locale) })}
        </Button>
      )}
    </Stack>
  );
}
