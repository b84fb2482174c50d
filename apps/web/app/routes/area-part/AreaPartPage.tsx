import type { AreaPartProfile } from '@karachi-estates/contracts/areas';
import { AreaPrices } from '@karachi-estates/design-system/AreaPrices';
import { areaPath } from '@karachi-estates/domain/areas/address';
import { areaName, cityName, partName } from '@karachi-estates/domain/areas/match';
import { PURPOSES } from '@karachi-estates/domain/properties/vocabulary';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { beside, Part } from '../../areas/AreaParts.tsx';
import { AskedNote } from '../../areas/AskedNote.tsx';
import { NewestInArea } from '../../areas/NewestInArea.tsx';
import { PartLinks } from '../../areas/PartLinks.tsx';
import { areas } from '../../content/areas.ts';
import { useContent } from '../../content/contentFor.ts';
import { fill, fillCount } from '../../content/fill.ts';
import { useLocale } from '../../locale/Locale.tsx';

/** Everything about one phase, block or sector. */
export function AreaPartPage({ part }: { part: AreaPartProfile }) {
  const words = useContent('areas', areas);
  const locale = useLocale();
  const { home, trail, figures } = words.area;
  const { of, lead, none, others } = words.part;
  const name = partName(part, locale);
  const inArea = fill(of, { part: name, area: areaName(part.area, locale) });
  const listings = part.listings > 0 ? fillCount(words.listings, part.listings, locale) : words.noListings;
  const priced = PURPOSES.map((purpose) => ({
    purpose,
    figures: part.figures.filter((each) => each.purpose === purpose),
  })).filter((each) => each.figures.length > 0);
  return (
    <Stack component="article" spacing={5} sx={{ '& > *': { minWidth: 0 } }}>
      <Stack component="header" spacing={2}>
        <Breadcrumbs aria-label={trail}>
          <Link href="/">{home}</Link>
          <Link href="/areas">{words.heading}</Link>
          <Link href={areaPath(part.area)}>{areaName(part.area, locale)}</Link>
          <Typography variant="body2" color="textPrimary" aria-current="page">
            {name}
          </Typography>
        </Breadcrumbs>
        <Typography variant="h2" component="h1">
          {fill(words.area.heading, { area: inArea, city: cityName(part.city, locale) })}
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '44rem' }}>
          {fill(lead, { listings })}
        </Typography>
      </Stack>
      <Part id="prices" title={figures.heading}>
        {priced.length === 0 ? (
          <Typography>{none}</Typography>
        ) : (
          <>
            <AskedNote />
            <Box sx={beside}>
              {priced.map((each) => (
                <AreaPrices key={each.purpose} caption={figures[each.purpose]} figures={each.figures} />
              ))}
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '44rem' }}>
              {figures.counted}
            </Typography>
          </>
        )}
      </Part>
      <NewestInArea
        query={{ area: String(part.area.id), part: String(part.id) }}
        href={`/properties?area=${part.area.id}&part=${part.id}`}
        all={fill(words.area.newest.all, { area: inArea })}
      />
      {part.siblings.length > 0 && (
        <Part id="others" title={fill(others, { area: areaName(part.area, locale) })}>
          <PartLinks area={part.area} parts={part.siblings} />
        </Part>
      )}
    </Stack>
  );
}
