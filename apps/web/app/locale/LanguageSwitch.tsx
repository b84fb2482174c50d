import type { Locale } from '@karachi-estates/domain/words/locale';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '../chrome/Hydrated.tsx';
import { keepLocale } from './chosenLocale.ts';
import { useLocale } from './Locale.tsx';
import { localePath } from './localePath.ts';

const others: Readonly<Record<Locale, { locale: Locale; name: string }>> = {
  en: { locale: 'ur', name: 'اردو' },
  ur: { locale: 'en', name: 'English' },
};

// Its few letters have a small font of their own.
const nameFont = { fontFamily: ({ typography }: Theme) => `'Urdu Name', ${typography.fontFamily}` };

/** Leads to the same place in the other language, by a load of the whole page: a visit has one language. */
export function LanguageSwitch() {
  const { locale, name } = others[useLocale()];
  const { pathname, search, hash } = useLocation();
  return (
    <Button
      // A cached page knows neither the place within it nor a query that only the browser reads.
      key={useHydrated() ? 'now' : 'sent'}
      suppressHydrationWarning
      component="a"
      href={localePath(locale, pathname + search + hash)}
      hrefLang={locale}
      lang={locale}
      variant="text"
      color="inherit"
      size="small"
      sx={nameFont}
      onClick={() => keepLocale(locale)}
    >
      {name}
    </Button>
  );
}
