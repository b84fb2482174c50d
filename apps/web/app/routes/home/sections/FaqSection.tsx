import { FaqAccordion } from '@karachi-estates/design-system/FaqAccordion';
import { Link } from '@karachi-estates/design-system/Link';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { KitLink } from '../../../chrome/KitLink.tsx';
import { home } from '../../../content/home.ts';
import { homeFaqs } from '../../../content/homeFaqs.ts';

const { heading, sentence, all } = home.faqs;

/** The five questions that are asked most. */
export function FaqSection() {
  return (
    <Section ground="sunken" width="text" labelledBy="faq-heading">
      <SectionHeading id="faq-heading" title={heading} lead={sentence} />
      <FaqAccordion faqs={homeFaqs} />
      <p>
        <Link href="/faqs" variant="onward" linkComponent={KitLink}>
          {all}
        </Link>
      </p>
    </Section>
  );
}
