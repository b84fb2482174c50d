import { Section } from '@karachi-estates/design-system/Section';
import { NewsletterForm } from '../../../newsletter/NewsletterForm.tsx';

/** The newsletter box. */
export function NewsletterSection() {
  return (
    <Section>
      <NewsletterForm />
    </Section>
  );
}
