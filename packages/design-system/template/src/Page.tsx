import { KitThemeProvider } from '@karachi-estates/design-system/KitThemeProvider';
import { ProjectPage } from '@karachi-estates/design-system/ProjectPage';
import { KitWordsProvider } from '@karachi-estates/design-system/words';
import type { PageProps } from './data.ts';
import { LanguageLink } from './LanguageLink.tsx';
import { pictures } from './pictures.generated.ts';
import { register, registerAction } from './register.ts';
import { Units } from './Units.tsx';

/** The page of the project in one language. */
export function Page({ language, data }: PageProps) {
  const { locale, content, theme, words, contact, availability, other } = language;
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
          languageSwitch={other && <LanguageLink to={other} below="" />}
          availability={{ ...availability, children: <Units language={language} first={data.units} /> }}
          onRegister={register(language)}
          registerForm={{ action: registerAction(language), hiddenFields: { page: locale } }}
        />
      </KitThemeProvider>
    </KitWordsProvider>
  );
}
