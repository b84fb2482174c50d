import '@karachi-estates/design-system/styles/urdu-fonts.css';
import { hydrateProject, prerenderedData } from '@karachi-estates/design-system/hydrate';
import type { ComponentType } from 'react';
import type { PageData, PageProps } from './data.ts';
import { urdu } from './urdu.ts';

/** Brings a page in Urdu to life. */
export function start(Page: ComponentType<PageProps>): void {
  const data = prerenderedData<PageData>();
  if (data) hydrateProject({ page: <Page language={urdu} data={data} />, locale: 'ur' });
}
