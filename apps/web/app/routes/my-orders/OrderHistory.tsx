import type { OrderState } from '@karachi-estates/contracts/orders';
import { fullDate } from '@karachi-estates/domain/day';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContent } from '../../content/contentFor.ts';
import { orders } from '../../content/orders.ts';
import { useLocale } from '../../locale/Locale.tsx';

/** What became of an order, and when, oldest first. */
export function OrderHistory({ history }: { history: OrderState['history'] }) {
  const locale = useLocale();
  const words = useContent('orders', orders);
  return (
    <Stack
      component="ol"
      direction="row"
      aria-label={words.history}
      sx={{ flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, mt: 2, mb: 0, p: 0, listStyle: 'none' }}
    >
      {history.map(({ state, at }) => (
        <Typography key={`${state} ${at}`} component="li" variant="caption" color="textSecondary">
          {words.events[state] ?? state}: <time dateTime={at}>{fullDate(at, locale)}</time>
        </Typography>
      ))}
    </Stack>
  );
}
