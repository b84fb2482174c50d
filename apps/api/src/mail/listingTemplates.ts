import { fullDate } from '@karachi-estates/domain/day';
import {
  contactsOf,
  EVENT_KINDS,
  type EventCounts,
  type EventKind,
  startOfDay,
} from '@karachi-estates/domain/insights/insights';
import type { ListingStatus } from '@karachi-estates/domain/properties/status';
import { CORRECTED_FIELDS, type CorrectedField } from '@karachi-estates/domain/reviews/corrections';
import { REVIEW_REASONS, type ReviewReason } from '@karachi-estates/domain/reviews/reasons';
import type { MailedHome, MailTemplate } from './render.ts';

/** A Premium seller's figures of a week (its days as '2026-11-16'), with those of the week before. */
function insightsTemplate(to: {
  firstName: string;
  from: string;
  until: string;
  totals: EventCounts;
  before: EventCounts;
  insightsUrl: string;
  unsubscribeUrl: string;
}): MailTemplate {
  const names: Record<EventKind, string> = {
    impression: 'Seen in lists',
    view: 'Opened',
    save: 'Saved',
    whatsapp: 'WhatsApp',
    call: 'Calls',
  };
  const days = `${fullDate(startOfDay(to.from))} to ${fullDate(startOfDay(to.until))}`;
  return {
    subject: `Your listings last week: ${to.totals.view} opened, ${contactsOf(to.totals)} contacted`,
    paragraphs: [`Salaam ${to.firstName},`, `this is what visitors did with your listings from ${days}.`],
    facts: EVENT_KINDS.map((kind) => [names[kind], `${to.totals[kind]} (week before: ${to.before[kind]})`]),
    button: { label: 'Open my insights', url: to.insightsUrl },
    reason: `You get this mail because your Premium plan has weekly insights. End it with one click: ${to.unsubscribeUrl}`,
  };
}

/** Listings of a seller that a mail is about: `more` beside those that it names are on the page behind its button. */
interface FreshnessMail {
  firstName: string;
  homes: MailedHome[];
  more: number;
  dashboardUrl: string;
}

const othersWait = ({ homes, more }: FreshnessMail): string[] =>
  more > 0
    ? [
        `Here are the first ${homes.length}. ${more === 1 ? 'One other waits' : `${more} others wait`} in your dashboard.`,
      ]
    : [];

/** Asks a seller which of their listings are still to be had; each has its own answers. */
function freshnessAskTemplate(to: FreshnessMail): MailTemplate {
  const [first, ...others] = to.homes;
  return {
    subject:
      first && others.length === 0
        ? `Is it still available? ${first.title}`
        : `Are these ${to.homes.length + to.more} listings still available?`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      'buyers trust listings that were confirmed lately. Please tell us with one press what is still available; you need not log in.',
      'Without an answer a listing is marked as not confirmed after 7 days, and leaves the lists after 21 days. Nothing is deleted.',
      ...othersWait(to),
    ],
    homes: to.homes,
    button: { label: to.more > 0 ? 'See all of them' : 'Open my dashboard', url: to.dashboardUrl },
    reason: 'You get this mail because you have a listing on Karachi Estates. Each link works once.',
  };
}

/** Tells a seller which listings left the lists for want of an answer; one press brings each back. */
function freshnessLeftTemplate(to: FreshnessMail): MailTemplate {
  const [first, ...others] = to.homes;
  return {
    subject:
      first && others.length === 0
        ? `Not in the lists any more: ${first.title}`
        : `${to.homes.length + to.more} listings are not in the lists any more`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      'we asked three weeks ago whether this is still available and have no answer, so buyers do not see it any more. Nothing is deleted: one press brings it back.',
      ...othersWait(to),
    ],
    homes: to.homes,
    button: { label: to.more > 0 ? 'See all of them' : 'Open my dashboard', url: to.dashboardUrl },
    reason: 'You get this mail because you have a listing on Karachi Estates. Each link works once.',
  };
}

/** An ad was taken off the site by the desk, for good or until its seller has mended it. */
function listingTakenDownTemplate(to: {
  firstName: string;
  title: string;
  reason: ReviewReason;
  words: string;
  mayBeMended: boolean;
  editUrl: string;
  appealUrl: string;
}): MailTemplate {
  const next = to.mayBeMended
    ? 'Please change the ad; we look at it again and then it is shown.'
    : 'If you think that this is a mistake, appeal: somebody else of our staff looks at it.';
  return {
    subject: to.mayBeMended ? `Please change your ad “${to.title}”` : `Your ad “${to.title}” is taken down`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      `your ad “${to.title}” is not shown at present. ${REVIEW_REASONS[to.reason].en}`,
      ...(to.words ? [to.words] : []),
      next,
    ],
    button: to.mayBeMended ? { label: 'Change the ad', url: to.editUrl } : { label: 'Appeal', url: to.appealUrl },
    ...(to.mayBeMended && { links: [{ label: 'Is this a mistake? Appeal', url: to.appealUrl }] }),
    reason: 'You get this mail because it concerns your ad.',
  };
}

/**
 * What an ad is once the desk lets it back; `full` where the plan has no place for it, `kept-out` where its seller's
 * account is suspended.
 */
export type BackAs = Exclude<ListingStatus, 'deleted'> | 'full' | 'kept-out';

const NOT_SHOWN: Record<Exclude<BackAs, 'active'>, string> = {
  paused: 'It is paused: make it active when you like.',
  'kept-out': 'It may be shown, but not while your account is suspended.',
  full: 'It may be shown, but your plan has no place for it now: pause another ad, or choose a larger plan.',
  sold: 'You have marked it sold, and it stays so.',
  rented: 'You have marked it rented, and it stays so.',
};

/** Somebody else of the desk looked at a seller's appeal. */
function appealDecidedTemplate(to: {
  firstName: string;
  title: string;
  isGranted: boolean;
  backAs: BackAs;
  words: string;
  listingsUrl: string;
}): MailTemplate {
  const mayChange = to.backAs === 'kept-out' ? '' : ' You can still change the ad or delete it.';
  const stands = `The decision stands.${mayChange}`;
  const isBack = to.backAs === 'active' ? 'Your ad is shown again.' : NOT_SHOWN[to.backAs];
  return {
    subject: to.isGranted ? `Your appeal for “${to.title}” is granted` : `Your appeal for “${to.title}” is rejected`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      'somebody else of our staff looked at your ad and at what you wrote.',
      to.words,
      to.isGranted ? isBack : stands,
    ],
    ...(to.backAs !== 'kept-out' && { button: { label: 'See your ads', url: to.listingsUrl } }),
    reason: 'You get this mail because you appealed.',
  };
}

/** An ad that was taken off the site is back. */
function listingBackTemplate(to: {
  firstName: string;
  title: string;
  backAs: BackAs;
  /** It was never shown before. */
  isFirst: boolean;
  listingsUrl: string;
}): MailTemplate {
  const shown = to.isFirst
    ? 'we looked at your ad, and it is shown now.'
    : 'we looked at your ad, and it is shown again.';
  return {
    subject: to.isFirst ? `Your ad “${to.title}” is approved` : `Your ad “${to.title}” may be shown again`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      to.backAs === 'active' ? shown : `we looked at your ad. ${NOT_SHOWN[to.backAs]}`,
    ],
    // Who is kept out cannot sign in to see them.
    ...(to.backAs !== 'kept-out' && { button: { label: 'See your ads', url: to.listingsUrl } }),
    reason: 'You get this mail because it concerns your ad.',
  };
}

/** The desk corrected facts of an ad. */
function listingCorrectedTemplate(to: {
  firstName: string;
  title: string;
  fields: CorrectedField[];
  editUrl: string;
}): MailTemplate {
  return {
    subject: `We corrected your ad “${to.title}”`,
    paragraphs: [
      `Salaam ${to.firstName},`,
      `we corrected this in your ad: ${to.fields.map((field) => CORRECTED_FIELDS[field].en).join(', ')}.`,
      'If it was right before, please change it back.',
    ],
    button: { label: 'See the ad', url: to.editUrl },
    reason: 'You get this mail because it concerns your ad.',
  };
}

/** The mails about listings in English. */
export const listingTemplates = {
  insightsTemplate,
  freshnessAskTemplate,
  freshnessLeftTemplate,
  listingTakenDownTemplate,
  appealDecidedTemplate,
  listingBackTemplate,
  listingCorrectedTemplate,
};
