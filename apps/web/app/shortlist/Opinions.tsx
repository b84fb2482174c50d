import type { SharedVote } from '@karachi-estates/contracts/favourites';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useContent } from '../content/contentFor.ts';
import { fill } from '../content/fill.ts';
import { shared } from '../content/shared.ts';

/** What people said of a home, one line each. */
export function Opinions({ votes, label }: { votes: readonly SharedVote[]; label: string }) {
  const { votes: words, panel } = useContent('shared', shared);
  return (
    <Box component="ul" aria-label={label} sx={{ display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
      {votes.map(({ name, vote, comment }) => (
        <li key={name}>
          <strong>{fill(panel.said, { name, vote: words[vote] })}</strong>
          {comment && (
            <Typography component="span" color="textSecondary" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
              <bdi>{comment}</bdi>
            </Typography>
          )}
        </li>
      ))}
    </Box>
  );
}
