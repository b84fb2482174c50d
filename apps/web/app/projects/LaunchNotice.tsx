import type { Project } from '@karachi-estates/contracts/projects';
import { OnwardLink } from '@karachi-estates/design-system/OnwardLink';
import { fullDate, fullMoment } from '@karachi-estates/domain/day';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useContent } from '../content/contentFor.ts';
import { fill } from '../content/fill.ts';
import { units } from '../content/units.ts';
import { useLocale } from '../locale/Locale.tsx';
import { launchPath, protocolPath } from './paths.ts';

/**
 * Says on the pages of a project that its units are given out in a launch, or where the lot of the last one can be
 * checked; nothing where there was none.
 */
export function LaunchNotice({ project }: { project: Pick<Project, 'slug' | 'launch' | 'last_launch'> }) {
  const { launch: words } = useContent('units', units);
  const locale = useLocale();
  const { slug, launch, last_launch: last } = project;
  if (!launch && !last) return null;
  return (
    <Alert severity="info" role="note">
      <Stack spacing={1} sx={{ alignItems: 'start' }}>
        {launch && <span>{fill(words[launch.state], { moment: fullMoment(launch.opens_at, locale) })}</span>}
        {launch && <OnwardLink href={launchPath(slug)}>{words.action}</OnwardLink>}
        {!launch && last && <span>{fill(words.over, { date: fullDate(last.opened_at, locale) })}</span>}
        {!launch && last && <OnwardLink href={protocolPath(slug)}>{words.protocol}</OnwardLink>}
      </Stack>
    </Alert>
  );
}
