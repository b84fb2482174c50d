import type { MailTemplate } from './render.ts';

/** A visitor's message to a seller; an answer to the mail goes to the visitor. */
function enquiryTemplate(to: {
  firstName: string;
  title: string;
  listingUrl: string;
  name: string;
  email: string;
  phone: string;
  text: string;
}): MailTemplate {
  return {
    subject: `A message about ${to.title}`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      `${to.name} writes to you about “${to.title}”. Answer this mail to reach them. Use their details for this only.`,
    ],
    facts: [
      ['Name', to.name],
      ['Email', to.email],
      ...(to.phone ? ([['Phone', to.phone]] as [string, string][]) : []),
      ['Message', to.text],
    ],
    button: { label: 'Open the listing', url: to.listingUrl },
    reason: 'You get this mail because somebody wrote to you by the form of your listing.',
  };
}

/** Tells who wrote to a seller that the message was sent, and how to take it back. */
function enquirySentTemplate(to: { title: string; listingUrl: string; withdrawUrl: string }): MailTemplate {
  return {
    subject: 'Your message was sent to the seller',
    paragraphs: [
      'Salaam,',
      `your message about “${to.title}” was sent to its seller, with your name, your email address and, where you gave one, your phone number. Nobody else got it.`,
    ],
    button: { label: 'Do not contact me again', url: to.withdrawUrl },
    links: [{ label: 'See the listing', url: to.listingUrl }],
    reason: 'If you did not write it, press the button: we forget your address and tell the seller to do the same.',
  };
}

/** Tells a seller that somebody who wrote wants no more contact. */
function enquiryWithdrawnTemplate(to: { firstName: string; title: string; name: string; email: string }): MailTemplate {
  return {
    subject: `Please do not contact ${to.name} again`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      `${to.name} (${to.email}) wrote to you about “${to.title}” and wants no more contact. Please delete their details and do not write or call again.`,
    ],
    reason: 'You get this mail because the sender of a message asked for it.',
  };
}

/** The desk's answer to a seller's request. */
function supportAnswerTemplate(to: {
  firstName: string;
  subject: string;
  words: string;
  supportUrl: string;
}): MailTemplate {
  return {
    subject: `Our answer: ${to.subject}`,
    paragraphs: [`Salaam ${to.firstName},`, to.words, 'You can answer this mail, or write to us from your workspace.'],
    button: { label: 'See your requests', url: to.supportUrl },
    reason: 'You get this mail because you asked us for help.',
  };
}

/** The mails about messages to sellers and answers of support in English. */
export const messageTemplates = {
  enquiryTemplate,
  enquirySentTemplate,
  enquiryWithdrawnTemplate,
  supportAnswerTemplate,
};
