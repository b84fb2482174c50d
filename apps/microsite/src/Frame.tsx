import { KitThemeProvider } from '@karachi-estates/design-system/KitThemeProvider';
import { ProjectFrame } from '@karachi-estates/design-system/ProjectFrame';
import { Section } from '@karachi-estates/design-system/Section';
import { KitWordsProvider } from '@karachi-estates/design-system/words';
import type { MouseEvent, ReactNode } from 'react';
import { LanguageLink } from './LanguageLink.tsx';
import type { SiteLanguage } from './language.ts';

interface FrameProps {
  language: SiteLanguage;
  /** The page below that of the project. */
  below: string;
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}

/** The site around a page about its units. */
export function Frame({ language, below, onClick, children }: FrameProps) {
  const { locale, content, theme, words, contact, other } = language;
  return (
    <KitWordsProvider locale={locale} words={words}>
      <KitThemeProvider theme={theme}>
        <ProjectFrame
          content={content}
          brand={theme.kit.brand}
          files="/files"
          contact={contact}
          languageSwitch={other && <LanguageLink to={other} below={below} />}
          onClick={onClick}
        >
          <Section room="half">{children}</Section>
        </ProjectFrame>
      </KitThemeProvider>
    </KitWordsProvider>
  );
}
