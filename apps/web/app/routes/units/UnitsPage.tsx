import type { ProjectUnits } from '@karachi-estates/contracts/projects';
import { OnwardLink } from '@karachi-estates/design-system/OnwardLink';
import { ProjectUnitsPage, readUnitFilters } from '@karachi-estates/design-system/ProjectUnitsPage';
import { Section } from '@karachi-estates/design-system/Section';
import { fullMoment } from '@karachi-estates/domain/day';
import Button from '@mui/material/Button';
import { useHref, useNavigate, useSearchParams } from 'react-router-dom';
import { availableHomes } from '../../content/availableHomes.ts';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { units as english } from '../../content/units.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { LaunchNotice } from '../../projects/LaunchNotice.tsx';
import { ProjectMissing } from '../../projects/ProjectMissing.tsx';
import { projectPath, unitPath, unitsPath, visitsPath } from '../../projects/paths.ts';
import { drawingsOf } from '../../projects/plates.ts';
import { progressSteps, shortNameOf } from '../../projects/projectMedia.ts';
import { ResaleUnits } from './ResaleUnits.tsx';

interface UnitsPageProps {
  slug: string;
  read: ProjectUnits | undefined;
  isMissing: boolean;
  failed: { reference?: string | undefined; retry: () => void } | undefined;
}

/** The units of one project, or that they are on their way, could not be read, or that there is no such project. */
export default function UnitsPage({ slug, read, isMissing, failed }: UnitsPageProps) {
  const words = useContent('units', english);
  const { sample } = useContent('availableHomes', availableHomes);
  const locale = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const path = unitsPath(slug);
  const filterAction = useHref(path);
  if (isMissing) return <ProjectMissing words={words.missing} href="/projects" />;
  const { page } = words;
  const short = read ? shortNameOf(read.project) : slug;
  const { site, floor } = drawingsOf(slug);
  const stale = read && failed ? [fill(words.page.stale, { moment: fullMoment(read.as_of, locale) })] : [];

  return (
    <Section room="half">
      <ProjectUnitsPage
        title={fill(page.heading, { project: short })}
        name={short}
        read={read}
        trail={[
          { name: words.home, href: '/' },
          { name: words.list.heading, href: '/projects' },
        ]}
        notes={[...(read?.project.isSample ? [sample] : []), ...stale]}
        notice={read && <LaunchNotice project={read.project} />}
        progress={read && progressSteps(read.project)}
        sitePlan={site}
        floorPlan={floor}
        filters={readUnitFilters(search)}
        isList={search.get('view') === 'list'}
        path={path}
        filterAction={filterAction}
        onFilter={(address) => void navigate(address, { preventScrollReset: true })}
        hrefOf={({ number }) => unitPath(slug, number)}
        failed={failed}
      >
        <OnwardLink href={visitsPath(slug)} sx={{ justifySelf: 'start' }}>
          {page.visit}
        </OnwardLink>
        <ResaleUnits slug={slug} />
        {projectPath(slug) !== path && (
          <Button href={`${projectPath(slug)}#register`} variant="outlined" sx={{ justifySelf: 'start' }}>
            {page.interest}
          </Button>
        )}
      </ProjectUnitsPage>
    </Section>
  );
}
