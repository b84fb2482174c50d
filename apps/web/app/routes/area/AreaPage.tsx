import { type AreaProfile, downloadAreaStatistics } from '@karachi-estates/contracts/areas';
import { pathOf } from '@karachi-estates/contracts/endpoint';
import { AreaMap } from '@karachi-estates/design-system/AreaMap';
import { AreaPrices } from '@karachi-estates/design-system/AreaPrices';
import { PriceCourse } from '@karachi-estates/design-system/PriceCourse';
import { areaPath } from '@karachi-estates/domain/areas/address';
import { areaName, cityName } from '@karachi-estates/domain/areas/match';
import { STATISTICS_LICENCE } from '@karachi-estates/domain/areas/statistics';
import { PURPOSES } from '@karachi-estates/domain/properties/vocabulary';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AreaLinks } from '../../areas/AreaLinks.tsx';
import { beside, besideMap, Part } from '../../areas/AreaParts.tsx';
import { AskedNote } from '../../areas/AskedNote.tsx';
import { NewestInArea } from '../../areas/NewestInArea.tsx';
import { PartLinks } from '../../areas/PartLinks.tsx';
import { areas } from '../../content/areas.ts';
import { useContent } from '../../content/contentFor.ts';
import { fill, fillCount } from '../../content/fill.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { localePath } from '../../locale/localePath.ts';

/** Everything about one area. */
export function AreaPage({ area }: { area: AreaProfile }) {
  const words = useContent('areas', areas);
  const locale = useLocale();
  const { home, trail, heading, lead, map, figures, course, neighbours, licence } = words.area;
  const name = areaName(area, locale);
  const listings = area.listings > 0 ? fillCount(words.listings, area.listings, locale) : words.noListings;
  const ofPurpose = PURPOSES.map((purpose) => ({
    purpose,
    figures: area.figures.filter((each) => each.purpose === purpose),
    months: area.months.filter((each) => each.purpose === purpose),
  }));
  const priced = ofPurpose.filter((each) => each.figures.length > 0);
  const charted = ofPurpose.filter(({ months }) => months.length > 0);
  // A home that is left out of its type is mostly left out of all homes too.
  const leftOut = Math.max(0, ...area.figures.map((each) => each.left_out));
  return (
    <Stack component="article" spacing={5} sx={{ '& > *': { minWidth: 0 } }}>
      <Stack component="header" spacing={2}>
        <Breadcrumbs aria-label={trail}>
          <Link href="/">{home}</Link>
          <Link href="/areas">{words.heading}</Link>
          <Typography variant="body2" color="textPrimary" aria-current="page">
            {name}
          </Typography>
        </Breadcrumbs>
        <Typography variant="h2" component="h1">
          {fill(heading, { area: name, city: cityName(area.city, locale) })}
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: '44rem' }}>
          {fill(lead, { listings })}
        </Typography>
      </Stack>
      <Box sx={besideMap}>
        {area.latitude !== null && (
          <AreaMap
            sx={{ order: { lg: 1 } }}
            src={localePath(locale, `${areaPath(area)}/map.svg`)}
            alt={fill(map.alt, { area: name })}
            href={`/properties?view=map&area=${area.id}`}
          >
            {area.listings > 0 ? fillCount(map.link, area.listings, locale) : map.none}
          </AreaMap>
        )}
        <Stack spacing={5} sx={{ minWidth: 0 }}>
          <Part id="prices" title={figures.heading}>
            {priced.length === 0 ? (
              <Typography>{figures.none}</Typography>
            ) : (
              <>
                <AskedNote />
                {priced.map((each) => (
                  <AreaPrices key={each.purpose} caption={figures[each.purpose]} figures={each.figures} />
                ))}
                <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '44rem' }}>
                  {figures.counted}
                  {leftOut > 0 && ` ${fillCount(figures.leftOut, leftOut, locale)}`}
                </Typography>
              </>
            )}
          </Part>
          {charted.length > 0 && (
            <Part id="course" title={course.heading}>
              <Box sx={beside}>
                {charted.map(({ purpose, months }) => (
                  <PriceCourse key={purpose} caption={course[purpose]} months={months} />
                ))}
              </Box>
              <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '44rem' }}>
                {fill(licence.text, { licence: STATISTICS_LICENCE })}
              </Typography>
              <Button
                href={pathOf(downloadAreaStatistics, { params: { area: area.slug } })}
                download
                variant="outlined"
                startIcon={<DownloadRounded />}
                sx={{ alignSelf: 'start' }}
              >
                {licence.download}
              </Button>
            </Part>
          )}
        </Stack>
      </Box>
      {area.parts.length > 0 && (
        <Part id="parts" title={words.area.parts}>
          <PartLinks area={area} parts={area.parts} />
        </Part>
      )}
      <NewestInArea
        query={{ area: area.slug }}
        href={`/properties?area=${area.id}`}
        all={fill(words.area.newest.all, { area: name })}
      />
      {area.neighbours.length > 0 && (
        <Part id="around" title={neighbours}>
          <AreaLinks areas={area.neighbours} />
        </Part>
      )}
    </Stack>
  );
}
