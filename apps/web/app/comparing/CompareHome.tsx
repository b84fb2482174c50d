import { corner } from '@karachi-estates/design-system/theme/looks';
import { comparePath, MOST_COMPARED } from '@karachi-estates/domain/properties/comparison';
import CheckRounded from '@mui/icons-material/CheckRounded';
import CompareArrowsRounded from '@mui/icons-material/CompareArrowsRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { compare } from '../content/compare.ts';
import { useContent } from '../content/contentFor.ts';
import { fillCount } from '../content/fill.ts';
import { choose, useChosen } from '../data/compared.ts';
import { useLocale } from '../locale/Locale.tsx';

/** Takes a property into the comparison of this device, and leads there. Its code comes after the page. */
export default function CompareHome({ id, title }: { id: number; title: string }) {
  const words = useContent('compare', compare);
  const locale = useLocale();
  const chosen = useChosen();
  const isChosen = chosen.includes(id);
  const isFull = !isChosen && chosen.length >= MOST_COMPARED;
  const label = isChosen ? words.added : words.add;
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        disabled={isFull}
        startIcon={isChosen ? <CheckRounded /> : <CompareArrowsRounded />}
        aria-label={`${label}: ${title}`}
        sx={{ borderRadius: (theme) => corner(theme, 'pill') }}
        onClick={() => choose(id, !isChosen)}
      >
        {label}
      </Button>
      {chosen.length > 0 && (
        <Stack direction="row" spacing={1} role="status" sx={{ alignItems: 'center' }}>
          {chosen.length > 1 ? (
            <Button href={comparePath(chosen)} variant="text" size="small">
              {`${words.chosen.open}: ${fillCount(words.chosen.count, chosen.length, locale)}`}
            </Button>
          ) : (
            isChosen && (
              <Typography variant="body2" color="textSecondary">
                {words.chosen.more}
              </Typography>
            )
          )}
        </Stack>
      )}
      {isFull && (
        <Typography variant="body2" color="textSecondary">
          {words.full}
        </Typography>
      )}
    </>
  );
}
