import { EMAIL_INVALID } from '@karachi-estates/domain/accounts/messages';
import { isEmail, normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import { NEWSLETTER_LINK_INVALID } from '@karachi-estates/domain/newsletter/messages';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { told } from '@karachi-estates/domain/words/sentence';
import { countAttempt } from '../accounts/throttle.store.ts';
import { serialise } from '../db/serialise.ts';
import type { Deps } from '../deps.ts';
import { DAY_MS } from '../durations.ts';
import { pageUrl, templatesIn } from '../mail/language.ts';
import { queueMail } from '../mail/mail.actions.ts';
import { createToken, hashToken, isToken } from '../plugins/tokens.ts';
import { Refused } from '../refused.ts';
import { stopReader } from './issues.store.ts';
import { confirmSubscriber, endSubscription, findSubscriber, upsertSubscriber } from './newsletter.store.ts';

type NewsletterDeps = Pick<Deps, 'db' | 'clock' | 'settings'>;

const CONFIRM_MS = 7 * DAY_MS;
/** Nobody's mailbox is filled by entering their address again and again. */
const MAILS = { limit: 3, windowMs: DAY_MS };
/** Asked again so soon it is a double click, whose second mail would make the first one's link useless. */
const DOUBLE_CLICK_MS = 60_000;

/** Mail programs show their own 'Unsubscribe' for these headers (RFC 8058). */
export function unsubscribeHeaders(siteUrl: string, token: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${siteUrl}/api/newsletter/unsubscribe/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/**
 * Mails a link to confirm. Says nothing about whether the address is known: a reader who asks again simply gets no
 * mail.
 * @param locale the language of the mail, and of the frame of every issue.
 * @throws Refused `invalid` when it is no address.
 */
export async function askToConfirm(deps: NewsletterDeps, email: string, locale: Locale = 'en'): Promise<void> {
  const emailKey = normalizeEmail(email);
  if (!isEmail(emailKey)) throw new Refused('invalid', told({ EMAIL_INVALID }), { email: told({ EMAIL_INVALID }) });
  const now = deps.clock();
  const token = createToken();
  await deps.db.transaction(async (tx) => {
    await serialise(tx, `newsletter:${emailKey}`);
    const known = await findSubscriber(tx, emailKey);
    if (known?.confirmedAt && !known.unsubscribedAt) return;
    // The end of a subscription takes the link away.
    const isWaiting = known?.confirmTokenHash && !known.confirmedAt;
    if (isWaiting && now.getTime() - known.askedAt.getTime() < DOUBLE_CLICK_MS) return;
    if ((await countAttempt(tx, [{ name: `newsletter:${emailKey}`, ...MAILS }], now)) > 0) return;
    const unsubscribeToken = known?.unsubscribeToken ?? createToken();
    const expiresAt = new Date(now.getTime() + CONFIRM_MS);
    await upsertSubscriber(tx, {
      email: email.trim(),
      emailKey,
      confirmTokenHash: hashToken(token),
      unsubscribeToken,
      locale,
      now,
      expiresAt,
    });
    const template = templatesIn(locale).newsletterConfirmTemplate({
      confirmUrl: pageUrl(deps.settings.siteUrl, locale, `/newsletter/confirm?token=${token}`),
    });
    const headers = unsubscribeHeaders(deps.settings.siteUrl, unsubscribeToken);
    await queueMail(tx, { to: email.trim(), template, at: now, headers, secret: true });
  });
}

/** Confirms with the token of the mail; pressing twice is fine. @throws Refused `invalid` for a wrong or old token. */
export async function confirm(deps: NewsletterDeps, token: string, locale: Locale = 'en'): Promise<void> {
  const now = deps.clock();
  await deps.db.transaction(async (tx) => {
    const confirmed = isToken(token) ? await confirmSubscriber(tx, hashToken(token), now) : undefined;
    if (!confirmed)
      throw new Refused('invalid', told({ NEWSLETTER_LINK_INVALID }), { token: told({ NEWSLETTER_LINK_INVALID }) });
    if (!confirmed.first) return;
    const { email, unsubscribeToken } = confirmed.subscriber;
    const { siteUrl } = deps.settings;
    const template = templatesIn(locale).newsletterWelcomeTemplate({
      propertiesUrl: pageUrl(siteUrl, locale, '/properties'),
      unsubscribeUrl: pageUrl(siteUrl, locale, `/newsletter/unsubscribe?token=${unsubscribeToken}`),
    });
    const headers = unsubscribeHeaders(siteUrl, unsubscribeToken);
    await queueMail(tx, { to: email, template, at: now, headers, secret: true });
  });
}

/**
 * Ends a subscription, and what of an issue is queued for the reader; twice is fine.
 * @throws Refused `invalid` for an unknown token.
 */
export async function endByToken(deps: NewsletterDeps, token: string): Promise<void> {
  const known = isToken(token)
    ? await deps.db.transaction(async (tx) => {
        const id = await endSubscription(tx, token, deps.clock());
        if (id !== undefined) await stopReader(tx, id);
        return id;
      })
    : undefined;
  if (known === undefined)
    throw new Refused('invalid', told({ NEWSLETTER_LINK_INVALID }), { token: told({ NEWSLETTER_LINK_INVALID }) });
}
