import Button from '@mui/material/Button';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Page } from '../../chrome/Page.tsx';
import { projects } from '../../content/projects.ts';
import { Log } from '../../parts/Log.tsx';
import { Columns } from '../../parts/Panel.tsx';

interface ProjectPageProps {
  project: { id: string; name: string; log: ComponentProps<typeof Log>['rows'] };
  title: string;
  lead: string;
  /** Address of the page where visitors see it. */
  publicPage: string;
  /** What stands above the log. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A page about one side of a project, with the way back to it, its page for visitors and what the desk did. */
export function ProjectPage({ project, title, lead, publicPage, beside, children }: ProjectPageProps) {
  return (
    <Page
      title={title}
      trail={<Link to={`/projects/${project.id}`}>{project.name}</Link>}
      lead={lead}
      actions={
        <Button variant="outlined" component="a" href={publicPage} target="_blank" rel="noreferrer">
          {projects.publicPage}
        </Button>
      }
    >
      <Columns>
        <div>{children}</div>
        <div>
          {beside}
          <Log rows={project.log} />
        </div>
      </Columns>
    </Page>
  );
}
