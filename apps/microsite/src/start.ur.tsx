import '@karachi-estates/design-system/styles/urdu-fonts.css';
import { hydrateProject, prerenderedData } from '@karachi-estates/design-system/hydrate';
import { Page } from './Page.tsx';
import type { Units } from './units.ts';
import { urdu } from './urdu.ts';

hydrateProject({ page: <Page language={urdu} units={prerenderedData<Units>()} />, locale: 'ur' });
