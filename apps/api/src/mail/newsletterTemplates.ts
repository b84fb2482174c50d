import type { MailTemplate } from './render.ts';

/** Double opt-in of the newsletter. */
function newsletterConfirmTemplate(to: { confirmUrl: string }): MailTemplate {
  return {
    subject: 'Please confirm your newsletter subscription',
    paragraphs: [
      'Salaam,',
      'this address was entered for the Karachi Estates newsletter. Press the button to confirm; without it nothing will be sent to you.',
    ],
    button: { label: 'Confirm my subscription', url: to.confirmUrl },
    reason: 'If you did not ask for it, ignore this mail. The link works for seven days.',
  };
}

const bySubscription = (unsubscribeUrl: string) =>
  `You get this mail because you confirmed your subscription. Unsubscribe with one click: ${unsubscribeUrl}`;

/** The first mail to a new reader; every issue ends like it. */
function newsletterWelcomeTemplate(to: { propertiesUrl: string; unsubscribeUrl: string }): MailTemplate {
  return {
    subject: 'Welcome to the Karachi Estates newsletter',
    paragraphs: ['Salaam,', 'thank you for confirming. You will hear from us when there is something worth reading.'],
    button: { label: 'See what is new', url: to.propertiesUrl },
    reason: bySubscription(to.unsubscribeUrl),
  };
}

/** An issue; what stands around it is in the reader's language. */
function newsletterIssueTemplate(to: {
  subject: string;
  article: NonNullable<MailTemplate['article']>;
  unsubscribeUrl: string;
}): MailTemplate {
  const { subject, article, unsubscribeUrl } = to;
  return { subject, paragraphs: [], article, reason: bySubscription(unsubscribeUrl) };
}

/** The mails about the newsletter in English. */
export const newsletterTemplates = {
  newsletterConfirmTemplate,
  newsletterWelcomeTemplate,
  newsletterIssueTemplate,
};
