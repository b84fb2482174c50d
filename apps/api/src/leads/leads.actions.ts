import { storedPhone } from '@karachi-estates/domain/accounts/phone';
import { normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import { checkLead, type LeadInput, leadBudget } from '@karachi-estates/domain/leads/rules';
import { KEY_REUSED } from '@karachi-estates/domain/requests/messages';
import { oneLine } from '@karachi-estates/domain/visibleText';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import { countAttempt } from '../accounts/throttle.store.ts';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { HOUR_MS } from '../durations.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { leadTemplate } from '../mail/leadTemplates.ts';
import { queueMail, replyTo } from '../mail/mail.actions.ts';
import { cursorSecret } from '../plugins/cursor.ts';
import { fingerprintOf } from '../plugins/idempotency.ts';
import { Refused, refusal } from '../refused.ts';
import { findLeadByKey, findRecentLead, insertLead, type Lead, noteLeadKey } from './leads.store.ts';
import { writeThreadLink } from './threadLinks.actions.ts';

/** More mails than these go to one address by nobody. */
const RECEIPTS = { limit: 5, windowMs: HOUR_MS };
const DOUBLE_CLICK_MS = 10 * 60_000;

function contentOf(input: LeadInput) {
  const text = (value: LeadInput[keyof LeadInput]) => oneLine(String(value ?? ''));
  return {
    name: text(input.name),
    email: text(input.email),
    phone: storedPhone(text(input.phone)),
    message: (input.message ?? '').trim(),
    city: text(input.city),
    area: text(input.area),
    bedrooms: text(input.bedrooms),
    propertyType: text(input.propertyType),
    budget: leadBudget(input.budget),
  };
}

/**
 * Stores a lead, its mail to the desk, and a mail to who asked with the link to their request, in one transaction. A
 * retry (same key, or the same content within ten minutes) answers the first lead.
 * @param locale of who asked
 * @throws Refused `invalid` by the domain's rules, `key-reused` when a key comes again with other content.
 */
export async function addLead(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'pool'>,
  input: LeadInput,
  idempotencyKey: string | null,
  locale: Locale = 'en',
): Promise<Lead> {
  const verdict = checkLead(input);
  if (!verdict.ok) throw refusal(verdict);
  const content = contentOf(input);
  const fingerprint = fingerprintOf(Object.values(content));
  const now = deps.clock();
  const secret = await cursorSecret(deps);
  const { siteUrl, deskEmail } = deps.settings;
  return deps.db.transaction(async (tx) => {
    if (idempotencyKey) await serialise(tx, `lead:${idempotencyKey}`);
    await serialise(tx, `lead:${fingerprint}`);
    const before = idempotencyKey ? await findLeadByKey(tx, idempotencyKey) : undefined;
    if (before && before.fingerprint !== fingerprint) {
      throw new Refused('key-reused', told({ KEY_REUSED }, { what: 'lead' }));
    }
    const known = before ?? (await findRecentLead(tx, fingerprint, new Date(now.getTime() - DOUBLE_CLICK_MS)));
    if (known && idempotencyKey && known.idempotencyKey === null) await noteLeadKey(tx, known.id, idempotencyKey);
    if (known) return known;
    const lead = await insertLead(tx, { ...content, fingerprint, idempotencyKey, locale, createdAt: now });
    await queueMail(tx, { to: deskEmail, template: leadTemplate(lead), at: now, ...replyTo(lead.email) });
    const counted = { name: `lead-receipts:${normalizeEmail(lead.email)}`, ...RECEIPTS };
    if ((await countAttempt(tx, [counted], now)) > 0) return lead;
    // It repeats nothing that was typed, so nobody sends words of their own to a stranger with it.
    const threadUrl = pageUrl(siteUrl, locale, `/find-my-home/request?token=${writeThreadLink(secret, lead.id)}`);
    const template = templatesIn(locale).leadReceivedTemplate({ threadUrl });
    await queueMail(tx, { to: lead.email, template, at: now, secret: true, ...replyTo(deskEmail) });
    return lead;
  });
}
