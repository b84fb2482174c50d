import { fullMoment } from '@karachi-estates/domain/day';
import { karachiDay } from '@karachi-estates/domain/karachi';
import { calendarFile } from '@karachi-estates/domain/projects/calendar';
import { VIEWING_TEXT, VIEWING_TITLE } from '@karachi-estates/domain/viewings/messages';
import type { ViewingParty } from '@karachi-estates/domain/viewings/states';
import { viewingEnd } from '@karachi-estates/domain/viewings/times';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { say, told } from '@karachi-estates/domain/words/sentence';
import type { Db } from '../db/connect.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail } from '../mail/mail.actions.ts';
import type { MailTemplate } from '../mail/render.ts';
import { writeViewingLink } from './links.ts';
import type { ViewingOfHome } from './viewings.store.ts';

/** What mails need beside the viewing: the site's address, and what signs their links. */
export interface MailWorld {
  siteUrl: string;
  secret: Buffer;
  now: Date;
}

const otherOf = (party: ViewingParty): ViewingParty => (party === 'buyer' ? 'seller' : 'buyer');

/** One side of a viewing: where its mails go, in which language, and how it is called. */
export function sideOf({ viewing, seller, askerLocale }: ViewingOfHome, party: ViewingParty) {
  return party === 'buyer'
    ? { email: viewing.email, locale: askerLocale ?? viewing.locale, name: viewing.name, phone: viewing.phone }
    : {
        email: seller.email,
        locale: seller.locale,
        name: `${seller.firstName} ${seller.lastName}`.trim(),
        phone: seller.phone,
      };
}

/** The page on which one side acts. */
export const viewingUrl = ({ siteUrl, secret }: MailWorld, locale: Locale, id: number, party: ViewingParty): string =>
  pageUrl(siteUrl, locale, `/viewing?token=${writeViewingLink(secret, id, party)}`);

interface Appointment {
  at: Date;
  to: ViewingParty;
  siteUrl: string;
  now: Date;
  /** Why it does not take place. Who is erased is not named any more. */
  ended?: ViewingEnd;
}

/** The home's area, in the words of a language. */
const areaIn = ({ area, areaUr }: ViewingOfHome['home'], locale: Locale) => (locale === 'ur' && areaUr) || area;

/** Where it is, as a line of a calendar. */
const PLACE: Record<Locale, (title: string, area: string) => string> = {
  en: (title, area) => `${title}, ${area}, Karachi`,
  ur: (title, area) => `\u200f\u2068${title}\u2069، \u2068${area}\u2069، کراچی`,
};

/** The appointment as one side's calendar shows it. The same viewing again replaces what is there. */
function calendarOf(found: ViewingOfHome, { at, to, siteUrl, now, ended }: Appointment): string {
  const { viewing, home } = found;
  const { locale } = sideOf(found, to);
  const title = say(locale, told({ VIEWING_TITLE }, { name: home.title }));
  const company = say(locale, told({ VIEWING_TEXT }, { name: sideOf(found, otherOf(to)).name }));
  const event = {
    id: `viewing-${viewing.id}@${new URL(siteUrl).host}`,
    title,
    text: ended === 'erased' ? title : company,
    at: { starts: at, ends: viewingEnd(at) },
    place: PLACE[locale](home.title, areaIn(home, locale)),
    sequence: viewing.sequence,
    isCancelled: ended !== undefined,
  };
  return calendarFile(title, [event], now);
}

/** Queues a mail to one side. Neither side is told the other's address: sellers may keep theirs to themselves. */
async function write(
  tx: Db,
  found: ViewingOfHome,
  to: ViewingParty,
  mail: { template: MailTemplate; now: Date; calendar?: string },
): Promise<void> {
  const { email } = sideOf(found, to);
  if (email === '') return;
  const { now: at, ...rest } = mail;
  await queueMail(tx, { to: email, at, secret: true, ...rest });
}

const momentsIn = (times: readonly string[], locale: Locale) => times.map((time) => fullMoment(time, locale));

/** Asks a guest whether the address is theirs. It repeats nothing that was typed, and nobody is told before. */
export async function mailConfirm(tx: Db, world: MailWorld, found: ViewingOfHome): Promise<void> {
  const { viewing, home } = found;
  const { locale } = sideOf(found, 'buyer');
  const template = templatesIn(locale).viewingConfirmTemplate({
    title: home.title,
    times: momentsIn(viewing.times, locale),
    confirmUrl: viewingUrl(world, locale, viewing.id, 'buyer'),
  });
  await queueMail(tx, { to: viewing.email, template, at: world.now, secret: true });
}

/**
 * Tells one side that the other proposes times.
 * @param was the time that it was agreed for before: it leaves their calendar.
 */
export async function mailProposed(
  tx: Db,
  world: MailWorld,
  found: ViewingOfHome,
  by: ViewingParty,
  was: Date | null,
): Promise<void> {
  const { viewing, home } = found;
  const to = otherOf(by);
  const { locale } = sideOf(found, to);
  const from = sideOf(found, by);
  const answer = viewing.answeredBy === by ? viewing.answer : null;
  const template = templatesIn(locale).viewingProposedTemplate({
    to,
    isFirst: viewing.answeredBy === null,
    name: from.name,
    phone: by === 'buyer' ? from.phone : '',
    title: home.title,
    times: momentsIn(viewing.times, locale),
    words: answer || (by === 'buyer' ? viewing.words : ''),
    was: was && fullMoment(was, locale),
    manageUrl: viewingUrl(world, locale, viewing.id, to),
  });
  const calendar = was ? { calendar: calendarOf(found, { at: was, to, ...world, ended: 'cancelled' }) } : {};
  await write(tx, found, to, { template, now: world.now, ...calendar });
}

/** Tells both sides the time, or reminds them of it; with a file for calendars. */
export async function mailAgreed(
  tx: Db,
  world: MailWorld,
  found: ViewingOfHome,
  at: Date,
  kind: 'agreed' | 'reminder',
): Promise<void> {
  for (const to of ['buyer', 'seller'] as const) {
    const { locale } = sideOf(found, to);
    const other = sideOf(found, otherOf(to));
    const templates = templatesIn(locale);
    const about = {
      title: found.home.title,
      area: areaIn(found.home, locale),
      at: fullMoment(at, locale),
      name: other.name,
      phone: other.phone,
      manageUrl: viewingUrl(world, locale, found.viewing.id, to),
    };
    const isToday = karachiDay(at) === karachiDay(world.now);
    const template =
      kind === 'agreed'
        ? templates.viewingAgreedTemplate(about)
        : templates.viewingReminderTemplate({ ...about, isToday });
    const calendar = kind === 'agreed' ? { calendar: calendarOf(found, { at, to, ...world }) } : {};
    await write(tx, found, to, { template, now: world.now, ...calendar });
  }
}

/** Why a viewing does not take place. */
export type ViewingEnd = 'declined' | 'cancelled' | 'home-gone' | 'erased';

/**
 * Tells that a viewing does not take place: the other side, and where a time was agreed both, so that it leaves their
 * calendars.
 * @param by who ended it.
 */
export async function mailEnded(
  tx: Db,
  found: ViewingOfHome,
  ended: { by: ViewingParty; how: ViewingEnd; was: Date | null },
  { siteUrl, now }: Pick<MailWorld, 'siteUrl' | 'now'>,
): Promise<void> {
  const { by, how, was } = ended;
  // Who proposed another time has the one before in their calendar still; calendars know it by its name alone.
  const last = was ?? (found.viewing.sequence > 0 ? new Date(found.viewing.times[0] ?? now) : null);
  // Who is erased gets no mail any more.
  const sides = last && how !== 'erased' ? (['buyer', 'seller'] as const) : [otherOf(by)];
  for (const to of sides) {
    const { locale } = sideOf(found, to);
    const template = templatesIn(locale).viewingEndedTemplate({
      to,
      how,
      isOwn: to === by,
      title: found.home.title,
      at: was && fullMoment(was, locale),
      words: to === by ? '' : found.viewing.answer,
      listUrl: how === 'erased' ? null : pageUrl(siteUrl, locale, to === 'buyer' ? '/properties' : '/viewings'),
    });
    const calendar = last ? { calendar: calendarOf(found, { at: last, to, siteUrl, now, ended: how }) } : {};
    await write(tx, found, to, { template, now, ...calendar });
  }
}
