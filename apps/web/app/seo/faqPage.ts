import type { StructuredData } from './pageMeta.ts';

/** Questions with their answers, as the page shows them. */
export const faqPage = (faqs: readonly { question: string; answer: readonly string[] }[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
  })),
});
