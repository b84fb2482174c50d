import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useTitle } from '../../chrome/useTitle.ts';
import { useContent } from '../../content/contentFor.ts';
import { launches } from '../../content/launches.ts';
import { units } from '../../content/units.ts';
import type { ApiState } from '../../data/useApi.ts';
import { ProjectMissing } from '../../projects/ProjectMissing.tsx';
import { unitsPath } from '../../projects/paths.ts';
import type { LoadedLaunch } from './launchPage.ts';

interface LaunchFrameProps<T> {
  slug: string;
  /** What the server has not found. */
  missing: LoadedLaunch['missing'];
  state: ApiState<T>;
  titleOf: (read: T) => string;
  children: (read: T) => ReactNode;
}

/** What stands around a page about a launch: it is there, on its way, failed, or there is none. */
export function LaunchFrame<T>({ slug, missing, state, titleOf, children }: LaunchFrameProps<T>) {
  const words = useContent('launches', launches);
  const { missing: unknown, page } = useContent('units', units);
  const { data, error, reference, retry } = state;
  const isMissing = missing !== null || (!data && error && error.status >= 400 && error.status < 500);
  const missingTitle = missing === 'project' ? page.missingTitle : words.missingTitle;
  useTitle(isMissing ? missingTitle : data && titleOf(data));
  if (missing === 'project') return <ProjectMissing words={unknown} href="/projects" />;
  if (isMissing) {
    return <ProjectMissing words={words.missing} href={slug ? unitsPath(slug) : '/projects'} />;
  }
  return (
    <Section room="half">
      {data ? (
        children(data)
      ) : error ? (
        <FailedState level={1} title={words.failed} reference={reference} onRetry={retry} />
      ) : (
        <div role="status" aria-label={words.loading}>
          <Skeleton width="40%" height="4rem" />
          <Skeleton variant="rounded" height="16rem" sx={{ mt: 3 }} />
        </div>
      )}
    </Section>
  );
}
