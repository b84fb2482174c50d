import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useSession } from '../session/SessionProvider.tsx';
import { whenIdle } from '../whenIdle.ts';
import { chosenLocale, wantsUrdu } from './chosenLocale.ts';
import { useLocale } from './Locale.tsx';
import type { UrduOfferProps } from './UrduOffer.tsx';

/** Where its code does not come, nothing is lost. */
function NoOffer(_: UrduOfferProps): ReactNode {
  return null;
}

// Its words are Urdu, so only who may read them loads it.
const UrduOffer = lazy<(props: UrduOfferProps) => ReactNode>(() =>
  import('./UrduOffer.tsx').catch(() => ({ default: NoOffer })),
);

/**
 * Offers the Urdu page over an English one, once the page is done with everything else. It never leads there by itself.
 */
export function LanguageOffer() {
  const locale = useLocale();
  const kept = useSession().user?.locale;
  const [isShown, setShown] = useState(false);
  useEffect(
    () =>
      locale === 'en' ? whenIdle(() => setShown(wantsUrdu(chosenLocale(), navigator.languages, kept))) : undefined,
    [locale, kept],
  );
  if (!isShown) return null;
  return (
    <Suspense>
      <UrduOffer onClose={() => setShown(false)} />
    </Suspense>
  );
}
