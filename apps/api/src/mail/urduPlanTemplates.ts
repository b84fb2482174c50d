import { fullDate } from '@karachi-estates/domain/day';
import { type PlanId, planOf } from '@karachi-estates/domain/plans/plans';
import type { planTemplates } from './planTemplates.ts';
import type { MailTemplate } from './render.ts';
import { greeting, isolated, locale, planName } from './urduWords.ts';

/** What a smaller plan took, in sentences; empty where nothing. */
export function cutText(cut: { paused: number; unfeatured: number }, plan: PlanId): string {
  const { maxActiveListings, maxFeatured } = planOf(plan);
  const paused =
    `${cut.paused} اشتہار ${cut.paused === 1 ? 'روک دیا گیا ہے' : 'روک دیے گئے ہیں'}، ` +
    `کیونکہ ${planName(plan)} پلان میں ${maxActiveListings} کی گنجائش ہے۔ ` +
    `کچھ حذف نہیں ہوا: بڑا پلان لیتے ہی ${cut.paused === 1 ? 'وہ پھر چل پڑے گا' : 'وہ پھر چل پڑیں گے'}۔`;
  const room = maxFeatured === 0 ? 'نمایاں اشتہار شامل نہیں' : `${maxFeatured} نمایاں اشتہارات کی گنجائش ہے`;
  const unfeatured = `${cut.unfeatured} اشتہار اب نمایاں نہیں ${cut.unfeatured === 1 ? 'رہا' : 'رہے'}، کیونکہ ${planName(plan)} پلان میں ${room}۔`;
  return [cut.paused > 0 && paused, cut.unfeatured > 0 && unfeatured].filter(Boolean).join(' ');
}

const waitingText = (reference: string | undefined) =>
  reference === undefined
    ? ''
    : ` ہم آپ کے آرڈر ${isolated(reference)} کی ادائیگی ابھی دیکھ رہے ہیں: یہ ہوتے ہی اس کا پلان چل پڑے گا، دوبارہ ادائیگی کی ضرورت نہیں۔`;

/** The mails about plans in Urdu, each as its English twin. */
export const urduPlanTemplates: typeof planTemplates = {
  planEndsTemplate: (to): MailTemplate => ({
    locale,
    subject: `آپ کا ${planName(to.plan)} پلان ${fullDate(to.until, locale)} کو ختم ہو رہا ہے`,
    paragraphs: [
      greeting(to.firstName),
      `آپ کا ${planName(to.plan)} پلان ${fullDate(to.until, locale)} تک ادا شدہ ہے۔ ` +
        (to.next
          ? `اس کے بعد آپ کا ${planName(to.next.plan)} پلان شروع ہو گا اور ${fullDate(to.next.until, locale)} تک چلے گا۔`
          : to.waiting === undefined
            ? 'اس سے پہلے نیا آرڈر دیں تو نیا وقت بغیر وقفے کے جڑ جائے گا۔'
            : '') +
        `${waitingText(to.waiting)} کوئی رقم خود بخود نہیں کٹتی۔`,
    ],
    button: { label: to.waiting === undefined ? 'پلان دوبارہ لیں' : 'اپنا پلان دیکھیں', url: to.plansUrl },
    reason: 'یہ ای میل آپ کے پلان کے بارے میں ہے۔',
  }),

  daysGivenBackTemplate: (to): MailTemplate => ({
    locale,
    subject:
      to.days === 1
        ? `ہم نے آپ کے ${planName(to.plan)} پلان کا ایک دن واپس کیا ہے`
        : `ہم نے آپ کے ${planName(to.plan)} پلان کے ${to.days} دن واپس کیے ہیں`,
    paragraphs: [
      greeting(to.firstName),
      `ہم سے غلطی ہوئی کہ آپ کا ${to.title === null ? 'اکاؤنٹ معطل کر دیا' : `اشتہار «${isolated(to.title)}» چھپا دیا`}، اس کے لیے معذرت۔ آپ کا ${planName(to.plan)} پلان اب ${fullDate(to.until, locale)} تک چلے گا۔ ان دنوں کی کوئی رقم نہیں۔`,
    ],
    button: { label: 'اپنے آرڈر دیکھیں', url: to.ordersUrl },
    reason: 'یہ ای میل آپ کے پلان کے بارے میں ہے۔',
  }),

  planEndedTemplate: (to): MailTemplate => ({
    locale,
    subject: `آپ کا ${planName(to.plan)} پلان ${fullDate(to.ended, locale)} کو ختم ہو گیا تھا`,
    paragraphs: [
      greeting(to.firstName),
      `آپ کا ${planName(to.plan)} پلان ${fullDate(to.ended, locale)} کو ختم ہو گیا تھا اور آپ بیسک پلان پر ہیں۔ جو اشتہار تب روکے گئے تھے وہ نیا پلان چالو ہوتے ہی پھر چل پڑیں گے۔ ہم اس کی یاد دہانی دوبارہ نہیں کرائیں گے۔`,
    ],
    button: { label: 'پلان دوبارہ لیں', url: to.plansUrl },
    reason: 'یہ ای میل آپ کے پلان کے بارے میں ہے۔',
  }),

  planExpiredTemplate: (to): MailTemplate => ({
    locale,
    subject: `آپ کا ${planName(to.plan)} پلان ختم ہو گیا ہے`,
    paragraphs: [
      greeting(to.firstName),
      `آپ کا ${planName(to.plan)} پلان ختم ہو گیا ہے اور اب ` +
        (to.next
          ? `آپ کا ${planName(to.next.plan)} پلان ${fullDate(to.next.until, locale)} تک چلے گا۔ `
          : 'آپ پھر بیسک پلان پر ہیں۔ ') +
        (cutText(to, to.next?.plan ?? 'basic') || 'آپ کے تمام اشتہارات ویسے ہی رہیں گے۔') +
        waitingText(to.waiting),
    ],
    button: { label: to.next || to.waiting !== undefined ? 'اپنا پلان دیکھیں' : 'پلان دوبارہ لیں', url: to.plansUrl },
    reason: 'یہ ای میل آپ کے پلان کے بارے میں ہے۔',
  }),
};
