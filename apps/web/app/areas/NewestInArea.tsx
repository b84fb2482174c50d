import type { PropertyQuery } from '@karachi-estates/contracts/propertyLists';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { areas } from '../content/areas.ts';
import { useContent } from '../content/contentFor.ts';
import { useNewestInArea } from '../data/properties.ts';
import { PropertyCards } from '../properties/PropertyCards.tsx';

interface NewestInAreaProps {
  /** An area, or a part of one. */
  query: Pick<PropertyQuery, 'area' | 'part'>;
  /** The list of all of them, and what the link to it says. */
  href: string;
  all: string;
}

/**
 * The newest listings of an area or of its part, and the way to all of them. Where they cannot be read, the way is
 * left.
 */
export function NewestInArea({ query, href, all }: NewestInAreaProps) {
  const words = useContent('areas', areas).area.newest;
  const { data, isLoading } = useNewestInArea(query);
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
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          <Button href={href} variant="outlined">
            {all}
          </Button>
          <Button href={`${href}&view=map`}>{words.onMap}</Button>
        </Stack>
      )}
    </Stack>
  );
}
