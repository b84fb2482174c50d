import type { AreaProfile } from '@karachi-estates/contracts/areas';
import { partPath } from '@karachi-estates/domain/areas/address';
import { partName } from '@karachi-estates/domain/areas/match';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLocale } from '../locale/Locale.tsx';

interface PartLinksProps {
  /** The area that the parts belong to. */
  area: { slug: string };
  parts: readonly (Omit<AreaProfile['parts'][number], 'listings'> & { listings?: number })[];
}

/** The phases, blocks and sectors of an area as links to their pages, each with how much is listed there if known. */
export function PartLinks({ area, parts }: PartLinksProps) {
  const locale = useLocale();
  return (
    <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', columnGap: 3, m: 0, p: 0, listStyle: 'none' }}>
      {parts.map((part) => (
        <Stack
          component="li"
          key={part.id}
          direction="row"
          sx={{ gap: 0.75, alignItems: 'center', minHeight: '2.75rem' }}
        >
          <Link href={partPath(area, part)} sx={{ py: 1 }}>
            {partName(part, locale)}
          </Link>
          {(part.listings ?? 0) > 0 && (
            <Typography component="span" variant="body2" color="textSecondary">
              ({part.listings})
            </Typography>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
