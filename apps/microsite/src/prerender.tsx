import { prerenderProject } from '@karachi-estates/design-system/prerender';
import { theme } from './brand.ts';
import { content } from './content.ts';
import { Page } from './Page.tsx';
import { pictures } from './pictures.generated.ts';
import { siteUrl } from './settings.ts';

/** The two parts of the site's only document. */
export const prerender = () => prerenderProject({ page: <Page />, theme, content, pictures, siteUrl });
