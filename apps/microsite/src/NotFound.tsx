import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { OnwardLink } from '@karachi-estates/design-system/OnwardLink';
import type { ReactNode } from 'react';
import { Frame } from './Frame.tsx';
import type { SiteLanguage } from './language.ts';
import { unitsPath } from './paths.ts';

interface NotFoundProps {
  language: SiteLanguage;
  title: string;
  /** Why that may be; the usual reasons without it. */
  children?: ReactNode;
}

/** What was asked for is not there: the site around it, and ways back. */
export function NotFound({ language, title, children }: NotFoundProps) {
  const { content, unitWords: words } = language;
  const { path, shortName } = content.identity;
  return (
    <Frame language={language} below="">
      <EmptyState
        level={1}
        title={title}
        action={
          <>
            <OnwardLink href={path}>{words.toProject(shortName)}</OnwardLink>
            <OnwardLink href={unitsPath(language)}>{words.pageHeading}</OnwardLink>
          </>
        }
      >
        {children ?? words.notFoundText}
      </EmptyState>
    </Frame>
  );
}
