import { createHmac } from 'node:crypto';
import { formatPhone, storedPhone } from '@karachi-estates/domain/accounts/phone';
import { normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import { ENQUIRY_LINK_INVALID } from '@karachi-estates/domain/enquiries/messages';
import { checkEnquiry, type EnquiryInput } from '@karachi-estates/domain/enquiries/rules';
import { propertyPath, slugify } from '@karachi-estates/domain/properties/address';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import { KEY_REUSED } from '@karachi-estates/domain/requests/messages';
import { oneLine } from '@karachi-estates/domain/visibleText';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import { countAttempt, isRemembered, remember } from '../accounts/throttle.store.ts';
import type { Db } from '../db/connect.ts';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail, replyTo } from '../mail/mail.actions.ts';
import { dropUnsentMail } from '../mail/mail.store.ts';
import { cursorSecret } from '../plugins/cursor.ts';
import { fingerprintOf } from '../plugins/idempotency.ts';
import { createToken, hashToken, isToken } from '../plugins/tokens.ts';
import { Refused, refusal, tooMany } from '../refused.ts';
import { findRecentEnquiry, findRecipient, insertEnquiry, withdraw, withdrawAllTo } from './enquiries.store.ts';

const DOUBLE_CLICK_MS = 10 * 60_000;
const KEPT_MS = 30 * DAY_MS;
/** An address may be shared by an office; a person writes to some sellers a day. */
const BY_VISITOR = { limit: 30, windowMs: HOUR_MS };
const BY_EMAIL = { limit: 10, windowMs: HOUR_MS };
/** 'Do not contact me again' holds for so long, whoever writes with the address. */
const SILENCED_MS = 365 * DAY_MS;

/** What is remembered of who wants no contact: without the installation's secret it finds no address again. */
const silenceOf = (secret: Buffer, sellerId: number, emailKey: string) =>
  `enquiry-silence:${createHmac('sha256', secret).update(`${sellerId} ${emailKey}`).digest('base64url')}`;

/** @throws Refused `key-reused` where a key comes again with another message. */
async function requireSameMessage(tx: Db, key: string, fingerprint: string, now: Date): Promise<void> {
  const name = `enquiry-key:${key}`;
  await serialise(tx, name);
  const same = `${name}:${fingerprint}`;
  if ((await isRemembered(tx, name, now)) && !(await isRemembered(tx, same, now)))
    throw new Refused('key-reused', told({ KEY_REUSED }, { what: 'message' }));
  const until = new Date(now.getTime() + KEPT_MS);
  for (const each of [name, same]) await remember(tx, each, until);
}

const pathOf = (id: number, title: string) => propertyPath({ property_id: id, slug: slugify(title) });

/**
 * Stores a message and mails it to the seller, and its sender a mail with the link that takes it back, all in one
 * transaction. The same message within ten minutes is the same one; with a key it is so for a month, since a device may
 * lose its network before it has the answer.
 * @param visitor a key that tells visitors apart.
 * @param locale of the sender.
 * @param idempotencyKey of a message that may be sent again.
 * @throws Refused `invalid` by the domain's rules, `not-found`, `key-reused` when a key comes again with other content,
 *   `too-many` with the seconds to wait.
 */
export async function sendEnquiry(
  deps: Deps,
  id: number,
  input: EnquiryInput,
  { visitor, locale, idempotencyKey = null }: { visitor: string; locale: Locale; idempotencyKey?: string | null },
): Promise<void> {
  const verdict = checkEnquiry(input);
  if (!verdict.ok) throw refusal(verdict);
  const text = (value: string | undefined) => (value ?? '').trim();
  const content = {
    name: oneLine(input.name ?? ''),
    email: text(input.email),
    phone: text(input.phone) && storedPhone(text(input.phone)),
    text: text(input.text),
  };
  const now = deps.clock();
  const emailKey = normalizeEmail(content.email);
  const counted = [
    { name: `enquiries:${visitor}`, ...BY_VISITOR },
    { name: `enquiries:${emailKey}`, ...BY_EMAIL },
  ];
  const wait = await countAttempt(deps.db, counted, now);
  if (wait > 0) throw tooMany(wait);
  const fingerprint = fingerprintOf([...Object.values(content), ...(idempotencyKey ? [idempotencyKey] : [])]);
  const sameSince = new Date(now.getTime() - (idempotencyKey ? KEPT_MS : DOUBLE_CLICK_MS));
  const token = createToken();
  // On one connection it cannot be read inside of the transaction.
  const secret = await cursorSecret(deps);
  const { siteUrl } = deps.settings;
  await deps.db.transaction(async (tx) => {
    if (idempotencyKey) await requireSameMessage(tx, idempotencyKey, fingerprintOf([id, fingerprint]), now);
    await serialise(tx, `enquiry:${id}:${fingerprint}`);
    const recipient = await findRecipient(tx, id, 'active');
    if (!recipient) throw new Refused('not-found', told({ PROPERTY_NOT_FOUND }));
    // It looks sent: who writes with somebody else's address is not told what that person wanted.
    if (await isRemembered(tx, silenceOf(secret, recipient.sellerId, emailKey), now)) return;
    if (await findRecentEnquiry(tx, fingerprint, id, sameSince)) return;
    await insertEnquiry(tx, { ...content, propertyId: id, fingerprint, tokenHash: hashToken(token), createdAt: now });
    const { title, firstName } = recipient;
    const path = pathOf(id, title);
    const template = templatesIn(recipient.locale).enquiryTemplate({
      ...content,
      phone: content.phone && formatPhone(content.phone),
      firstName,
      title,
      listingUrl: pageUrl(siteUrl, recipient.locale, path),
    });
    await queueMail(tx, { to: recipient.email, template, at: now, ...replyTo(content.email) });
    // It repeats nothing that was typed, so nobody sends words of their own to a stranger with it.
    const receipt = templatesIn(locale).enquirySentTemplate({
      title,
      listingUrl: pageUrl(siteUrl, locale, path),
      withdrawUrl: pageUrl(siteUrl, locale, `/withdraw-message?token=${token}`),
    });
    await queueMail(tx, { to: content.email, template: receipt, at: now, secret: true });
  });
}

/**
 * 'Do not contact me again': forgets who wrote, with all that the address has written to this seller, and tells the
 * seller to do the same; a message that is not sent yet is not sent. What is written with the address later does not
 * arrive.
 * @throws Refused `invalid` for a link that is none or was used.
 */
export async function withdrawEnquiry(deps: Deps, token: string): Promise<void> {
  const now = deps.clock();
  const secret = await cursorSecret(deps);
  await deps.db.transaction(async (tx) => {
    const enquiry = isToken(token) ? await withdraw(tx, hashToken(token), now) : undefined;
    if (!enquiry) throw new Refused('invalid', told({ ENQUIRY_LINK_INVALID }));
    const recipient = await findRecipient(tx, enquiry.propertyId);
    if (!recipient || !enquiry.email) return;
    const emailKey = normalizeEmail(enquiry.email);
    const { sellerId } = recipient;
    await remember(tx, silenceOf(secret, sellerId, emailKey), new Date(now.getTime() + SILENCED_MS));
    const others = await withdrawAllTo(tx, sellerId, emailKey, now);
    let isKnown = false;
    for (const createdAt of [enquiry.createdAt, ...others]) {
      const mail = { to: recipient.email, replyTo: emailKey, createdAt };
      if (!(await dropUnsentMail(tx, mail))) isKnown = true;
    }
    // Who has not got any message need not be told to forget it.
    if (!isKnown) return;
    const { firstName, title } = recipient;
    const template = templatesIn(recipient.locale).enquiryWithdrawnTemplate({
      firstName,
      title,
      name: enquiry.name,
      email: enquiry.email,
    });
    await queueMail(tx, { to: recipient.email, template, at: now });
  });
}
