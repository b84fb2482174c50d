import { OnwardLink } from '@karachi-estates/design-system/OnwardLink';
import { fullMoment } from '@karachi-estates/domain/day';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useContent } from '../content/contentFor.ts';
import { fill } from '../content/fill.ts';
import { units } from '../content/units.ts';
import { useLocale } from '../locale/Locale.tsx';
import { launchPath } from './paths.ts';

/** Says on the pages of a project that its units are given out in a launch. */
export function LaunchNotice({ slug, opens }: { slug: string; opens: string }) {
  const { launch } = useContent('units', units);
  const locale = useLocale();
  return (
    <Alert severity="info" role="note">
      <Stack spacing={1} sx={{ alignItems: 'start' }}>
        <span>{fill(launch.text, { moment: fullMoment(opens, locale) })}</span>
        <OnwardLink href={launchPath(slug)}>{launch.action}</OnwardLink>
      </Stack>
    </Alert>
  );
}
