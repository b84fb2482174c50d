import type { Locale } from '@karachi-estates/domain/words/locale';
import { useLocation } from 'react-router-dom';
import { about } from '../../content/about.ts';
import { contentFor } from '../../content/contentFor.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { AboutPage } from './AboutPage.tsx';

const nameIn = (locale: Locale) => contentFor(locale, 'about', about).heading;
const atAbout = fixedPageMeta('/about', nameIn);
const atAboutUs = fixedPageMeta('/about-us', nameIn);

export const meta: typeof atAbout = (page) =>
  page.location.pathname === '/about-us' ? atAboutUs(page) : atAbout(page);

/** About Us, at both of its addresses. */
export default function AboutRoute() {
  const { pathname } = useLocation();
  return <AboutPage key={pathname} />;
}
