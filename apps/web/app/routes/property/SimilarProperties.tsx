import { typeGroup } from '@karachi-estates/domain/properties/vocabulary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContent } from '../../content/contentFor.ts';
import { properties } from '../../content/properties.ts';
import { useSimilarProperties } from '../../data/properties.ts';
import { PropertyCards } from '../../properties/PropertyCards.tsx';

/** Listings like the one above. Nothing is drawn where there are none: the page is complete without them. */
export function SimilarProperties({ id, type }: { id: number; type: string }) {
  const words = useContent('properties', properties);
  const { data } = useSimilarProperties(id);
  if (!data || data.length === 0) return null;
  return (
    <Stack
      component="section"
      spacing={3}
      aria-labelledby="similar"
      sx={{ paddingBlockStart: 4, displayPrint: 'none' }}
    >
      <Typography variant="h3" component="h2" id="similar">
        {words.detail.similar[typeGroup(type)]}
      </Typography>
      <PropertyCards properties={data} headingLevel={3} />
    </Stack>
  );
}
