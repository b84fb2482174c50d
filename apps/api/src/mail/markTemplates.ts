import type { MarkAction } from '@karachi-estates/contracts/marks';
import { CODE_MINUTES, type MarkKind } from '@karachi-estates/domain/marks/marks';
import type { MailTemplate } from './render.ts';

/** The code with which a seller shows that we reach them; it is in no subject, since those are kept. */
function markCodeTemplate(to: { firstName: string; code: string }): MailTemplate {
  return {
    subject: 'Your Karachi Estates code',
    paragraphs: [
      `Salaam ${to.firstName},`,
      `your code is ${to.code}. Type it on your profile page within ${CODE_MINUTES} minutes.`,
      'Never tell it to anybody: we do not ask for it by phone. If you did not ask for it, do nothing.',
    ],
    reason: 'You get this mail because somebody asked for a code in your account.',
  };
}

const CHECKS: Record<MarkKind, string> = {
  phone: 'phone number',
  licence: 'agency or licence number',
  office: 'office',
  developer: 'work for a developer',
  identity: 'identity card',
};

/** Staff checked something about a seller, could not, or took a mark away; `words` are theirs, where they gave any. */
function markDecidedTemplate(to: {
  firstName: string;
  action: MarkAction;
  kind: MarkKind;
  words: string;
  contactEmail: string;
}): MailTemplate {
  const check = CHECKS[to.kind];
  const said: Record<MarkAction, string> = {
    give: `we have checked your ${check}. Your page and your listings show it with its date.`,
    decline: `we looked at what you asked us to check, your ${check}, and could not confirm it. Nothing is shown.`,
    end: `your page and your listings no longer show that we checked your ${check}.`,
  };
  return {
    subject: to.action === 'give' ? 'Your page shows a new check' : `About the check of your ${check}`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      said[to.action],
      ...(to.words ? [to.words] : []),
      ...(to.action === 'give' ? [] : [`If you have a question, answer this mail or write to ${to.contactEmail}.`]),
    ],
    reason: 'You get this mail because it concerns what your page says of you.',
  };
}

/** The mails about the marks of sellers in English. */
export const markTemplates = {
  markCodeTemplate,
  markDecidedTemplate,
};
