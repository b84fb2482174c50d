import '@karachi-estates/design-system/styles/base.css';
import { afterFirstPicture } from '@karachi-estates/design-system/afterFirstPicture';
import { loadPage } from './pages.ts';

afterFirstPicture(async () => {
  const [{ start }, { Page }] = await Promise.all([import('./start.tsx'), loadPage()]);
  start(Page);
});
