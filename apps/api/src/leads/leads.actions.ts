import { createHash } from 'node:crypto';
import { parsePhone } from '@karachi-estates/domain/accounts/phone';
import { isEmail, normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import { checkLead, type LeadInput, leadBudget } from '@karachi-estates/domain/leads/rules';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/mail.actions.ts';
import { leadTemplate } from '../mail/templates.ts';
import { HttpProblem } from '../plugins/errors.ts';
import { refusal } from '../plugins/forms.ts';
import { findLeadByKey, findRecentLead, insertLead, type Lead, serialise } from './leads.store.ts';

const DOUBLE_CLICK_MS = 10 * 60_000;

/** The same content gives the same fingerprint. */
export function fingerprintOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** A phone number in E.164 where it is understood, else as it was typed: a lead is worth more than its format. */
export function storedPhone(text: string): string {
  const phone = parsePhone(text);
  return phone.ok ? phone.e164 : text.trim();
}

/** A mail address to answer to, where what was typed is one. */
export function replyTo(email: string): { replyTo?: string } {
  return isEmail(normalizeEmail(email)) ? { replyTo: normalizeEmail(email) } : {};
}

function contentOf(input: LeadInput) {
  const text = (value: LeadInput[keyof LeadInput]) => String(value ?? '').trim();
  return {
    name: text(input.name),
    email: text(input.email),
    phone: storedPhone(text(input.phone)),
    message: text(input.message),
    city: text(input.city),
    area: text(input.area),
    bedrooms: text(input.bedrooms),
    propertyType: text(input.propertyType),
    budget: leadBudget(input.budget),
  };
}

/**
 * Stores a lead and its mail to the desk in one transaction. A retry (same key, or the same content within ten minutes)
 * answers the first lead.
 * @throws HttpProblem 400 by the domain's rules, 422 when a key comes again with other content.
 */
export async function addLead(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  input: LeadInput,
  idempotencyKey: string | null,
): Promise<Lead> {
  const verdict = checkLead(input);
  if (!verdict.ok) throw refusal(verdict);
  const content = contentOf(input);
  const fingerprint = fingerprintOf(Object.values(content));
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    if (idempotencyKey) await serialise(tx, `lead:${idempotencyKey}`);
    await serialise(tx, `lead:${fingerprint}`);
    const before = idempotencyKey ? await findLeadByKey(tx, idempotencyKey) : undefined;
    if (before && before.fingerprint !== fingerprint) {
      throw new HttpProblem(422, 'This Idempotency-Key was used for another lead.');
    }
    const known = before ?? (await findRecentLead(tx, fingerprint, new Date(now.getTime() - DOUBLE_CLICK_MS)));
    if (known) return known;
    const lead = await insertLead(tx, { ...content, fingerprint, idempotencyKey, createdAt: now });
    await queueMail(tx, { to: deps.settings.deskEmail, template: leadTemplate(lead), at: now, ...replyTo(lead.email) });
    return lead;
  });
}
