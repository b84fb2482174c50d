import { DocumentPage } from '@karachi-estates/design-system/DocumentPage';
import { Section } from '@karachi-estates/design-system/Section';
import type { LegalDocument } from '../content/document.ts';
import { fill } from '../content/fill.ts';
import { useSiteSettings } from '../data/settings.ts';

/** A legal text as a page, with the contacts that the operator has set. */
export function LegalPage({ text }: { text: LegalDocument }) {
  const { data: settings } = useSiteSettings();
  const contacts: Record<string, string> = settings
    ? { contactEmail: settings.contact.email, contactAddress: settings.contact.address }
    : {};
  const filled = (sentence: string) => fill(sentence, contacts);
  return (
    <Section room="half">
      <DocumentPage
        title={text.heading}
        effective={{ date: text.effective, label: text.effectiveLabel }}
        contentsLabel={text.contentsLabel}
        introduction={text.introduction.map(filled)}
        sections={text.sections.map(({ id, heading, blocks }) => ({
          id,
          title: heading,
          blocks: blocks.map((block) =>
            'paragraph' in block ? { paragraph: filled(block.paragraph) } : { list: block.list.map(filled) },
          ),
        }))}
      />
    </Section>
  );
}
