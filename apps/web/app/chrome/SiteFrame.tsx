import { SiteFooter, type SiteFooterLink } from '@karachi-estates/design-system/SiteFooter';
import { SiteHeader } from '@karachi-estates/design-system/SiteHeader';
import { SkipLink } from '@karachi-estates/design-system/SkipLink';
import { mirrored } from '@karachi-estates/design-system/theme/looks';
import { SELLER_PAGE_LOADING } from '@karachi-estates/domain/accounts/sessionMessages';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import FavoriteBorderRounded from '@mui/icons-material/FavoriteBorderRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { footer } from '../content/footer.ts';
import { type HeaderLink, header } from '../content/header.ts';
import { useSiteSettings } from '../data/settings.ts';
import { useScreen } from '../session/Guard.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';

const logoId = 'logo';
const linkOf = ({ label, to, highlighted }: HeaderLink) => ({ label, href: to, highlighted });
const links = header.desktop.map(linkOf);
const menuLinks = header.mobile.map(linkOf);
const signIn = linkOf(header.signIn);
const signUp = linkOf(header.signUp);
const accountLinks = [
  { ...linkOf(header.account.profile), icon: <PersonRounded /> },
  { ...linkOf(header.account.favourites), icon: <FavoriteBorderRounded /> },
];
const labels = {
  home: header.logoLabel,
  navigation: header.navigationLabel,
  openMenu: header.openMenu,
  menu: header.menuTitle,
  account: { logout: header.account.logout },
};

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
const WorkspaceFrame = lazy(() => import('./WorkspaceFrame.tsx'));

// Nothing in it depends on who is signed in, which becomes known after the page is there.
const frameFooter = <FrameFooter />;

/** Puts around a screen what `routes.ts` says belongs there. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const chrome = useScreen()?.chrome;
  const { role } = useSession();
  if (role === 'seller' && (chrome === 'dashboard' || chrome === 'by-role')) {
    return (
      <Suspense fallback={<p role="status">{SELLER_PAGE_LOADING}</p>}>
        <WorkspaceFrame>{children}</WorkspaceFrame>
      </Suspense>
    );
  }
  if (role === 'seller' && chrome === 'site') {
    return (
      <Content id="content" tabIndex={-1}>
        <Container sx={{ pt: 2 }}>
          <BackLink href="/">
            <ArrowBackRounded />
            {header.backToDashboard}
          </BackLink>
        </Container>
        {children}
      </Content>
    );
  }
  if (chrome === 'none' || chrome === 'dashboard' || chrome === undefined) return children;
  return (
    <>
      <SkipLink>{header.skipToContent}</SkipLink>
      <FrameHeader />
      <Content id="content" tabIndex={-1}>
        {children}
      </Content>
      {frameFooter}
    </>
  );
}

function FrameHeader() {
  const { user, role, signOut } = useSession();
  const { pathname } = useLocation();
  return (
    <SiteHeader
      links={links}
      menuLinks={menuLinks}
      currentHref={pathname}
      signIn={signIn}
      signUp={signUp}
      person={
        user
          ? {
              name: `${user.first_name} ${user.last_name}`.trim(),
              role: header.account.roles[role],
              picture: user.profile_image,
            }
          : undefined
      }
      accountLinks={accountLinks}
      onLogout={() => signOut(pathname.startsWith('/profile') ? '/login' : '/')}
      labels={labels}
      menuExtra={<SchemeSwitch />}
      logoId={logoId}
    />
  );
}

function FrameFooter() {
  const { data: settings } = useSiteSettings();
  const groups = footer.groups.map(({ heading, links: entries }) => ({
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
      summary={footer.summary}
      groups={groups}
      contact={{ ...footer.contact, email: settings?.contact.email ?? '', address: settings?.contact.address ?? '' }}
      copyright={footer.copyright}
      demoNotice={settings?.demoData ? footer.demoNotice : undefined}
      labels={{ navigation: footer.navigationLabel, newTab: footer.newTabHint, home: header.logoLabel }}
      logoFrom={logoId}
    >
      <SchemeSwitch />
    </SiteFooter>
  );
}
