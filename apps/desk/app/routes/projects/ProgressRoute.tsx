import type { DeskProgress } from '@karachi-estates/contracts/deskProgress';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { Page } from '../../chrome/Page.tsx';
import { projects } from '../../content/projects.ts';
import { Detail } from '../../parts/Detail.tsx';
import { Log } from '../../parts/Log.tsx';
import { Columns } from '../../parts/Panel.tsx';
import { ApprovalsPanel, EntriesPanel } from './ProgressPanels.tsx';

const words = projects.building;

/** How a project's building grows and which papers it has, in both languages. */
export default function ProgressRoute() {
  return (
    <Detail<DeskProgress> resource="progress" list={projects.list.title} to="/projects">
      {(project) => (
        <Page
          title={words.title(project.name)}
          trail={<Link to={`/projects/${project.id}`}>{project.name}</Link>}
          lead={words.lead}
          actions={
            <Button
              variant="outlined"
              component="a"
              href={`/projects/${project.id}/units`}
              target="_blank"
              rel="noreferrer"
            >
              {projects.publicPage}
            </Button>
          }
        >
          <Columns>
            <div>
              <EntriesPanel project={project} />
              <ApprovalsPanel project={project} />
            </div>
            <div>
              <Log rows={project.log} />
            </div>
          </Columns>
        </Page>
      )}
    </Detail>
  );
}
