import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useContent } from '../content/contentFor.ts';
import { units } from '../content/units.ts';

interface ProjectTrailProps {
  /** Pages between the list of projects and this one. */
  steps?: readonly { name: string; path: string }[];
  /** This page. */
  here: string;
}

/** Where a page of a project stands on the site. */
export function ProjectTrail({ steps = [], here }: ProjectTrailProps) {
  const words = useContent('units', units);
  return (
    <Breadcrumbs aria-label={words.trail}>
      <Link href="/">{words.home}</Link>
      <Link href="/projects">{words.list.heading}</Link>
      {steps.map(({ name, path }) => (
        <Link key={path} href={path}>
          {name}
        </Link>
      ))}
      <Typography variant="body2" color="textPrimary" aria-current="page">
        {here}
      </Typography>
    </Breadcrumbs>
  );
}
