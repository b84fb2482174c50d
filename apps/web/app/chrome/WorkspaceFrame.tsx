import { DashboardShell, type DashboardShellLink } from '@karachi-estates/design-system/DashboardShell';
import ChatRounded from '@mui/icons-material/ChatRounded';
import DashboardRounded from '@mui/icons-material/DashboardRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import HomeRounded from '@mui/icons-material/HomeRounded';
import InsightsRounded from '@mui/icons-material/InsightsRounded';
import ListAltRounded from '@mui/icons-material/ListAltRounded';
import PersonRounded from '@mui/icons-material/PersonRounded';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import SupportAgentRounded from '@mui/icons-material/SupportAgentRounded';
import WorkspacePremiumRounded from '@mui/icons-material/WorkspacePremiumRounded';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { useContent } from '../content/contentFor.ts';
import { dashboard } from '../content/dashboard.ts';
import { header } from '../content/header.ts';
import { CallFailed } from '../data/call.ts';
import { useSiteSettings } from '../data/settings.ts';
import { LanguageSwitch } from '../locale/LanguageSwitch.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';

const icons: Readonly<Record<string, DashboardShellLink['icon']>> = {
  '/': <DashboardRounded />,
  '/my-properties': <HomeRounded />,
  '/insights': <InsightsRounded />,
  '/plans': <WorkspacePremiumRounded />,
  '/viewings': <EventRounded />,
  '/my-orders': <ReceiptLongRounded />,
  '/support': <SupportAgentRounded />,
};

/** The frame around a seller's own screens. Whatever they read, an answer that the session is over ends it here too. */
export default function WorkspaceFrame({ children }: { children: ReactNode }) {
  const headerWords = useContent('header', header);
  const { sidebar, profileMenu, welcome } = useContent('dashboard', dashboard);
  const { user, role, signOut, expire } = useSession();
  const { pathname } = useLocation();
  const { data: settings } = useSiteSettings();
  const [greeting, afterName] = welcome.split('{name}');
  const links = sidebar.links.map(
    (link): DashboardShellLink =>
      'chat' in link
        ? { label: link.label, href: settings?.contact.chatUrl ?? '#', icon: <ChatRounded />, away: true }
        : { label: link.label, href: link.to, icon: icons[link.to] ?? <ListAltRounded /> },
  );
  return (
    <DashboardShell
      welcome={
        <>
          {greeting}
          <bdi>{user?.first_name}</bdi>
          {afterName}
        </>
      }
      links={links}
      currentHref={pathname}
      account={{
        person: {
          name: `${user?.first_name ?? ''} ${user?.last_name ?? ''}`.trim(),
          role: headerWords.account.roles[role],
          picture: user?.profile_image,
        },
        links: [
          { label: profileMenu.profile, href: '/profile-info', icon: <PersonRounded /> },
          {
            label: headerWords.account.viewings.label,
            href: headerWords.account.viewings.to,
            icon: <EventRounded />,
          },
        ],
        onLogout: () => signOut(pathname.startsWith('/profile') ? '/login' : '/'),
        labels: { logout: profileMenu.logout },
      }}
      labels={{ sidebar: sidebar.label, toggle: sidebar.toggle }}
      sidebarFooter={
        <>
          <SchemeSwitch />
          <LanguageSwitch />
        </>
      }
    >
      <SWRConfig value={{ onError: (error) => error instanceof CallFailed && error.status === 401 && expire() }}>
        {children}
      </SWRConfig>
    </DashboardShell>
  );
}
