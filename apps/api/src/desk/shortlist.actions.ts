import type { DeskLeadDetail, Shortlist } from '@karachi-estates/contracts/deskLeads';
import { isLeadOpen, stageAfterShortlist } from '@karachi-estates/domain/leads/thread';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import { SHORTLIST_LEAD_OVER, SHORTLIST_SENT } from '@karachi-estates/domain/staff/messages';
import { told } from '@karachi-estates/domain/words/sentence';
import { type AuditEntry, writeAudit } from '../audit/audit.store.ts';
import type { Db } from '../db/connect.ts';
import type { Deps } from '../deps.ts';
import { findLead, listSentHomes, writeSentHomes } from '../leads/thread.store.ts';
import { writeThreadLink } from '../leads/threadLinks.actions.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail, replyTo } from '../mail/mail.actions.ts';
import { mailedHome } from '../mail/mailedHome.ts';
import { cursorSecret } from '../plugins/cursor.ts';
import { inLanguage } from '../properties/areaNames.store.ts';
import { readCards } from '../properties/properties.store.ts';
import { Refused, rowMissing } from '../refused.ts';
import type { StaffCaller } from '../staff/staff.actions.ts';
import { readLead } from './leadWork.actions.ts';
import { lockWork, updateWork } from './leadWork.store.ts';

/**
 * Of two colleagues, or two clicks, one sends a mail. A WhatsApp message has gone out by hand by the time it is noted.
 * @throws Refused `conflict` where homes were sent since the screen was read.
 */
async function requireSentSeen(tx: Db, id: number, { channel, last_sent_at: seen }: Shortlist): Promise<void> {
  if (channel !== 'mail' || seen === undefined) return;
  const [last] = await listSentHomes(tx, id);
  if ((last?.sentAt.toISOString() ?? null) !== seen) throw new Refused('conflict', told({ SHORTLIST_SENT }));
}

/**
 * Sends chosen homes to who asked for one: by mail, or notes that they go out as a WhatsApp message. The request leaves
 * `new`, and is the sender's where it is nobody's.
 * @throws Refused `not-found`, `invalid` for a home that is not shown, `conflict` for a request that is over, or to
 * which
 *   somebody has sent homes since.
 */
export async function sendShortlist(
  deps: Deps,
  { member, actor }: StaffCaller,
  id: number,
  shortlist: Shortlist,
): Promise<DeskLeadDetail> {
  const { property_ids: ids, channel, words } = shortlist;
  const now = deps.clock();
  const { siteUrl, deskEmail } = deps.settings;
  // On one connection neither can be read inside of the transaction.
  const secret = await cursorSecret(deps);
  const cards = await readCards(deps, ids);
  if (cards.length < new Set(ids).size)
    throw new Refused('invalid', told({ PROPERTY_NOT_FOUND }), { property_ids: told({ PROPERTY_NOT_FOUND }) });
  const locale = (await findLead(deps.db, id))?.locale ?? 'en';
  const shown = await inLanguage(deps, locale, cards);
  await deps.db.transaction(async (tx) => {
    const lead = (await lockWork(tx, 'lead', id)) ? await findLead(tx, id) : undefined;
    if (!lead?.email) throw rowMissing();
    if (!isLeadOpen(lead.stage)) throw new Refused('conflict', told({ SHORTLIST_LEAD_OVER }));
    await requireSentSeen(tx, id, shortlist);
    await writeSentHomes(tx, id, ids, { channel, sentAt: now });
    const stage = stageAfterShortlist(lead.stage);
    const owner_id = lead.ownerId ?? member.id;
    await updateWork(tx, 'lead', id, { stage, owner_id });
    if (channel === 'mail') {
      const threadUrl = pageUrl(siteUrl, locale, `/find-my-home/request?token=${writeThreadLink(secret, id)}`);
      const templates = templatesIn(locale);
      const homes = shown.map((card) => ({
        ...mailedHome(card, templates.shortlistNews, siteUrl, locale),
        links: [{ label: templates.shortlistAnswer, url: `${threadUrl}#home-${card.property_id}` }],
      }));
      const template = templates.shortlistTemplate({ name: lead.name, words: words?.trim() ?? '', homes, threadUrl });
      // The link answers in the person's name, so the text is erased once it is sent.
      await queueMail(tx, { to: lead.email, template, at: now, secret: true, ...replyTo(deskEmail) });
    }
    const entry: AuditEntry = {
      action: 'lead.shortlist',
      subject: `lead:${id}`,
      before: { stage: lead.stage, owner_id: lead.ownerId },
      after: { stage, owner_id, channel, homes: ids },
    };
    await writeAudit(tx, actor, [entry], now);
  });
  return readLead(deps, id);
}
