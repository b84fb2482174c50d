import { Button } from '@karachi-estates/design-system/Button';
import { FaqAccordion } from '@karachi-estates/design-system/FaqAccordion';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { faqs as words } from '../../content/faqs.ts';
import { useSiteSettings } from '../../data/settings.ts';
import { faqPage } from '../../seo/faqPage.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import styles from './FaqsRoute.module.css';

const { heading, sentence, groups, more } = words;
const about = [faqPage(groups.flatMap(({ faqs }) => faqs))];
const atFaqs = fixedPageMeta('/faqs', heading, about);
const atFaq = fixedPageMeta('/faq', heading, about);

export const meta: typeof atFaqs = (page) => (page.location.pathname === '/faq' ? atFaq(page) : atFaqs(page));

/** All questions and answers, for visitors and, at /faq, for sellers. */
export default function FaqsRoute() {
  const { data: settings } = useSiteSettings();
  return (
    <Section room="half" width="text">
      <SectionHeading level={1} title={heading} lead={sentence} />
      {groups.map(({ id, heading: title, faqs }) => (
        <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`}>{title}</h2>
          <FaqAccordion faqs={faqs} />
        </section>
      ))}
      <section className={styles.more} aria-labelledby="more-help">
        <h2 id="more-help">{more.heading}</h2>
        <p>{more.text}</p>
        {settings && (
          <p>
            <Button href={settings.contact.chatUrl} target="_blank" rel="noopener" icon="whatsapp" variant="outlined">
              {more.action}
            </Button>
          </p>
        )}
      </section>
    </Section>
  );
}
