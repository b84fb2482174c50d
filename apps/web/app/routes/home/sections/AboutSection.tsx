import { AboutBlock } from '@karachi-estates/design-system/AboutBlock';
import { Section } from '@karachi-estates/design-system/Section';
import { useContent } from '../../../content/contentFor.ts';
import { home } from '../../../content/home.ts';
import { aboutUs } from '../../../content/pictures.generated.ts';
import { sitePicture } from '../../../pictures/sitePicture.ts';

/** About Us in two paragraphs. */
export function AboutSection() {
  const { heading, paragraphs, more, picture } = useContent('home', home).about;
  return (
    <Section ground="sunken">
      <AboutBlock
        title={heading}
        paragraphs={paragraphs}
        picture={sitePicture(aboutUs)}
        alt={picture.alt}
        action={{ label: more, href: '/about' }}
      />
    </Section>
  );
}
