import Typography from '@mui/material/Typography';
import { useContent } from '../../content/contentFor.ts';
import { units } from '../../content/units.ts';
import { useProjects } from '../../data/projects.ts';
import { useResale } from '../../data/resale.ts';
import { PagePart } from '../../projects/PagePart.tsx';
import { BrowseLink } from '../../properties/BrowseLink.tsx';
import { PropertyCards } from '../../properties/PropertyCards.tsx';

interface ResaleUnitsProps {
  slug: string;
}

/** Units of the project that their owners sell on the marketplace; nothing where there are none. */
export function ResaleUnits({ slug }: ResaleUnitsProps) {
  const { resale } = useContent('units', units).page;
  const area = useProjects().data?.find((each) => each.slug === slug)?.area;
  const { data } = useResale(slug);
  if (!data || data.length === 0) return null;
  return (
    <PagePart id="resale" title={resale.heading}>
      <Typography color="textSecondary">{resale.text}</Typography>
      <PropertyCards properties={data} headingLevel={3} />
      {area && (
        <BrowseLink query={String(new URLSearchParams({ area, purpose: 'sale' }))} sx={{ alignSelf: 'start' }}>
          {resale.all}
        </BrowseLink>
      )}
    </PagePart>
  );
}
