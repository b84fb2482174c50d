import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { decoration } from '../chrome/decoration.ts';
import { useLastSearch, useSeenIds } from '../data/seen.ts';

const RecentSection = decoration(() => import('./RecentSection.tsx'));

/** The height of the section, which is reserved for who has been here before: for a first visitor there is none. */
const reserved = { '[data-recent] &': { minHeight: { xs: '19rem', md: '18rem' } } };

/** Where the home page has what was seen last. Its code comes only for who has seen something. */
export function RecentPlace() {
  const hasSeen = useSeenIds().length > 0;
  const hasSearched = useLastSearch() !== '';
  return (
    <Box sx={reserved}>
      {(hasSeen || hasSearched) && (
        <Suspense>
          <RecentSection />
        </Suspense>
      )}
    </Box>
  );
}
