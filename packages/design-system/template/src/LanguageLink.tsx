import type { SiteLanguage } from './language.ts';

interface LanguageLinkProps {
  to: NonNullable<SiteLanguage['other']>;
  /** The page below that of the project. */
  below: string;
}

/** The page in the other language, from its head and its foot. */
export function LanguageLink({ to: { locale, name, href }, below }: LanguageLinkProps) {
  return (
    <a
      href={href + below}
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
