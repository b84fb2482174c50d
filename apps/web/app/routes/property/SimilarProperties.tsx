import { typeGroup } from '@karachi-estates/domain/properties/vocabulary';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContent } from '../../content/contentFor.ts';
import { propertyPage } from '../../content/propertyPage.ts';
import { useSimilarProperties } from '../../data/properties.ts';
import { PropertyCards } from '../../properties/PropertyCards.tsx';

/** Listings like the one above. Nothing is drawn where there are none: the page is complete without them. */
export function SimilarProperties({ id }: { id: number }) {
  const words = useContent('propertyPage', propertyPage);
  const { data } = useSimilarProperties(id);
  // They are of the same group as the listing: homes for a home, plots for a plot.
  const [first] = data ?? [];
  if (!data || !first) return null;
  return (
    <Stack
      component="section"
      spacing={3}
      aria-labelledby="similar"
      sx={{ paddingBlockStart: 4, displayPrint: 'none' }}
    >
      <Typography variant="h3" component="h2" id="similar">
        {words.similar[typeGroup(first.property_type)]}
      </Typography>
      <PropertyCards properties={data} headingLevel={3} />
    </Stack>
  );
}
