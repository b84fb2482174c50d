import Typography from '@mui/material/Typography';
import { areas } from '../content/areas.ts';
import { useContent } from '../content/contentFor.ts';
import { useSiteSettings } from '../data/settings.ts';

/** Says what figures are of: of prices that are asked, and of demo data where that is so. */
export function AskedNote() {
  const words = useContent('areas', areas);
  const { data: settings } = useSiteSettings();
  return (
    <Typography color="textSecondary">
      {words.asked}
      {settings?.demoData && ` ${words.demo}`}
    </Typography>
  );
}
