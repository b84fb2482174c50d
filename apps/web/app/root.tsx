import { LowData } from '@karachi-estates/design-system/lowData';
import font from '@karachi-estates/design-system/styles/plus-jakarta-sans.woff2?url';
import { memoTheme } from '@karachi-estates/design-system/theme/memoTheme';
import { KitWordsProvider } from '@karachi-estates/design-system/words';
import { styled } from '@mui/material/styles';
import { type ReactNode, use, useState } from 'react';
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  useHref,
  useLocation,
  useMatches,
} from 'react-router-dom';
import { SWRConfig } from 'swr';
import { recordEarlyInput, useEarlyInput } from './chrome/earlyInput.ts';
import { FailedScreen } from './chrome/FailedScreen.tsx';
import { LaterPart, laterComponent } from './chrome/LaterPart.tsx';
import { LaterFonts, LaterScripts } from './chrome/LaterScripts.tsx';
import { NoticeProvider } from './chrome/Notices.tsx';
import { RouteAnnouncer } from './chrome/RouteAnnouncer.tsx';
import { ScrollMemory } from './chrome/ScrollMemory.tsx';
import { SiteFrame } from './chrome/SiteFrame.tsx';
import { SiteTheme } from './chrome/SiteTheme.tsx';
import { ScriptNonce } from './chrome/scriptNonce.ts';
import { contentFor } from './content/contentFor.ts';
import { frame } from './content/frame.ts';
import { isRefusal } from './data/call.ts';
import { requirePlainAddress } from './data/plainAddress.ts';
import { type Fallback, fallbackOf, valuesOf } from './data/reading.ts';
import { siteSettings } from './data/settings.ts';
import { LanguageOffer } from './locale/LanguageOffer.tsx';
import { LanguageSync } from './locale/LanguageSync.tsx';
import { LocaleProvider } from './locale/Locale.tsx';
import { languageFor, useWholeLanguage } from './locale/language.ts';
import { splitLocale } from './locale/localePath.ts';
import { OfflineNote } from './offline/OfflineNote.tsx';
import { useSeenPages } from './offline/useSeenPages.ts';
import { AccountDialogProvider } from './session/AccountDialogProvider.tsx';
import { Guard } from './session/Guard.tsx';
import { SessionProvider } from './session/SessionProvider.tsx';
import { beforeFirstPaint } from './session/storage.ts';
import stylesheet from './styles/site.css?url';

// Hearts are drawn by later parts only.
const FavouritesSync = laterComponent(() => import('./session/FavouritesSync.tsx'));
const LinkPrefetch = laterComponent(() => import('./chrome/LinkPrefetch.tsx'));

/** The kit speaks English by itself. */
/** The kit's words in each language, which come later than what a page in Urdu begins with. */
const kitWords = { en: {}, ur: () => useWholeLanguage('ur')?.kitWords ?? {} };

export async function loader({ context, request }: LoaderFunctionArgs) {
  requirePlainAddress(request.url);
  const fallback = await fallbackOf(context.api, [siteSettings()]);
  // English, with photos, is what a page without a mark is in.
  return {
    fallback,
    ...(context.locale !== 'en' && { locale: context.locale }),
    ...(context.lowData && { lowData: true }),
  };
}

/** The settings are the same for a whole visit. */
export const shouldRevalidate = () => false;

const Page = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvb',
  '[data-session="checking"] &': { visibility: 'hidden' },
});

/** What the specification shows until a stored session is verified. */
const Checking = styled('p')(
  memoTheme(({ theme }) => ({
    display: 'none',
    position: 'fixed',
    inset: 0,
    placeContent: 'center',
    color: (theme.vars ?? theme).palette.text.secondary,
    letterSpacing: '0.08em',
    '[data-session="checking"] &': { display: 'grid' },
  })),
);

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(ScriptNonce);
  const { locale } = splitLocale(useHref('/'));
  const language = languageFor(locale);
  return (
    // The inline script puts the session's and the scheme's mark here before React looks.
    <html lang={locale} dir={language?.direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: recordEarlyInput + beforeFirstPaint }}
        />
        <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        {/* An import for its effect alone would be linked again by each later part. */}
        <link rel="stylesheet" href={stylesheet} />
        <Links />
        {language && <link rel="stylesheet" href={language.stylesheet} />}
        {language && <LaterFonts {...language.fonts} />}
        <link rel="icon" href="/logo-mark.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <LocaleProvider value={locale}>
          <KitWordsProvider locale={locale} words={kitWords[locale]}>
            <SiteTheme>
              <Checking role="status" aria-live="polite">
                {contentFor(locale, 'frame', frame).checking}
              </Checking>
              <Page>{children}</Page>
            </SiteTheme>
          </KitWordsProvider>
        </LocaleProvider>
        <ScrollMemory />
        {import.meta.env.DEV ? <Scripts /> : <LaterScripts />}
      </body>
    </html>
  );
}

/** Everything that the loaders of the first screen have read on the server. */
function serverFallback(loaderData: readonly unknown[]): Record<string, unknown> {
  const read = loaderData as ({ fallback?: Fallback } | undefined)[];
  return Object.assign({}, ...read.map((each) => valuesOf(each?.fallback)));
}

export default function App({ loaderData }: { loaderData: Awaited<ReturnType<typeof loader>> }) {
  const matches = useMatches();
  const location = useLocation();
  // What the server read for the first screen stays the start of this visit's cache.
  const [first] = useState(() => ({ fallback: serverFallback(matches.map((each) => each.loaderData)), location }));
  useSeenPages();
  useEarlyInput();
  return (
    <SWRConfig
      value={{
        fallback: first.fallback,
        // The first screen has just come from the server; on later ones, what was read before may be stale.
        revalidateIfStale: location !== first.location,
        shouldRetryOnError: retryable,
      }}
    >
      <LowData value={loaderData.lowData === true}>
        <OfflineNote />
        <NoticeProvider>
          <SessionProvider>
            <LanguageOffer />
            <RouteAnnouncer />
            <LaterPart>
              <FavouritesSync />
              <LinkPrefetch />
            </LaterPart>
            <LanguageSync />
            <AccountDialogProvider>
              <SiteFrame>
                <Guard>
                  <Outlet />
                </Guard>
              </SiteFrame>
            </AccountDialogProvider>
          </SessionProvider>
        </NoticeProvider>
      </LowData>
    </SWRConfig>
  );
}

/** What the server refused will be refused again; what did not reach it may succeed. */
function retryable(error: unknown): boolean {
  return !isRefusal(error);
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <FailedScreen error={error} />;
}
