import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { propertyPage } from '../../content/propertyPage.ts';

/** When its seller last said that a property is to be had, or that they do not answer. */
export function PropertyFreshness({ property }: { property: PropertyCardFields }) {
  const { confirmed } = useContent('propertyPage', propertyPage);
  const { confirmed_days: days, unconfirmed } = property;
  if (days === undefined) return null;
  if (unconfirmed) {
    return (
      <Box
        role="note"
        sx={{ padding: 2, borderInlineStart: 4, borderColor: 'secondary.main', bgcolor: 'action.hover' }}
      >
        <Typography variant="subtitle1" component="p">
          {fill(confirmed.unconfirmed, { days })}
        </Typography>
        <Typography variant="body2">{confirmed.unconfirmedText}</Typography>
      </Box>
    );
  }
  const said = days === 0 ? confirmed.today : days === 1 ? confirmed.yesterday : fill(confirmed.days, { days });
  return (
    <Typography variant="body2" color="textSecondary">
      {`${said} · `}
      <Link href="/freshness" color="inherit" underline="always">
        {confirmed.about}
      </Link>
    </Typography>
  );
}
