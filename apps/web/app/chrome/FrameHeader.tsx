import { SiteHeader } from '@karachi-estates/design-system/SiteHeader';
import { SkipLink } from '@karachi-estates/design-system/SkipLink';
import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import { Suspense, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useContent } from '../content/contentFor.ts';
import { type HeaderContent, type HeaderLink, header } from '../content/header.ts';
import { LanguageSwitch } from '../locale/LanguageSwitch.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { laterComponent } from './LaterPart.tsx';

const linkOf = ({ label, to, highlighted }: HeaderLink) => ({ label, href: to, highlighted });

/** What the header says, the same for everybody. */
const headerIn = (words: HeaderContent) => ({
  links: words.desktop.map(linkOf),
  menuLinks: words.mobile.map(linkOf),
  signIn: linkOf(words.signIn),
  signUp: linkOf(words.signUp),
  accountLinks: [
    { ...linkOf(words.account.profile), icon: <PersonRounded /> },
    { ...linkOf(words.account.favourites), icon: <FavoriteBorderRounded /> },
    { ...linkOf(words.account.searches), icon: <BookmarkBorderRounded /> },
    { ...linkOf(words.account.viewings), icon: <EventRounded /> },
  ],
  labels: {
    home: words.logoLabel,
    navigation: words.navigationLabel,
    openMenu: words.openMenu,
    menu: words.menuTitle,
    account: { logout: words.account.logout },
  },
});

// The phone's menu has them, which is opened by a press.
const Preferences = laterComponent(() => import('./Preferences.tsx'));

const menuPreferences = (
  <Suspense>
    <Preferences />
  </Suspense>
);

/** The head of every public page, and the link past it. */
export default function FrameHeader({ logoId }: { logoId: string }) {
  const words = useContent('header', header);
  const said = useMemo(() => headerIn(words), [words]);
  const { user, role, signOut } = useSession();
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink>{words.skipToContent}</SkipLink>
      <SiteHeader
        {...said}
        currentHref={pathname}
        person={
          user
            ? {
                name: `${user.first_name} ${user.last_name}`.trim(),
                role: words.account.roles[role],
                picture: user.profile_image,
              }
            : undefined
        }
        onLogout={() => signOut(pathname.startsWith('/profile') ? '/login' : '/')}
        extra={<LanguageSwitch />}
        menuExtra={menuPreferences}
        logoId={logoId}
      />
    </>
  );
}
