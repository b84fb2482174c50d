import { FaqAccordion } from '@karachi-estates/design-system/FaqAccordion';
import { OnwardLink } from '@karachi-estates/design-system/OnwardLink';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { useContent } from '../../../content/contentFor.ts';
import { home } from '../../../content/home.ts';
import { homeFaqs } from '../../../content/homeFaqs.ts';

/** The five questions that are asked most. */
export function FaqSection() {
  const homeFaqsWords = useContent('homeFaqs', homeFaqs);
  const { heading, sentence, all } = useContent('home', home).faqs;
  return (
    <Section ground="sunken" width="text" labelledBy="faq-heading">
      <SectionHeading id="faq-heading" title={heading} lead={sentence} />
      <FaqAccordion faqs={homeFaqsWords} />
      <div>
        <OnwardLink href="/faqs">{all}</OnwardLink>
      </div>
    </Section>
  );
}
