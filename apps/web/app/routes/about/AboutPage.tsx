import { AboutBlock } from '@karachi-estates/design-system/AboutBlock';
import { Button } from '@karachi-estates/design-system/Button';
import { ReasonCard } from '@karachi-estates/design-system/ReasonCard';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { KitLink } from '../../chrome/KitLink.tsx';
import { about as words } from '../../content/about.ts';
import { aboutUs } from '../../content/pictures.generated.ts';
import { sitePicture } from '../../pictures/sitePicture.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import styles from './AboutPage.module.css';

const { heading, lead, picture, sections, principles, actions } = words;
const icons = ['check-circle', 'handshake', 'eye-off', 'clock'] as const;

/** Who we are and how people meet here. */
export function AboutPage() {
  const { role } = useSession();
  return (
    <>
      <Section room="half">
        <AboutBlock level={1} title={heading} paragraphs={[lead]} picture={sitePicture(aboutUs)} alt={picture.alt} />
      </Section>
      <Section room="half" width="text">
        {sections.map(({ id, heading: title, paragraphs }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
            <h2 id={`${id}-heading`}>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </Section>
      <Section ground="sunken" room="half" labelledBy="principles">
        <SectionHeading id="principles" title={principles.heading} />
        <div className={styles.principles}>
          {principles.items.map(({ heading: title, text }, index) => (
            <ReasonCard key={title} icon={icons[index] ?? 'check'} title={title} text={text} />
          ))}
        </div>
        <p className={styles.actions}>
          {role !== 'seller' && (
            <Button href="/properties" linkComponent={KitLink}>
              {actions.buy}
            </Button>
          )}
          <Button
            href={role === 'seller' ? '/seller-post-ad' : '/seller-signup'}
            variant="outlined"
            linkComponent={KitLink}
          >
            {actions.sell}
          </Button>
        </p>
      </Section>
    </>
  );
}
