import { mirrored } from '@karachi-estates/design-system/theme/looks';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense } from 'react';
import { useContent } from '../content/contentFor.ts';
import { frame } from '../content/frame.ts';
import { LanguageSwitch } from '../locale/LanguageSwitch.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { useScreen } from '../session/useScreen.ts';
import { LaterPart, laterComponent } from './LaterPart.tsx';
import { Waiting } from './Waiting.tsx';

const logoId = 'logo';
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
const Workspace = laterComponent(() => import('./Workspace.tsx'));

const FrameHeader = laterComponent(() => import('./FrameHeader.tsx'));
const FrameFooter = laterComponent(() => import('./FrameFooter.tsx'));

// Nothing in it depends on who is signed in, which becomes known after the page is there.
const frameFooter = (
  <LaterPart>
    <FrameFooter logoFrom={logoId} />
  </LaterPart>
);

/** Puts around a screen what `routes.ts` says belongs there. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const words = useContent('frame', frame);
  const chrome = useScreen()?.chrome;
  const { role } = useSession();
  if (role === 'seller' && (chrome === 'dashboard' || chrome === 'by-role')) {
    return (
      <Suspense fallback={<Waiting />}>
        <Workspace>{children}</Workspace>
      </Suspense>
    );
  }
  if (role === 'seller' && chrome === 'site') {
    return (
      <Content id="content" tabIndex={-1}>
        <Container sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, pt: 2 }}>
          <BackLink href="/">
            <ArrowBackRounded />
            {words.backToDashboard}
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
      <LaterPart>
        <FrameHeader logoId={logoId} />
      </LaterPart>
      <Content id="content" tabIndex={-1}>
        {children}
      </Content>
      {frameFooter}
    </>
  );
}
