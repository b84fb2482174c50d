import type { DeskProgress } from '@karachi-estates/contracts/deskProgress';
import { projects } from '../../content/projects.ts';
import { Detail } from '../../parts/Detail.tsx';
import { ApprovalsPanel, EntriesPanel } from './ProgressPanels.tsx';
import { ProjectPage } from './ProjectPage.tsx';

const words = projects.building;

/** How a project's building grows and which papers it has, in both languages. */
export default function ProgressRoute() {
  return (
    <Detail<DeskProgress> resource="progress" list={projects.list.title} to="/projects">
      {(project) => (
        <ProjectPage
          project={project}
          title={words.title(project.name)}
          lead={words.lead}
          publicPage={`/projects/${project.id}/units`}
        >
          <EntriesPanel project={project} />
          <ApprovalsPanel project={project} />
        </ProjectPage>
      )}
    </Detail>
  );
}
