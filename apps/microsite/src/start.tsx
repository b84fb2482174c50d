import { hydrateProject, prerenderedData } from '@karachi-estates/design-system/hydrate';
import type { ComponentType } from 'react';
import type { PageData, PageProps } from './data.ts';
import { english } from './english.ts';

/** Brings a page in English to life. */
export function start(Page: ComponentType<PageProps>): void {
  const data = prerenderedData<PageData>();
  if (data) hydrateProject({ page: <Page language={english} data={data} /> });
}
