import { KitThemeProvider } from '@karachi-estates/design-system/KitThemeProvider';
import { ProjectPage, type SendInterest } from '@karachi-estates/design-system/ProjectPage';
import { KitWordsProvider } from '@karachi-estates/design-system/words';
import type { SiteLanguage } from './language.ts';
import { pictures } from './pictures.generated.ts';
import { apiUrl } from './settings.ts';
import { Units } from './Units.tsx';
import type { Units as UnitsOf } from './units.ts';

/** The page in the other language, from its head and its foot. */
function LanguageLink({ locale, name, href }: NonNullable<SiteLanguage['other']>) {
  return (
    <a
      href={href}
      lang={locale}
      hrefLang={locale}
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: '2.75rem',
        color: 'inherit',
        // On an English page a font of 1 KB for the one word in Urdu.
        ...(locale === 'ur' && { fontFamily: '"Urdu Name", sans-serif', fontWeight: 600 }),
      }}
    >
      {name}
    </a>
  );
}

interface PageProps {
  language: SiteLanguage;
  /** The units that the page was built with. */
  units: UnitsOf | undefined;
}

/** The whole site in one language. */
export function Page({ language, units }: PageProps) {
  const { locale, content, theme, words, contact, availability, other } = language;
  const action = `${apiUrl}/api/interest/${content.identity.id}`;
  const register: SendInterest = async (values, idempotencyKey) => {
    const response = await fetch(action, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
        'accept-language': locale,
      },
      body: JSON.stringify(values),
    });
    const { message } = await response.json();
    return { ok: response.ok, message };
  };
  return (
    <KitWordsProvider locale={locale} words={words}>
      <KitThemeProvider theme={theme}>
        <ProjectPage
          content={content}
          brand={theme.kit.brand}
          pictures={pictures}
          pictureEnding=".webp"
          files="/files"
          contact={contact}
          languageSwitch={other && <LanguageLink {...other} />}
          availability={{ ...availability, children: <Units language={language} first={units} /> }}
          onRegister={register}
          registerForm={{ action, hiddenFields: { page: locale } }}
        />
      </KitThemeProvider>
    </KitWordsProvider>
  );
}
