import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RefObject } from 'react';
import { useNotify } from '../chrome/Notices.tsx';
import { useContent } from '../content/contentFor.ts';
import { favourites } from '../content/favourites.ts';
import { fill, fillCount } from '../content/fill.ts';
import { shortlist } from '../content/shortlist.ts';
import { useStoredFavourites } from '../data/favourites.ts';
import { changeNote, noteOf } from '../data/shortlist.ts';
import { useLocale } from '../locale/Locale.tsx';

interface RejectedProps {
  homes: readonly PropertyCardFields[];
  /** Takes the focus where a favourite was put aside. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The favourites that are not for the person, each with the reason and the way back. */
export function Rejected({ homes, heading }: RejectedProps) {
  const { rejected: words } = useContent('shortlist', shortlist);
  const { notSaved } = useContent('favourites', favourites);
  const locale = useLocale();
  const stored = useStoredFavourites();
  const notify = useNotify();
  return (
    <Stack component="section" spacing={2} aria-labelledby="rejected">
      <Typography id="rejected" variant="h3" component="h2" ref={heading} tabIndex={-1}>
        {fillCount(words.heading, homes.length, locale)}
      </Typography>
      <Typography color="textSecondary">{words.text}</Typography>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {homes.map((home) => {
          const { property_id: id, title } = home;
          return (
            <Stack
              key={id}
              component="li"
              direction="row"
              sx={{ flexWrap: 'wrap', columnGap: 2, alignItems: 'center', justifyContent: 'space-between' }}
            >
              <span>
                <Link href={propertyPath(home)} underline="always">
                  <bdi>{title}</bdi>
                </Link>
                <Typography
                  component="span"
                  variant="body2"
                  color="textSecondary"
                  sx={{ display: 'block', whiteSpace: 'pre-line' }}
                >
                  <bdi>{noteOf(stored, id).rejected || words.noReason}</bdi>
                </Typography>
              </span>
              <Button
                variant="outlined"
                size="small"
                sx={{ minHeight: '2.75rem' }}
                aria-label={fill(words.backOf, { title })}
                onClick={() => {
                  changeNote(stored, id, { rejected: null }).catch(() => notify({ text: notSaved, tone: 'error' }));
                }}
              >
                {words.back}
              </Button>
            </Stack>
          );
        })}
      </Stack>
    </Stack>
  );
}
