import { useLocation } from 'react-router-dom';
import { about } from '../../content/about.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { AboutPage } from './AboutPage.tsx';

const atAbout = fixedPageMeta('/about', about.heading);
const atAboutUs = fixedPageMeta('/about-us', about.heading);

export const meta: typeof atAbout = (page) =>
  page.location.pathname === '/about-us' ? atAboutUs(page) : atAbout(page);

/** About Us, at both of its addresses. */
export default function AboutRoute() {
  const { pathname } = useLocation();
  return <AboutPage key={pathname} />;
}
