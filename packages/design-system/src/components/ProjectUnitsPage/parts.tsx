import Alert from '@mui/material/Alert';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Where a page stands on its site: the pages above it, the highest first. */
export type Trail = readonly { name: string; href: string }[];

interface PageHeadProps {
  title: string;
  lead?: ReactNode;
  trail: Trail;
  /** Names the trail for screen readers. */
  trailLabel: string;
  notes: readonly ReactNode[];
  asOf?: ReactNode;
  children?: ReactNode;
}

/** The head of a page about a project's units: where it stands, its title, and what has to be said before all else. */
export function PageHead({ title, lead, trail, trailLabel, notes, asOf, children }: PageHeadProps) {
  return (
    <Stack component="header" spacing={2} sx={{ alignItems: 'start' }}>
      <Breadcrumbs aria-label={trailLabel}>
        {trail.map(({ name, href }) => (
          <Link key={href} href={href}>
            {name}
          </Link>
        ))}
        <Typography variant="body2" color="textPrimary" aria-current="page">
          {title}
        </Typography>
      </Breadcrumbs>
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      {lead && (
        <Typography color="textSecondary" sx={{ maxWidth: '44rem' }}>
          {lead}
        </Typography>
      )}
      {notes.map((note, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they keep their places
        <Alert key={place} severity="info" role="note">
          {note}
        </Alert>
      ))}
      {asOf && (
        <noscript>
          <Alert severity="info" role="note">
            {asOf}
          </Alert>
        </noscript>
      )}
      {children}
    </Stack>
  );
}

interface PagePartProps {
  /** An anchor of the page. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of such a page under its heading. */
export function PagePart({ id, title, children }: PagePartProps) {
  return (
    <Stack component="section" id={id} spacing={2} aria-labelledby={`${id}-title`} sx={{ '& > *': { minWidth: 0 } }}>
      <Typography variant="h3" component="h2" id={`${id}-title`}>
        {title}
      </Typography>
      {children}
    </Stack>
  );
}
