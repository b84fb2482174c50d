import { CODE_MINUTES, type MarkKind } from '@karachi-estates/domain/marks/marks';
import type { markTemplates } from './markTemplates.ts';
import type { MailTemplate } from './render.ts';
import { BRAND, greeting, isolated, locale } from './urduWords.ts';

const CHECKS: Record<MarkKind, string> = {
  phone: 'آپ کے فون نمبر',
  licence: 'آپ کی ایجنسی یا لائسنس کے نمبر',
  office: 'آپ کے دفتر',
  developer: 'ڈیویلپر کے لیے آپ کے کام',
  identity: 'آپ کے شناختی کارڈ',
};

/** The mails about the marks of sellers in Urdu, each as its English twin. */
export const urduMarkTemplates: typeof markTemplates = {
  markCodeTemplate: (to): MailTemplate => ({
    locale,
    subject: `آپ کا ${BRAND} کوڈ`,
    paragraphs: [
      greeting(to.firstName),
      `آپ کا کوڈ ${to.code} ہے۔ اسے ${CODE_MINUTES} منٹ کے اندر اپنی پروفائل کے صفحے پر لکھیں۔`,
      'یہ کوڈ کسی کو نہ بتائیں: ہم فون پر کبھی نہیں پوچھتے۔ اگر یہ آپ نے نہیں منگوایا تو کچھ نہ کریں۔',
    ],
    reason: 'یہ ای میل اس لیے آئی ہے کہ آپ کے اکاؤنٹ سے کوڈ منگوایا گیا۔',
  }),

  markDecidedTemplate: (to): MailTemplate => ({
    locale,
    subject: to.action === 'give' ? 'آپ کے صفحے پر ایک نئی جانچ ہے' : `${CHECKS[to.kind]} کی جانچ کے بارے میں`,
    paragraphs: [
      greeting(to.firstName),
      {
        give: `ہم نے ${CHECKS[to.kind]} کی جانچ کر لی ہے۔ آپ کے صفحے اور اشتہارات پر یہ اپنی تاریخ کے ساتھ نظر آتی ہے۔`,
        decline: `آپ نے ${CHECKS[to.kind]} کی جانچ کو کہا تھا۔ ہم نے دیکھا، مگر تصدیق نہ کر سکے، اس لیے کچھ نہیں دکھایا جائے گا۔`,
        end: `آپ کے صفحے اور اشتہارات پر ${CHECKS[to.kind]} کی جانچ اب نظر نہیں آتی۔`,
      }[to.action],
      ...(to.words ? [isolated(to.words)] : []),
      ...(to.action === 'give'
        ? []
        : [`کچھ پوچھنا ہو تو اسی ای میل کا جواب دیں یا ${isolated(to.contactEmail)} پر لکھیں۔`]),
    ],
    reason: 'یہ ای میل اس بارے میں ہے جو آپ کا صفحہ آپ کے متعلق بتاتا ہے۔',
  }),
};
