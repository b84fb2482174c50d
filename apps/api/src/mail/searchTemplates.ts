import type { MailedHome, MailTemplate } from './render.ts';

/** Double opt-in of a search that is saved without an account. */
function searchConfirmTemplate(to: { name: string; confirmUrl: string }): MailTemplate {
  return {
    subject: 'Please confirm your saved search',
    paragraphs: [
      'Salaam,',
      `this address was entered for alerts about homes: “${to.name}”. Press the button to confirm; without it nothing will be sent to you.`,
    ],
    button: { label: 'Confirm my search', url: to.confirmUrl },
    reason: 'If you did not ask for it, ignore this mail. The link works for seven days.',
  };
}

/** A search was asked for that its owner has already: nobody but them changes it. */
function searchKnownTemplate(to: { name: string; manageUrl: string }): MailTemplate {
  return {
    subject: 'You have this search already',
    paragraphs: [
      'Salaam,',
      `this address was entered again for alerts about homes: “${to.name}”. You have this search already, so it stays as it is. Press the button to change how often it writes, or to pause or end it.`,
    ],
    button: { label: 'Change my search', url: to.manageUrl },
    reason: 'If you did not ask for it, ignore this mail.',
  };
}

/** What is new for a saved search. `more` homes beside these are on the list. */
function searchAlertTemplate(to: {
  name: string;
  homes: MailedHome[];
  more: number;
  listUrl: string;
  manageUrl: string;
  unsubscribeUrl: string;
}): MailTemplate {
  const [first, ...others] = to.homes;
  const total = to.homes.length + to.more;
  const count = total === 1 ? 'One home' : `${total} homes`;
  return {
    subject:
      first && others.length === 0 && to.more === 0
        ? `${first.news}: ${first.price}, ${first.title}`
        : `${count} for “${to.name}”`,
    paragraphs: [
      'Salaam,',
      `${count} for your saved search “${to.name}”.${to.more > 0 ? ` Here are the latest ${to.homes.length}.` : ''}`,
    ],
    homes: to.homes,
    button: { label: 'See all homes of this search', url: to.listUrl },
    reason:
      'You get this mail because you saved this search. ' +
      `Change or pause it: ${to.manageUrl}\nEnd these alerts: ${to.unsubscribeUrl}`,
  };
}

/** The mails about saved searches in English. */
export const searchTemplates = {
  searchConfirmTemplate,
  searchKnownTemplate,
  searchAlertTemplate,
};
