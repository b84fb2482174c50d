import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { formatPkr, formatPriceShort } from '@karachi-estates/domain/properties/price';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import type { MailedHome, MailTemplate } from './render.ts';

/** Somebody asked for a home: the link to their request. */
function leadReceivedTemplate(to: { threadUrl: string }): MailTemplate {
  return {
    subject: 'We have your Find My Home request',
    paragraphs: [
      'Salaam,',
      'somebody, hopefully you, asked us to find a home and named this address. Our desk looks for places that fit, and sends them to you here.',
      'The link below shows where your request stands and what we sent. Keep it to yourself: whoever has it can answer for you.',
    ],
    button: { label: 'See my request', url: to.threadUrl },
    reason: 'You get this mail because a home was asked for with this address. If it was not you, ignore it.',
  };
}

/** Homes that the desk chose for somebody. */
function shortlistTemplate(to: { name: string; words: string; homes: MailedHome[]; threadUrl: string }): MailTemplate {
  const count = to.homes.length === 1 ? 'A home' : `${to.homes.length} homes`;
  return {
    subject: `${count} that may be what you look for`,
    paragraphs: [
      `Salaam ${to.name},`,
      to.words,
      'we chose these for your request. Say yes or no to each, and we arrange a visit or look on.',
    ].filter(Boolean),
    homes: to.homes,
    button: { label: 'Answer', url: to.threadUrl },
    reason: 'You get this mail because you asked us to find a home. You can also answer this mail.',
  };
}

/** What the desk gets about a 'Find My Home' lead. */
export function leadTemplate(lead: {
  id: number;
  name: string;
  email: string;
  phone: string;
  message: string;
  city: string;
  area: string;
  bedrooms: string;
  propertyType: string;
  budget: number;
}): MailTemplate {
  return {
    subject: `Lead ${lead.id}: ${propertyTypeLabel(lead.propertyType)} in ${lead.area}, ${formatPriceShort(lead.budget)}`,
    paragraphs: ['A new Find My Home request came in. Answering this mail writes to the person.'],
    facts: [
      ['Name', lead.name],
      ['Phone', formatPhone(lead.phone)],
      ['Email', lead.email],
      ['City', lead.city],
      ['Area', lead.area],
      ['Property type', propertyTypeLabel(lead.propertyType)],
      ['Bedrooms', lead.bedrooms],
      ['Budget', `${formatPkr(lead.budget)} (${formatPriceShort(lead.budget)})`],
      ['Message', lead.message || 'none'],
    ],
    reason: 'This mail goes to the desk that the settings of the site name.',
  };
}

/** The mails about Find My Home requests in English. */
export const leadTemplates = {
  leadReceivedTemplate,
  shortlistTemplate,
  /** Above each home of a shortlist, and the link below it. */
  shortlistNews: 'Chosen for you',
  shortlistAnswer: 'Say yes or no',
};
