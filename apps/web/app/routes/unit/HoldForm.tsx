import type { Project, Unit } from '@karachi-estates/contracts/projects';
import { OnwardLink } from '@karachi-estates/design-system/OnwardLink';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useContent } from '../../content/contentFor.ts';
import { units } from '../../content/units.ts';
import { AskForHold } from '../../projects/AskForHold.tsx';
import { LaunchNotice } from '../../projects/LaunchNotice.tsx';
import { visitsPath } from '../../projects/paths.ts';

interface HoldFormProps {
  project: Pick<Project, 'slug' | 'launch'>;
  unit: Pick<Unit, 'number' | 'state'>;
}

/** What can be done with a unit: ask to hold it, or go to the launch that gives it out; and see it. */
export function HoldForm({ project, unit }: HoldFormProps) {
  const { hold } = useContent('units', units);
  const { slug, launch } = project;
  return (
    <Card variant="outlined" component="section" aria-labelledby="hold-title">
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h4" component="h2" id="hold-title">
          {hold.heading}
        </Typography>
        {launch ? (
          <LaunchNotice project={project} />
        ) : unit.state === 'available' ? (
          <>
            <Typography variant="body2">{hold.text}</Typography>
            <AskForHold slug={slug} number={unit.number} />
          </>
        ) : (
          <Typography>{hold.notNow}</Typography>
        )}
        <OnwardLink href={`${visitsPath(slug)}?unit=${encodeURIComponent(unit.number)}`}>{hold.visit}</OnwardLink>
      </CardContent>
    </Card>
  );
}
