import { propertyPath } from '@karachi-estates/domain/properties/address';
import { formatOfferShort } from '@karachi-estates/domain/properties/shortOffer';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useContent } from '../content/contentFor.ts';
import { fill } from '../content/fill.ts';
import { recent } from '../content/recent.ts';
import { useLocale } from '../locale/Locale.tsx';
import { useRecent } from './useRecent.ts';

/** A box on a phone has room for no more above its keyboard. */
const SHOWN = 4;

/**
 * Below an empty search box: the last search, the way to those that are kept here, and the homes that were seen last.
 */
export default function RecentPanel({ onChosen }: { onChosen: () => void }) {
  const words = useContent('recent', recent);
  const locale = useLocale();
  const { homes, search, kept } = useRecent();
  if (homes.length === 0 && !search && kept === 0) return null;
  const row = { display: 'flex', alignItems: 'center', minHeight: '2.75rem', gap: 1 } as const;
  return (
    <Paper
      component="nav"
      aria-label={words.panel}
      elevation={8}
      // What is pressed here must not take the focus from the box before the link is followed.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChosen}
      sx={{ position: 'absolute', insetInline: 0, insetBlockStart: '100%', zIndex: 'modal', mt: 1, px: 2, py: 1 }}
    >
      {search && (
        <Link href={search.href} color="textPrimary" sx={row}>
          <Typography component="span" variant="body2" color="textSecondary">
            {words.search}
          </Typography>
          <Typography component="bdi" variant="body2" noWrap>
            {search.name}
          </Typography>
        </Link>
      )}
      {kept > 0 && (
        <Link href="/saved-searches" variant="body2" color="textPrimary" sx={row}>
          {fill(words.searches, { count: kept })}
        </Link>
      )}
      {homes.slice(0, SHOWN).map((home) => (
        <Link key={home.property_id} href={propertyPath(home)} color="textPrimary" sx={row}>
          <Typography component="bdi" variant="subtitle2" sx={{ flex: 'none' }}>
            {formatOfferShort(home, locale)}
          </Typography>
          <Typography component="bdi" variant="body2" noWrap>
            {home.title}
          </Typography>
        </Link>
      ))}
    </Paper>
  );
}
