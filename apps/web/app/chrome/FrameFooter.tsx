import { SiteFooter, type SiteFooterLink } from '@karachi-estates/design-system/SiteFooter';
import Stack from '@mui/material/Stack';
import { useContent } from '../content/contentFor.ts';
import { footer } from '../content/footer.ts';
import { header } from '../content/header.ts';
import { useSiteSettings } from '../data/settings.ts';
import Preferences from './Preferences.tsx';

/** The foot of every public page. */
export default function FrameFooter({ logoFrom }: { logoFrom: string }) {
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
      logoFrom={logoFrom}
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
        <Preferences />
      </Stack>
    </SiteFooter>
  );
}
