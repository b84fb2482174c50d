import { MARK_KINDS } from '@karachi-estates/domain/marks/marks';
import { PAPER_KINDS } from '@karachi-estates/domain/orders/papers';
import { REVIEW_REASON_CODES } from '@karachi-estates/domain/reviews/reasons';
import { registerWords } from '@karachi-estates/domain/words/registered';
import { urdu } from '@karachi-estates/domain/words/ur';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expirePlans } from '../plans/plans.actions.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { pageUrl, templatesIn } from './language.ts';
import { sendDueMails } from './mail.actions.ts';
import { type MailedHome, type MailTemplate, renderMail } from './render.ts';
import { englishTemplates } from './templates.ts';

const at = new Date('2026-11-22T09:00:00Z');
const url = 'https://example.com/x';

type Templates = typeof englishTemplates;

function mailsOfProjects(mails: Templates): MailTemplate[] {
  const project = '\u2068Grand Monarch\u2069';
  const unit = '\u20685-A\u2069';
  return [
    mails.holdConfirmTemplate({ unit, project, confirmUrl: url }),
    mails.holdHeldTemplate({ unit, project, until: '5', price: 5, manageUrl: url }),
    mails.launchJoinTemplate({ project, opens: '5', confirmUrl: url }),
    mails.launchJoinTemplate({ project, opens: null, confirmUrl: url }),
    mails.launchCalledOffTemplate({ project, opens: '6', unitsUrl: url }),
    mails.launchMovedTemplate({ project, before: '5', opens: '6', launchUrl: url }),
    mails.launchTurnTemplate({ project, until: '5', turnUrl: url }),
    mails.visitTemplate({ project, unit, at: '5' }),
    mails.visitTemplate({ project, unit: null, at: '5' }),
    mails.visitTakenBackTemplate({ project, at: '5', visitsUrl: url }),
  ];
}

function mailsOfViewings(mails: Templates): MailTemplate[] {
  const [name, title, area, phone] = ['\u2068Hina\u2069', '\u2068House\u2069', '\u2068Clifton\u2069', '+923001234567'];
  const proposed = { isFirst: false, name, phone, title, times: ['5', '6'], words: '', was: null, manageUrl: url };
  const agreed = { title, area, at: '5', name, phone, manageUrl: url };
  const ended = { isOwn: false, title, at: null, words: '', listUrl: url };
  const sides = ['buyer', 'seller'] as const;
  return [
    mails.viewingConfirmTemplate({ title, times: ['5'], confirmUrl: url }),
    ...sides.map((to) => mails.viewingProposedTemplate({ ...proposed, to })),
    mails.viewingProposedTemplate({ ...proposed, to: 'seller', isFirst: true }),
    mails.viewingProposedTemplate({ ...proposed, to: 'buyer', was: '4', words: '7', phone: '' }),
    mails.viewingAgreedTemplate(agreed),
    mails.viewingReminderTemplate({ ...agreed, phone: '', isToday: false }),
    mails.viewingReminderTemplate({ ...agreed, phone: '', isToday: true }),
    ...sides.flatMap((to) =>
      (['declined', 'cancelled', 'home-gone', 'erased'] as const).map((how) =>
        mails.viewingEndedTemplate({ ...ended, to, how, at: '5', listUrl: how === 'erased' ? null : url }),
      ),
    ),
    mails.viewingEndedTemplate({ ...ended, to: 'buyer', how: 'cancelled', isOwn: true, words: '6' }),
  ];
}

function mailsOfListings(mails: Templates): MailTemplate[] {
  const firstName = '\u2068Hina\u2069';
  const title = '\u2068House\u2069';
  const email = 'hina@example.com';
  const home: MailedHome = { news: '1', price: '2', title, facts: ['3'], url };
  const orders = { ordersUrl: url, contactEmail: email };
  const paper = { firstName, number: 'INV-1', amount: 3_000, waived: 0, reference: 'KE-ABCDE', ...orders };
  const down = { firstName, title, words: '', editUrl: url, appealUrl: url };
  const decided = { firstName, title, words: '', listingsUrl: url };
  return [
    mails.markCodeTemplate({ firstName, code: '123456' }),
    ...MARK_KINDS.flatMap((kind) =>
      (['give', 'decline', 'end'] as const).map((action) =>
        mails.markDecidedTemplate({ firstName, action, kind, words: '', contactEmail: email }),
      ),
    ),
    mails.markDecidedTemplate({ firstName, action: 'end', kind: 'office', words: '1', contactEmail: email }),
    mails.planEndedTemplate({ firstName, plan: 'pro', ended: at, plansUrl: url }),
    ...[1, 3].map((days) =>
      mails.daysGivenBackTemplate({ firstName, title, days, plan: 'pro', until: at, ordersUrl: url }),
    ),
    mails.daysGivenBackTemplate({ firstName, title: null, days: 3, plan: 'pro', until: at, ordersUrl: url }),
    ...PAPER_KINDS.map((kind) => mails.paperTemplate({ ...paper, kind })),
    mails.paperTemplate({ ...paper, kind: 'invoice', waived: 25 }),
    mails.paperTemplate({ ...paper, kind: 'receipt', rest: { missing: 2_500, due: at } }),
    ...(['open again', { credit: 0 }, { credit: 297_500 }] as const).map((unawaited) =>
      mails.paperTemplate({ ...paper, kind: 'receipt', unawaited }),
    ),
    ...[0, 297_500].map((credit) =>
      mails.orderEndedTemplate({ firstName, plan: 'pro', reference: 'KE-7F3K9-4', due: at, credit, ...orders }),
    ),
    mails.freshnessAskTemplate({ firstName, homes: [home], more: 0, dashboardUrl: url }),
    mails.freshnessAskTemplate({ firstName, homes: [home, home], more: 1, dashboardUrl: url }),
    mails.freshnessAskTemplate({ firstName, homes: [home, home], more: 2, dashboardUrl: url }),
    mails.freshnessLeftTemplate({ firstName, homes: [home], more: 0, dashboardUrl: url }),
    mails.freshnessLeftTemplate({ firstName, homes: [home, home], more: 2, dashboardUrl: url }),
    mails.enquiryTemplate({ firstName, title, listingUrl: url, name: title, email, phone: '+92', text: '5' }),
    mails.enquirySentTemplate({ title, listingUrl: url, withdrawUrl: url }),
    mails.enquiryWithdrawnTemplate({ firstName, title, name: title, email }),
    ...REVIEW_REASON_CODES.flatMap((reason) =>
      [true, false].map((mayBeMended) => mails.listingTakenDownTemplate({ ...down, reason, mayBeMended })),
    ),
    ...[true, false].map((isGranted) => mails.appealDecidedTemplate({ ...decided, isGranted, backAs: 'active' })),
    ...[true, false].map((isFirst) =>
      mails.listingBackTemplate({ firstName, title, backAs: 'active', isFirst, listingsUrl: url }),
    ),
    mails.appealDecidedTemplate({ ...decided, isGranted: false, backAs: 'kept-out' }),
    ...(['paused', 'kept-out', 'full', 'sold', 'rented'] as const).flatMap((backAs) => [
      mails.appealDecidedTemplate({ ...decided, isGranted: true, backAs }),
      mails.listingBackTemplate({ firstName, title, backAs, isFirst: true, listingsUrl: url }),
    ]),
    mails.listingCorrectedTemplate({ firstName, title, fields: ['title', 'price'], editUrl: url }),
  ];
}

/** Every mail to a person, in both forms where what it says depends on something. */
function mailsIn(locale: 'en' | 'ur', called = new Set<string>()): MailTemplate[] {
  const mails = new Proxy(templatesIn(locale), {
    get: (templates, name: keyof typeof englishTemplates) => {
      called.add(name);
      return templates[name];
    },
  });
  const firstName = 'Hina';
  const email = 'hina@example.com';
  const upgrade = { firstName, plan: 'pro', months: 3 } as const;
  const cut = { paused: 2, unfeatured: 1 };
  const home = { news: '1', price: '2', title: '\u2068House\u2069', facts: ['3'], url, image: url };
  const alert = { name: 'Clifton', homes: [home], listUrl: url, manageUrl: url, unsubscribeUrl: url };
  return [
    mails.resetTemplate({ resetUrl: url }),
    mails.emailConfirmTemplate({ confirmUrl: url }),
    ...(['old', 'new', 'only'] as const).map((kind) => mails.emailChangeTemplate({ email, kind, confirmUrl: url })),
    ...[true, false].map((hadGoogle) =>
      mails.emailChangedTemplate({ firstName, email, contactEmail: email, hadGoogle }),
    ),
    mails.exportTemplate({ firstName, at, profileUrl: url, contactEmail: email }),
    ...['', '1'].map((words) => mails.suspendedTemplate({ firstName, words, contactEmail: email })),
    mails.readmittedTemplate({ firstName, loginUrl: url }),
    mails.mergedAwayTemplate({ firstName, stays: 'a•••@e•••.com', loginUrl: url, contactEmail: email }),
    ...[0, 2].map((paused) =>
      mails.mergedHereTemplate({
        ...{ firstName, ends: 'a•••@e•••.com', paused, profileUrl: url, contactEmail: email },
      }),
    ),
    ...[true, false].map((isKeptOut) =>
      mails.eraseTemplate({ firstName, eraseAt: at, profileUrl: url, contactEmail: email, isKeptOut }),
    ),
    mails.keptTemplate({ firstName, contactEmail: email }),
    mails.passwordChangedTemplate({ firstName, forgotUrl: url }),
    mails.supportAnswerTemplate({ firstName, subject: '1', words: '2', supportUrl: url }),
    mails.leadReceivedTemplate({ threadUrl: url }),
    mails.shortlistTemplate({ name: firstName, words: '1', homes: [home, home], threadUrl: url }),
    mails.newsletterConfirmTemplate({ confirmUrl: url }),
    mails.newsletterIssueTemplate({ subject: '1', article: { html: '2', text: '2' }, unsubscribeUrl: url }),
    mails.newsletterWelcomeTemplate({ propertiesUrl: url, unsubscribeUrl: url }),
    mails.searchConfirmTemplate({ name: 'Clifton', confirmUrl: url }),
    mails.searchKnownTemplate({ name: 'Clifton', manageUrl: url }),
    ...(['expired', 'released', 'by-desk', 'booking-ended'] as const).map((how) =>
      mails.holdEndedTemplate({ unit: 'E-0101', project: 'Grand Monarch', how, unitUrl: url }),
    ),
    mails.unitBookedTemplate({
      unit: 'E-0101',
      project: 'Grand Monarch',
      price: 97_950_000,
      deposit: 2_000_000,
      unitUrl: url,
    }),
    mails.searchAlertTemplate({ ...alert, more: 0 }),
    mails.searchAlertTemplate({ ...alert, more: 2 }),
    mails.upgradeReceiptTemplate({ ...upgrade, amount: 9_000, reference: 'TRX-12' }),
    mails.upgradeApprovedTemplate({
      ...upgrade,
      ...cut,
      credit: 50_000,
      until: at,
      plansUrl: url,
      contactEmail: email,
      before: 'premium',
      startsAt: null,
    }),
    mails.upgradeApprovedTemplate({
      ...upgrade,
      paused: 0,
      unfeatured: 0,
      until: at,
      credit: 0,
      plansUrl: url,
      contactEmail: email,
      before: 'basic',
      startsAt: new Date('2026-11-03T10:00:00Z'),
    }),
    ...[undefined, { reference: 'KE-7F3K9-4', due: at }].map((order) =>
      mails.upgradeRejectedTemplate({ ...upgrade, reference: 'TRX-12', order, contactEmail: email }),
    ),
    ...(['bank', 'mistake'] as const).flatMap((reason) =>
      [[], ['KE-7F3K9-4'], ['KE-7F3K9-4', 'KE-ABCDE-7']].flatMap((waiting) =>
        [[], ['KE-7F3K9-4'], ['KE-7F3K9-4', 'KE-ABCDE-7']].map((ended) =>
          mails.paymentReversedTemplate({
            reason,
            ...{ ended, now: 'basic', ...cut, credit: 12_300 },
            ...{ firstName, amount: 300_000, transaction: 'TRX-12', waiting, due: new Date('2025-11-01T08:00:00Z') },
            ...{ reference: 'KE-7F3K9-4', ordersUrl: url, contactEmail: email },
          }),
        ),
      ),
    ),
    ...(['plan', 'order', 'nothing'] as const).map((ended) =>
      mails.refundTemplate({
        ...{ firstName, amount: 300_000, plan: 'premium', reference: 'KE-7F3K9-4', ended, now: 'basic' },
        ...{ ...cut, ordersUrl: url },
      }),
    ),
    ...[undefined, { plan: 'pro' as const, until: at }].flatMap((next) =>
      [undefined, 'KE-7F3K9-4'].flatMap((waiting) => [
        mails.planEndsTemplate({
          ...{ firstName, plan: 'premium', until: new Date('2025-11-01T08:00:00Z'), next, waiting, plansUrl: url },
        }),
        mails.planExpiredTemplate({ firstName, plan: 'premium', next, waiting, ...cut, plansUrl: url }),
      ]),
    ),
    mails.insightsTemplate({
      firstName,
      from: '2026-11-16',
      until: '2026-11-22',
      totals: { impression: 90, view: 12, save: 3, whatsapp: 2, call: 1 },
      before: { impression: 80, view: 10, save: 4, whatsapp: 0, call: 5 },
      insightsUrl: url,
      unsubscribeUrl: url,
    }),
    mails.planExpiredTemplate({
      ...{ firstName, plan: 'pro', next: undefined, waiting: undefined, paused: 0, unfeatured: 0, plansUrl: url },
    }),
    ...mailsOfProjects(mails),
    ...mailsOfViewings(mails),
    ...mailsOfListings(mails),
  ];
}

describe('mails to people', () => {
  beforeAll(() => registerWords('ur', urdu));

  it('are all here', () => {
    const called = new Set<string>();
    mailsIn('en', called);
    const templates = Object.entries(englishTemplates).filter(([, template]) => typeof template === 'function');
    expect([...called].sort()).toEqual(templates.map(([name]) => name).sort());
  });

  it('say in Urdu what they say in English, part for part', () => {
    const [english, inUrdu] = [mailsIn('en'), mailsIn('ur')];
    for (const [index, mail] of english.entries()) {
      const twin = inUrdu[index];
      expect(twin?.locale).toBe('ur');
      expect(twin?.paragraphs).toHaveLength(mail.paragraphs.length);
      expect(twin?.facts?.length).toBe(mail.facts?.length);
      expect(twin?.button?.url).toBe(mail.button?.url);
      expect(twin?.links?.map((link) => link.url)).toEqual(mail.links?.map((link) => link.url));
    }
  });

  it('are all Urdu but for names, addresses and figures, which are isolated', () => {
    for (const mail of mailsIn('ur')) {
      const { subject, text, html } = renderMail(mail);
      const said = `${subject}\n${text}`.replace(/\u2068[^\u2069]*\u2069|https:\S+|--\nKarachi Estates/g, '0');
      expect(said).not.toMatch(/[a-z]|undefined/i);
      expect(said).not.toMatch(/[\u064a\u0643\u0647\u0629\u0640\u200c]| [،۔؟]/);
      expect(html).toMatch(/^<!doctype html><html lang="ur" dir="rtl">/);
    }
  });

  it('are left as they were in English', () => {
    for (const mail of mailsIn('en')) {
      const { html } = renderMail(mail);
      expect(html).toMatch(/^<!doctype html><html lang="en"><head>/);
      expect(html).not.toMatch(/rtl|Nastaliq|[\u0600-\u06ff]/);
    }
  });

  it('name no address in a paragraph, where it would be no link', () => {
    for (const mail of [...mailsIn('en'), ...mailsIn('ur')]) expect(mail.paragraphs.join()).not.toMatch(/https?:/);
  });

  it('say of one order in Urdu that it is open', () => {
    const text = (waiting: string[]) =>
      templatesIn('ur')
        .paymentReversedTemplate({
          ...{ reason: 'bank', firstName: '1', amount: 3, transaction: '', reference: '2', waiting, due: at },
          ...{ ended: [], now: 'basic', paused: 0, unfeatured: 0, credit: 0, ordersUrl: url, contactEmail: '4' },
        })
        .paragraphs.join();
    expect(text(['5'])).toContain('آرڈر \u20685\u2069 کھلا ہے');
    expect(text(['5', '6'])).toContain('یہ آرڈر کھلے ہیں: \u20685\u2069، \u20686\u2069');
  });

  it('have the gap of their facts between name and value', () => {
    const facts = (locale: 'en' | 'ur') =>
      renderMail({ locale, subject: '1', paragraphs: [], facts: [['2', '3']], reason: '4' }).html;
    expect(facts('en')).toContain('align="left" valign="top" style="padding:6px 16px 6px 0;');
    expect(facts('ur')).toContain('align="right" valign="top" style="padding:6px 0 6px 16px;');
  });

  it('are laid out by what Gmail, Outlook, Apple Mail, Yahoo and Samsung Mail all know', () => {
    for (const mail of [...mailsIn('en'), ...mailsIn('ur')]) {
      const { html, text } = renderMail(mail);
      expect(text.trim()).not.toBe('');
      expect(html).toContain('<meta name="color-scheme" content="light dark">');
      // Gmail drops rules in the head of what is long or damaged; Word knows no flexible boxes and no pictures behind.
      expect(html).not.toMatch(
        /<style|<link|<script|class=|display:(flex|grid|inline-grid)|float:|position:|background-image/,
      );
      expect(html).not.toMatch(/\b(var|calc|clamp|url)\(/);
      // Word takes the width of the sheet from a table alone.
      expect(html).toMatch(/<!--\[if mso]><table[^>]* width="560"[^>]*>.*<!\[endif]-->.*<!\[endif]--><\/body>/s);
      for (const [tag] of html.matchAll(/<table[^>]*>/g)) expect(tag).toMatch(/cellpadding="0" cellspacing="0"/);
      for (const [tag] of html.matchAll(/<img[^>]*>/g)) {
        expect(tag).toMatch(/ src="https:\/\/[^"]+" alt="[^"]+" width="\d+"/);
      }
      for (const [, address] of html.matchAll(/href="([^"]*)"/g)) expect(address).toMatch(/^(https:|mailto:|tel:)/);
    }
  });

  it.each(['en', 'ur'] as const)('have links at their end that can be pressed, also in %s', (locale) => {
    const link = 'https://example.com/newsletter/unsubscribe?token=a&page=1';
    const to = { propertiesUrl: url, unsubscribeUrl: link };
    const { html, text } = renderMail(templatesIn(locale).newsletterWelcomeTemplate(to));
    expect(text).toContain(link);
    expect(html).toContain(`<a href="${link.replace('&', '&amp;')}" style="`);
    const search = templatesIn(locale).searchAlertTemplate({
      ...{ name: 'https://evil.example', homes: [], listUrl: url, more: 0 },
      ...{ manageUrl: `${url}/manage`, unsubscribeUrl: link },
    });
    const alert = renderMail(search).html;
    expect(alert).toContain(`<a href="${url}/manage"`);
    expect(alert).toContain(`<a href="${link.replace('&', '&amp;')}"`);
    expect(alert).not.toContain('href="https://evil.example');
  });

  it('can be read in dark mode too, where programs turn every colour around', () => {
    const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const light = ([red = 0, green = 0, blue = 0]: number[]) =>
      0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    const partsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
    /** The same hue, as dark as it was light. */
    const inverted = (parts: number[]) => {
      const shift = 1 - Math.max(...parts) - Math.min(...parts);
      return parts.map((part) => part + shift);
    };
    const contrast = (one: number[], other: number[]) => {
      const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05);
    };
    const seen = new Set<string>();
    for (const mail of mailsIn('en')) {
      for (const [, colour = ''] of renderMail(mail).html.matchAll(/[;"]color:(#[0-9a-f]{6})/g)) seen.add(colour);
    }
    expect(seen.size).toBeGreaterThan(3);
    for (const colour of seen) {
      const [text, paper] = [partsOf(colour), partsOf(colour === '#ffffff' ? '#0b5d4e' : '#ffffff')];
      expect(contrast(text, paper), colour).toBeGreaterThan(4.5);
      expect(contrast(inverted(text), inverted(paper)), `${colour}, turned around`).toBeGreaterThan(4.5);
    }
  });

  it('are whole in Gmail, which cuts off what is longer than 102 KB, with the most homes that they tell of', () => {
    const address = (index: number) =>
      `https://karachi-estates.example/ur/property-detail-home/${index}-${'a'.repeat(90)}`;
    const homes = (count: number, links: number): MailedHome[] =>
      Array.from({ length: count }, (_, index) => ({
        ...{ news: 'قیمت کم ہوئی، پہلے 2.1 کروڑ', price: '\u2068PKR 120,000,000\u2069', title: 'گھر '.repeat(24) },
        ...{ facts: ['12 کروڑ', 'مکان', '\u2068240 sq yd\u2069', '4 بیڈروم', 'کلفٹن'], url: address(index) },
        ...(links > 0 ? {} : { image: `${url}/media/${'a'.repeat(32)}/640.jpg`, imageHeight: 370 }),
        links: Array.from({ length: links }, () => ({ label: 'ابھی دستیاب ہے', url: `${url}${'t'.repeat(150)}` })),
      }));
    const sizeOf = (mail: MailTemplate) => Buffer.byteLength(renderMail({ ...mail, locale: 'ur' }).html);
    const plain = { subject: 's', paragraphs: ['p'.repeat(500)], reason: 'r'.repeat(300) };
    expect(sizeOf({ ...plain, homes: homes(12, 0) })).toBeLessThan(102 * 1024);
    expect(sizeOf({ ...plain, homes: homes(40, 3) })).toBeLessThan(102 * 1024);
  });

  it('lead to the pages of their language', () => {
    expect(pageUrl('https://example.com', 'ur', '/plans')).toBe('https://example.com/ur/plans');
    expect(pageUrl('https://example.com', 'en', '/plans')).toBe('https://example.com/plans');
  });
});

describe('the language of an account', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.setNow(at);
    await test.reset();
  });

  const inUrdu = { 'accept-language': 'ur' };
  const person = {
    first_name: 'Hina',
    last_name: 'Qureshi',
    email: 'hina@example.com',
    password: 'four unrelated words here',
    confirmPassword: 'four unrelated words here',
    agreeToTerms: true,
  };
  const signUp = (headers: Record<string, string>) =>
    test.app.inject({ method: 'POST', url: '/api/auth/signupBuyer', payload: person, headers });

  it('is the one in which it was opened, and its first mail is in it', async () => {
    expect((await signUp(inUrdu)).json()).toMatchObject({ message: urdu.sentences.SIGNED_UP, user: { locale: 'ur' } });
    await sendDueMails(test.deps);
    expect(test.outbox).toHaveLength(1);
    expect(test.outbox[0]?.subject).toBe('اپنے ای میل ایڈریس کی تصدیق کریں');
    expect(test.outbox[0]?.text).toMatch(/\/ur\/confirm-email\/[\w-]/);
  });

  it('is English where nothing is asked for', async () => {
    expect((await signUp({})).json().user.locale).toBe('en');
    await sendDueMails(test.deps);
    expect(test.outbox[0]?.subject).toBe('Please confirm your email address');
    expect(test.outbox[0]?.text).not.toContain('/ur/');
  });

  it('can be chosen, also with the profile, and is one of ours', async () => {
    const { headers } = await test.signIn('buyer');
    const choose = (locale: string) =>
      test.app.inject({ method: 'PUT', url: '/api/auth/locale', payload: { locale }, headers });
    expect((await choose('ur')).json().user.locale).toBe('ur');
    const wrong = await choose('de');
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'FIELD_CHECK']);
    const save = (change: object) =>
      test.app.inject({
        method: 'PUT',
        url: '/api/auth/buyerprofile',
        payload: { first_name: 'Hina', last_name: 'Qureshi', ...change },
        headers,
      });
    expect((await save({})).json().user.locale).toBe('ur');
    expect((await save({ locale: 'en' })).json().user.locale).toBe('en');
    expect((await save({ locale: 'de' })).statusCode).toBe(400);
    expect((await choose('ur')).json().user.locale).toBe('ur');
  });

  it('is the language of mails that no request causes', async () => {
    await test.signIn('seller', { locale: 'ur', plan: 'pro', planUntil: new Date(at.getTime() - 1) });
    await expirePlans(test.deps);
    await sendDueMails(test.deps);
    expect(test.outbox.map((mail) => mail.subject)).toEqual(['آپ کا پرو پلان ختم ہو گیا ہے']);
    expect(test.outbox[0]?.text).toContain('/ur/plans');
  });

  it('is the request’s for the newsletter, which has no account', async () => {
    const payload = { email: 'reader@example.com' };
    await test.app.inject({ method: 'POST', url: '/api/newsletter', payload, headers: inUrdu });
    await sendDueMails(test.deps);
    expect(test.outbox[0]?.html).toContain('<html lang="ur" dir="rtl">');
    expect(test.outbox[0]?.text).toContain('/ur/newsletter/confirm?token=');
  });
});
