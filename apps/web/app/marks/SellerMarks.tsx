import type { SellerMark } from '@karachi-estates/contracts/marks';
import { fullDate } from '@karachi-estates/domain/day';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContent } from '../content/contentFor.ts';
import { fill } from '../content/fill.ts';
import { marks as english } from '../content/marks.ts';
import { useLocale } from '../locale/Locale.tsx';

/** What was checked about a seller: each check by its name, with its day and what was done. */
export function SellerMarks({ marks }: { marks: readonly SellerMark[] }) {
  const locale = useLocale();
  const words = useContent('marks', english);
  const wordsOf = ({ kind, way }: SellerMark) =>
    kind === 'phone' ? words[way === 'phone' ? 'phone' : 'mail'] : words.kinds[kind];
  return (
    <Stack spacing={0.5} sx={{ mt: 1 }}>
      <Stack component="ul" spacing={0.5} aria-label={words.label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {marks.map((mark) => {
          const { name, done } = wordsOf(mark);
          return (
            <Stack key={mark.kind} component="li" direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
              <CheckCircleRounded fontSize="small" color="success" />
              <Typography variant="body2">
                <strong>{name}</strong>
                <br />
                {fill(words.on, { date: fullDate(mark.given_at, locale), done })}
              </Typography>
            </Stack>
          );
        })}
      </Stack>
      <Typography variant="caption" color="textSecondary">
        {words.note}
      </Typography>
    </Stack>
  );
}
