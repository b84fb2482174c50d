import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import type { MailTemplate } from './render.ts';

/** Asks who wants to hold a unit whether the address is theirs. */
function holdConfirmTemplate(to: { unit: string; project: string; confirmUrl: string }): MailTemplate {
  return {
    subject: `Hold unit ${to.unit}, ${to.project}`,
    paragraphs: [
      'Salaam,',
      `somebody, hopefully you, asked to hold unit ${to.unit} of ${to.project}. Press the button to hold it for 24 hours; until then anybody else may be faster.`,
      'Holding costs nothing, and each person holds one unit.',
    ],
    button: { label: `Hold unit ${to.unit}`, url: to.confirmUrl },
    reason: 'If you did not ask for it, ignore this mail. The link works for 24 hours.',
  };
}

/** Tells who holds a unit until when, and how to give it back. */
function holdHeldTemplate(to: {
  unit: string;
  project: string;
  until: string;
  /** Whole rupees; null is on request. */
  price: number | null;
  manageUrl: string;
}): MailTemplate {
  return {
    subject: `You hold unit ${to.unit} until ${to.until}`,
    paragraphs: [
      'Salaam,',
      `unit ${to.unit} of ${to.project} is held for you until ${to.until}. To book it, pay the deposit to the project by then; its desk books the unit for you. Answer this mail to ask the desk how.`,
      ...(to.price === null
        ? []
        : [`Until then it costs you ${formatPkr(to.price)}, whatever others are asked for it.`]),
      'If you do not want it any more, give it back, so that others can have it.',
    ],
    button: { label: 'See or give back my hold', url: to.manageUrl },
    reason: 'You get this mail because you hold this unit.',
  };
}

/** How a hold or a booking ended: by the clock, by who held it, or by the desk. */
export type HoldEnd = 'expired' | 'released' | 'by-desk' | 'booking-ended';

const HOLD_ENDS: Record<HoldEnd, { subject: (unit: string) => string; text: (unit: string) => string }> = {
  expired: {
    subject: (unit) => `Your hold of unit ${unit} has ended`,
    text: (unit) => `your hold of unit ${unit} has ended. If it is still available, you can ask for it again.`,
  },
  released: {
    subject: (unit) => `You have given unit ${unit} back`,
    text: (unit) => `you have given unit ${unit} back, and others can take it now. You may hold another one.`,
  },
  'by-desk': {
    subject: (unit) => `Your hold of unit ${unit} was ended`,
    text: (unit) => `the desk of the project has ended your hold of unit ${unit}. Answer this mail to ask why.`,
  },
  'booking-ended': {
    subject: (unit) => `Your booking of unit ${unit} was ended`,
    text: (unit) =>
      `the desk of the project has ended your booking of unit ${unit}. Answer this mail to ask why, and what becomes of your deposit.`,
  },
};

/** Tells who held or booked a unit that this is over. */
function holdEndedTemplate(to: { unit: string; project: string; how: HoldEnd; unitUrl: string }): MailTemplate {
  const { subject, text } = HOLD_ENDS[to.how];
  return {
    subject: `${subject(to.unit)}, ${to.project}`,
    paragraphs: ['Salaam,', text(`${to.unit} of ${to.project}`)],
    button: { label: `See unit ${to.unit}`, url: to.unitUrl },
    reason: 'You get this mail because you held this unit.',
  };
}

/** Tells who held a unit that it is booked for them. */
function unitBookedTemplate(to: {
  unit: string;
  project: string;
  price: number;
  deposit: number;
  unitUrl: string;
}): MailTemplate {
  return {
    subject: `Unit ${to.unit} is booked for you, ${to.project}`,
    paragraphs: [
      'Salaam,',
      `the desk of ${to.project} has your deposit and has booked unit ${to.unit} for you. What is due when is fixed now: later changes of prices do not touch it.`,
    ],
    facts: [
      ['Price', formatPkr(to.price)],
      ['Deposit', formatPkr(to.deposit)],
    ],
    button: { label: 'See my payments', url: to.unitUrl },
    reason: 'You get this mail because you held this unit.',
  };
}

/** Asks who wants to join the launch of a project whether the address is theirs. `opens` is null once it is open. */
function launchJoinTemplate(to: { project: string; opens: string | null; confirmUrl: string }): MailTemplate {
  return {
    subject: `Join the launch of ${to.project}`,
    paragraphs: [
      'Salaam,',
      `somebody, hopefully you, wants to join the launch of ${to.project}, which ${to.opens === null ? 'is open' : `opens on ${to.opens}`}. Press the button to be in it.`,
      to.opens === null
        ? 'You follow at the end of the queue, and we write to you when it is your turn. Keep this mail: its link shows your place.'
        : 'Who joins before the opening gets a place by lot: it does not matter who is first. Later ones follow in the order in which they come. Keep this mail: its link shows your place.',
    ],
    button: { label: 'Join the launch', url: to.confirmUrl },
    reason: 'If you did not ask for it, ignore this mail. The link joins for 24 hours.',
  };
}

/** Tells who waits for a launch that it opens at another time. */
function launchMovedTemplate(to: { project: string; before: string; opens: string; launchUrl: string }): MailTemplate {
  return {
    subject: `The launch of ${to.project} opens on ${to.opens}`,
    paragraphs: [
      'Salaam,',
      `the launch of ${to.project} does not open on ${to.before}, as we had said, but on ${to.opens}. You are in it as before: the lot decides your place, not who is first.`,
      'The link of your first mail goes on showing your place.',
    ],
    button: { label: 'To the launch', url: to.launchUrl },
    reason: 'You get this mail because you joined this launch.',
  };
}

/** Tells who waits for a launch that staff have ended it before its opening. */
function launchCalledOffTemplate(to: { project: string; opens: string; unitsUrl: string }): MailTemplate {
  return {
    subject: `The launch of ${to.project} is called off`,
    paragraphs: [
      'Salaam,',
      `the launch of ${to.project}, which was to open on ${to.opens}, is called off. No lot is drawn, and your place in the waiting room ends.`,
      'Units of the project can be held as usual again.',
    ],
    button: { label: 'To the units', url: to.unitsUrl },
    reason: 'You get this mail because you joined this launch.',
  };
}

/** Tells somebody that it is their turn in a launch. */
function launchTurnTemplate(to: { project: string; until: string; turnUrl: string }): MailTemplate {
  return {
    subject: `It is your turn until ${to.until}: ${to.project}`,
    paragraphs: [
      'Salaam,',
      `it is your turn in the launch of ${to.project}. Until ${to.until} you can choose one unit and hold it for 24 hours.`,
      'Afterwards the next person is called. If you do not want a unit, leave the queue, so that others wait less.',
    ],
    button: { label: 'Choose a unit', url: to.turnUrl },
    reason: 'You get this mail because you joined this launch.',
  };
}

/** Tells who visits a project when; the calendar file comes with it. */
function visitTemplate(to: { project: string; unit: string | null; at: string }): MailTemplate {
  return {
    subject: `Your visit of ${to.project}, ${to.at}`,
    paragraphs: [
      'Salaam,',
      `you are expected at ${to.project} on ${to.at}${to.unit ? `, to see unit ${to.unit}` : ''}. The file that comes with this mail puts it into your calendar.`,
      'If you cannot come, answer this mail, so that somebody else can.',
    ],
    reason: 'You get this mail because a visit was booked with this address.',
  };
}

/** Tells somebody that the time of their visit is not offered any more. */
function visitTakenBackTemplate(to: { project: string; at: string; visitsUrl: string }): MailTemplate {
  return {
    subject: `Your visit of ${to.project} on ${to.at} does not take place`,
    paragraphs: [
      'Salaam,',
      `nobody can show you ${to.project} on ${to.at}, as we had agreed. We are sorry. Please take the time out of your calendar.`,
      'Choose another time on the page, or answer this mail and say when you could come.',
    ],
    button: { label: 'Choose another time', url: to.visitsUrl },
    reason: 'You get this mail because a visit was booked with this address.',
  };
}

/** Tells the desk of a project who comes. */
export function visitDeskTemplate(visit: {
  project: string;
  unit: string | null;
  at: string;
  name: string;
  phone: string;
  email: string;
}): MailTemplate {
  return {
    subject: `Visit of ${visit.project}, ${visit.at}: ${visit.name}`,
    paragraphs: [`${visit.name} comes to see ${visit.unit ? `unit ${visit.unit} of ` : ''}${visit.project}.`],
    facts: [
      ['When', visit.at],
      ['Name', visit.name],
      ['Phone', formatPhone(visit.phone)],
      ['Email', visit.email],
    ],
    reason: 'You get this mail because you are the desk of this project.',
  };
}

/** Tells the desk of a project who holds a unit, so that it calls them. */
export function holdDeskTemplate(hold: {
  project: string;
  unit: string;
  until: string;
  name: string;
  phone: string;
  email: string;
  holdId: number;
}): MailTemplate {
  return {
    subject: `Unit ${hold.unit} of ${hold.project} is held: ${hold.name}`,
    paragraphs: [
      `${hold.name} holds unit ${hold.unit} of ${hold.project}. Book it once the deposit is paid; else it is available again by itself.`,
    ],
    facts: [
      ['Until', hold.until],
      ['Name', hold.name],
      ['Phone', formatPhone(hold.phone)],
      ['Email', hold.email],
      ['Hold', String(hold.holdId)],
    ],
    reason: 'You get this mail because you are the desk of this project.',
  };
}

/** What a project's desk gets about an interest registration. */
export function interestTemplate(registration: {
  id: number;
  projectName: string;
  /** The kind of unit in the project's words. */
  unit: string;
  fullName: string;
  phoneNumber: string;
  email: string;
}): MailTemplate {
  return {
    subject: `${registration.projectName}: interest ${registration.id} in a ${registration.unit}`,
    paragraphs: [`Somebody registered their interest in ${registration.projectName}.`],
    facts: [
      ['Unit', registration.unit],
      ['Name', registration.fullName],
      ['Phone', formatPhone(registration.phoneNumber)],
      ['Email', registration.email],
    ],
    reason: 'This mail goes to the desk that the settings of the site name for this project.',
  };
}

/** The mails about the units, launches and visits of projects in English. */
export const projectTemplates = {
  holdConfirmTemplate,
  holdHeldTemplate,
  holdEndedTemplate,
  unitBookedTemplate,
  launchJoinTemplate,
  launchMovedTemplate,
  launchCalledOffTemplate,
  launchTurnTemplate,
  visitTemplate,
  visitTakenBackTemplate,
};
