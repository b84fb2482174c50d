import { hydrateProject, prerenderedData } from '@karachi-estates/design-system/hydrate';
import { english } from './english.ts';
import { Page } from './Page.tsx';
import type { Units } from './units.ts';

hydrateProject({ page: <Page language={english} units={prerenderedData<Units>()} /> });
