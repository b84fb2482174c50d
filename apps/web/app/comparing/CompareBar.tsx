import { comparePath } from '@karachi-estates/domain/properties/comparison';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { compare } from '../content/compare.ts';
import { useContent } from '../content/contentFor.ts';
import { fillCount } from '../content/fill.ts';
import { chooseNone, useChosen } from '../data/compared.ts';
import { useLocale } from '../locale/Locale.tsx';

// What the keyboard comes to is scrolled to where the bar does not hide it.
const roomBelow = <GlobalStyles styles={{ html: { scrollPaddingBlockEnd: '8.5rem' } }} />;

/** What is chosen for the comparison on this device, at the lower edge of the window, and the way there. */
export function CompareBar({ titles }: { titles: ReadonlyMap<number, string> }) {
  const { chosen: words } = useContent('compare', compare);
  const locale = useLocale();
  const chosen = useChosen();
  if (chosen.length === 0) return null;
  const named = chosen.flatMap((id) => titles.get(id) ?? []);
  return (
    <Paper
      component="section"
      aria-label={words.label}
      variant="outlined"
      sx={{
        position: 'sticky',
        insetBlockEnd: 8,
        zIndex: 'appBar',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        px: 2,
        py: 1,
        displayPrint: 'none',
      }}
    >
      {roomBelow}
      <Typography variant="body2" role="status" sx={{ flex: '1 1 8rem', minWidth: 0 }}>
        <strong>{fillCount(words.count, chosen.length, locale)}</strong>
        {chosen.length === 1 && ` · ${words.more}`}
        <Typography component="span" variant="body2" color="textSecondary" noWrap sx={{ display: 'block' }}>
          {named.map((title, index) => (
            <bdi key={title}>{index > 0 ? ` · ${title}` : title}</bdi>
          ))}
        </Typography>
      </Typography>
      <Button variant="text" size="small" sx={{ minHeight: '2.75rem' }} onClick={chooseNone}>
        {words.clear}
      </Button>
      {chosen.length > 1 && (
        <Button href={comparePath(chosen)} variant="contained" size="small" sx={{ minHeight: '2.75rem' }}>
          {words.open}
        </Button>
      )}
    </Paper>
  );
}
