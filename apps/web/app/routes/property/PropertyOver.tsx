import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FactGrid } from '@karachi-estates/design-system/FactGrid';
import { PhotoMosaic } from '@karachi-estates/design-system/PhotoMosaic';
import { fullDate } from '@karachi-estates/domain/day';
import { PROPERTY_GONE, PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import { told } from '@karachi-estates/domain/words/sentence';
import { writtenProps } from '@karachi-estates/domain/words/writtenIn';
import HomeRounded from '@mui/icons-material/HomeRounded';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { propertyPage } from '../../content/propertyPage.ts';
import { usePastProperty } from '../../data/properties.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { useSay } from '../../locale/useSay.ts';
import { factsOf } from '../../properties/facts.tsx';
import { PropertyPart } from './PropertyPart.tsx';
import { PropertyPrices } from './PropertyPrices.tsx';
import { SimilarProperties } from './SimilarProperties.tsx';

interface PropertyOverProps {
  /** undefined where the address names no property at all. */
  id: number | undefined;
  /** What the server knows of it; undefined where the browser has to ask. */
  past: 'ended' | 'gone' | 'none' | undefined;
}

/**
 * What is left of a property that is not listed: that it was sold or rented and what it was, without its seller; that
 * it is gone; or that there is none.
 */
export function PropertyOver({ id, past: known }: PropertyOverProps) {
  const say = useSay();
  const detail = useContent('propertyPage', propertyPage);
  const locale = useLocale();
  const { data: past, error } = usePastProperty(known === 'gone' || known === 'none' ? undefined : id);
  const back = (
    <Button href="/properties" variant="outlined">
      {detail.back}
    </Button>
  );
  if (past) {
    const { title } = past;
    const count = past.images.length;
    const photos = past.images.map((image, index) => ({
      ...image,
      alt: fill(detail.gallery.picture, { title, position: index + 1, count }),
    }));
    return (
      <Stack spacing={4}>
        <Stack component="header" spacing={1}>
          <Typography variant="h2" component="h1" {...writtenProps(past.title)} sx={{ alignSelf: 'start' }}>
            {past.title}
          </Typography>
          <Typography variant="h4" component="p">
            {fill(detail.over[past.status], { date: fullDate(past.ended_at, locale) })}
          </Typography>
          <Typography color="textSecondary">{detail.over.text}</Typography>
        </Stack>
        {photos.length > 0 && <PhotoMosaic photos={photos} title={past.title} propertyType={past.property_type} />}
        <PropertyPart id="facts" title={detail.facts.heading}>
          {/* It is for sale no more. */}
          <FactGrid facts={factsOf(past, locale).filter(({ label }) => label !== detail.facts.purpose)} />
        </PropertyPart>
        <PropertyPrices property={past} />
        <p>
          <Link href={`/report-listing?id=${past.property_id}`} underline="always" color="textSecondary">
            {detail.contact.report}
          </Link>
        </p>
        <SimilarProperties id={past.property_id} />
      </Stack>
    );
  }
  const wasThere = known === 'gone' || error?.status === 410;
  return (
    <Stack spacing={4}>
      <EmptyState
        title={say(wasThere ? told({ PROPERTY_GONE }) : told({ PROPERTY_NOT_FOUND }))}
        icon={<HomeRounded />}
        level={1}
        action={back}
      >
        {wasThere && detail.over.gone}
      </EmptyState>
      {wasThere && id !== undefined && <SimilarProperties id={id} />}
    </Stack>
  );
}
