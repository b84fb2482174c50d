import { LoadedPart } from '@karachi-estates/design-system/LoadedPart';
import { SiteFooter, type SiteFooterLink } from '@karachi-estates/design-system/SiteFooter';
import { SiteHeader } from '@karachi-estates/design-system/SiteHeader';
import { SkipLink } from '@karachi-estates/design-system/SkipLink';
import { mirrored } from '@karachi-estates/design-system/theme/looks';
import { SELLER_PAGE_LOADING } from '@karachi-estates/domain/accounts/sessionMessages';
import { told } from '@karachi-estates/domain/words/sentence';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import BookmarkBorderRounded from '@mui/icons-material/BookmarkBorderRounded';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useContent } from '../content/contentFor.ts';
import { footer } from '../content/footer.ts';
import { type HeaderContent, type HeaderLink, header } from '../content/header.ts';
import { useSiteSettings } from '../data/settings.ts';
import { LanguageSwitch } from '../locale/LanguageSwitch.tsx';
import { useSay } from '../locale/useSay.ts';
import { useScreen } from '../session/Guard.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';

const logoId = 'logo';
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
  ],
  labels: {
    home: words.logoLabel,
    navigation: words.navigationLabel,
    openMenu: words.openMenu,
    menu: words.menuTitle,
    account: { logout: words.account.logout },
  },
});

const Content = styled('main')({ flex: 1, '&:focus': { outline: 'none' } });

// Where a seller's screen stands alone, its one way back.
const BackLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: '2.75rem',
  '& svg': mirrored,
});

// Visitors never see it, so they do not load it.
const loadWorkspaceFrame = () => import('./WorkspaceFrame.tsx');

const preferences = (
  <>
    <SchemeSwitch />
    <LanguageSwitch />
  </>
);

// Nothing in it depends on who is signed in, which becomes known after the page is there.
const frameFooter = <FrameFooter />;

/** Puts around a screen what `routes.ts` says belongs there. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const say = useSay();
  const headerWords = useContent('header', header);
  const chrome = useScreen()?.chrome;
  const { role } = useSession();
  if (role === 'seller' && (chrome === 'dashboard' || chrome === 'by-role')) {
    return (
      <LoadedPart
        load={loadWorkspaceFrame}
        placeholder={<p role="status">{say(told({ SELLER_PAGE_LOADING }))}</p>}
        instead={children}
      >
        {({ default: WorkspaceFrame }) => <WorkspaceFrame>{children}</WorkspaceFrame>}
      </LoadedPart>
    );
  }
  if (role === 'seller' && chrome === 'site') {
    return (
      <Content id="content" tabIndex={-1}>
        <Container sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, pt: 2 }}>
          <BackLink href="/">
            <ArrowBackRounded />
            {headerWords.backToDashboard}
          </BackLink>
          <LanguageSwitch />
        </Container>
        {children}
      </Content>
    );
  }
  if (chrome === 'none' || chrome === 'dashboard' || chrome === undefined) return children;
  return (
    <>
      <SkipLink>{headerWords.skipToContent}</SkipLink>
      <FrameHeader />
      <Content id="content" tabIndex={-1}>
        {children}
      </Content>
      {frameFooter}
    </>
  );
}

function FrameHeader() {
  const words = useContent('header', header);
  const said = useMemo(() => headerIn(words), [words]);
  const { user, role, signOut } = useSession();
  const { pathname } = useLocation();
  return (
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
      menuExtra={preferences}
      logoId={logoId}
    />
  );
}

function FrameFooter() {
  const footerWords = useContent('footer', footer);
  const headerWords = useContent('header', header);
  const { data: settings } = useSiteSettings();
  const groups = footerWords.groups.map(({ heading, links: entries }) => ({
    heading,
    links: entries.map(
      (entry): SiteFooterLink => ({
        label: entry.label,
        href: 'chat' in entry ? (settings?.contact.chatUrl ?? '#') : entry.to,
        newTab: entry.newTab,
      }),
    ),
  }));
  return (
    <SiteFooter
      summary={footerWords.summary}
      groups={groups}
      contact={{
        ...footerWords.contact,
        email: settings?.contact.email ?? '',
        address: settings?.contact.address ?? '',
      }}
      copyright={footerWords.copyright}
      demoNotice={settings?.demoData ? footerWords.demoNotice : undefined}
      labels={{ navigation: footerWords.navigationLabel, newTab: footerWords.newTabHint, home: headerWords.logoLabel }}
      logoFrom={logoId}
    >
      {preferences}
    </SiteFooter>
  );
}
