import path from 'node:path';
import type { Site } from '../pages.ts';
import { landingPages, sampleApi } from './samplePages.ts';
import { writePageStylesheets } from './writePageStylesheets.ts';

/** The step of the build that gives each kind of landing page its stylesheet. */
const build = path.join(import.meta.dirname, '../../build');
const site: Site = await import(path.join(build, 'server/index.js'));
const api = sampleApi();
await writePageStylesheets(build, site, api, landingPages);
await api.close();
