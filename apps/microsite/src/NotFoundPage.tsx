import { useEffect } from 'react';
import type { PageProps } from './data.ts';
import { NotFound } from './NotFound.tsx';
import { newUnitAt } from './paths.ts';

/**
 * What a host sends for an address without a file. Some hosts have one such page for all of a site, so it speaks to
 * readers of both languages. A unit that came after the build is at an address without a file too: it has a page
 * elsewhere.
 */
export function Page({ language }: PageProps) {
  const { content, unitWords: words, other } = language;
  useEffect(() => {
    const at = newUnitAt(location.pathname, [content.identity.path, ...(other ? [other.href] : [])]);
    if (at) location.replace(at);
  }, [content, other]);
  return (
    <NotFound language={language} title={words.notFound}>
      {words.notFoundText}
      {other && (
        <span
          lang={other.locale}
          dir={other.locale === 'ur' ? 'rtl' : 'ltr'}
          style={{ display: 'block', paddingBlockStart: '1rem' }}
        >
          {other.notFound}{' '}
          <a href={other.href} style={{ color: 'inherit' }}>
            {other.toProject}
          </a>
        </span>
      )}
    </NotFound>
  );
}
