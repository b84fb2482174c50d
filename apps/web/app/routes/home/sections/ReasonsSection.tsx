import { AboutBlock } from '@karachi-estates/design-system/AboutBlock';
import { ReasonCard } from '@karachi-estates/design-system/ReasonCard';
import { Section } from '@karachi-estates/design-system/Section';
import { home } from '../../../content/home.ts';
import { whyChooseUs } from '../../../content/pictures.generated.ts';
import { sitePicture } from '../../../pictures/sitePicture.ts';
import styles from './ReasonsSection.module.css';

const { heading, sentence, picture, items } = home.reasons;

/** Why Choose Us: four reasons. */
export function ReasonsSection() {
  return (
    <Section>
      <AboutBlock
        title={heading}
        paragraphs={[sentence]}
        picture={sitePicture(whyChooseUs)}
        alt={picture.alt}
        pictureAt="end"
      >
        <div className={styles.reasons}>
          {items.map(({ icon, heading: title, text }) => (
            <ReasonCard key={title} icon={icon} title={title} text={text} />
          ))}
        </div>
      </AboutBlock>
    </Section>
  );
}
