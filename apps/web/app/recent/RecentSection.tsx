import { Picture } from '@karachi-estates/design-system/Picture';
import { Section } from '@karachi-estates/design-system/Section';
import { corner, focusRing, hairline, sunken } from '@karachi-estates/design-system/theme/looks';
import { takeFocus } from '@karachi-estates/design-system/theme/takeFocus';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import { formatOfferShort } from '@karachi-estates/domain/properties/shortOffer';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useContent } from '../content/contentFor.ts';
import { fill } from '../content/fill.ts';
import { recent } from '../content/recent.ts';
import { forgetSeen } from '../data/seen.ts';
import { useLocale } from '../locale/Locale.tsx';
import { useRecent } from './useRecent.ts';

const PICTURE_SIZES = '6rem';

/** Empties the list; the page takes the focus of the button that goes with it. */
function forget() {
  forgetSeen();
  takeFocus(document.getElementById('content'));
}

/** On the home page: the homes that were seen last on this device, and the last search. */
export default function RecentSection() {
  const words = useContent('recent', recent);
  const locale = useLocale();
  const { homes, search, kept, isLoading } = useRecent();
  const isEmpty = homes.length === 0 && !search;

  // Nothing of it is left, so its place is given up.
  useEffect(() => {
    if (isEmpty && !isLoading) delete document.documentElement.dataset.recent;
  }, [isEmpty, isLoading]);

  if (isEmpty) return null;
  return (
    <Section labelledBy="recent-heading" room="half">
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography id="recent-heading" variant="h3" component="h2">
          {words.heading}
        </Typography>
        <Button variant="text" size="small" sx={{ minHeight: '2.75rem' }} onClick={forget}>
          {words.forget}
        </Button>
      </Stack>
      {(search || kept > 0) && (
        <Stack direction="row" sx={{ columnGap: 3, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
          {search && (
            <Typography noWrap>
              {words.search}{' '}
              <Link href={search.href} underline="always">
                <bdi>{search.name}</bdi>
              </Link>
            </Typography>
          )}
          {kept > 0 && (
            <Link href="/saved-searches" underline="always" sx={{ flex: 'none' }}>
              {fill(words.searches, { count: kept })}
            </Link>
          )}
        </Stack>
      )}
      {homes.length > 0 && (
        <Box
          component="ul"
          aria-labelledby="recent-heading"
          sx={{ display: 'flex', gap: 2, m: 0, p: 0.5, overflowX: 'auto', listStyle: 'none' }}
        >
          {homes.map((home) => (
            <Box
              key={home.property_id}
              component="li"
              sx={(theme) => ({
                position: 'relative',
                display: 'grid',
                gridTemplateColumns: '6rem minmax(0, 1fr)',
                gap: 1.5,
                alignItems: 'center',
                flex: 'none',
                width: '17rem',
                height: '5.5rem',
                overflow: 'hidden',
                border: hairline(theme),
                borderRadius: corner(theme, 'control'),
                backgroundColor: 'background.paper',
                '&:focus-within': focusRing(theme),
              })}
            >
              <Box sx={{ height: '100%', backgroundColor: (theme) => sunken(theme) }}>
                {home.images[0] && <Picture picture={home.images[0]} alt="" sizes={PICTURE_SIZES} ratio="fill" />}
              </Box>
              <Box sx={{ minWidth: 0, paddingInlineEnd: 1 }}>
                <Typography component="bdi" variant="subtitle2" sx={{ display: 'block' }}>
                  {formatOfferShort(home, locale)}
                </Typography>
                <Link
                  href={propertyPath(home)}
                  variant="body2"
                  noWrap
                  dir="auto"
                  sx={{
                    display: 'block',
                    textAlign: 'start',
                    '&::after': { content: '""', position: 'absolute', inset: 0 },
                  }}
                >
                  {home.title}
                </Link>
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Section>
  );
}
