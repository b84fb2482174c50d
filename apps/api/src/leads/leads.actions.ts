import { storedPhone } from '@karachi-estates/domain/accounts/phone';
import { checkLead, type LeadInput, leadBudget } from '@karachi-estates/domain/leads/rules';
import { KEY_REUSED } from '@karachi-estates/domain/requests/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { queueMail, replyTo } from '../mail/mail.actions.ts';
import { leadTemplate } from '../mail/templates.ts';
import { fingerprintOf } from '../plugins/idempotency.ts';
import { Refused, refusal } from '../refused.ts';
import { findLeadByKey, findRecentLead, insertLead, type Lead } from './leads.store.ts';

const DOUBLE_CLICK_MS = 10 * 60_000;

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
 * @throws Refused `invalid` by the domain's rules, `key-reused` when a key comes again with other content.
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
      throw new Refused('key-reused', told({ KEY_REUSED }, { what: 'lead' }));
    }
    const known = before ?? (await findRecentLead(tx, fingerprint, new Date(now.getTime() - DOUBLE_CLICK_MS)));
    if (known) return known;
    const lead = await insertLead(tx, { ...content, fingerprint, idempotencyKey, createdAt: now });
    await queueMail(tx, { to: deps.settings.deskEmail, template: leadTemplate(lead), at: now, ...replyTo(lead.email) });
    return lead;
  });
}
