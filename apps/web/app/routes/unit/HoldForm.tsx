import type { Project, Unit } from '@karachi-estates/contracts/projects';
import { OnwardLink } from '@karachi-estates/design-system/OnwardLink';
import { isOffered, unitStateLabel } from '@karachi-estates/domain/projects/states';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useContent } from '../../content/contentFor.ts';
import { units } from '../../content/units.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { AskForHold } from '../../projects/AskForHold.tsx';
import { LaunchNotice } from '../../projects/LaunchNotice.tsx';
import { unitsPath, visitsPath } from '../../projects/paths.ts';

interface HoldFormProps {
  project: Pick<Project, 'slug' | 'launch'>;
  unit: Pick<Unit, 'number' | 'state'>;
}

/** What can be done with a unit: ask to hold it, or go to the launch that gives it out; and see it. Or that it is sold. */
export function HoldForm({ project, unit }: HoldFormProps) {
  const { hold } = useContent('units', units);
  const locale = useLocale();
  const { slug, launch } = project;
  const isToBeHad = isOffered(unit.state);
  return (
    <Card variant="outlined" component="section" aria-labelledby="hold-title">
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h4" component="h2" id="hold-title">
          {isToBeHad ? hold.heading : unitStateLabel(unit.state, locale)}
        </Typography>
        {!isToBeHad ? (
          <Typography>{hold.notOffered}</Typography>
        ) : launch ? (
          <LaunchNotice project={project} />
        ) : unit.state === 'available' ? (
          <>
            <Typography variant="body2">{hold.text}</Typography>
            <AskForHold slug={slug} number={unit.number} />
          </>
        ) : (
          <Typography>{hold.notNow}</Typography>
        )}
        {isToBeHad ? (
          <OnwardLink href={`${visitsPath(slug)}?unit=${encodeURIComponent(unit.number)}`}>{hold.visit}</OnwardLink>
        ) : (
          <OnwardLink href={`${unitsPath(slug)}?state=available`}>{hold.others}</OnwardLink>
        )}
      </CardContent>
    </Card>
  );
}
