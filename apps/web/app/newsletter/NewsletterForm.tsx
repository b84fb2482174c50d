import { NewsletterBox, type NewsletterBoxProps } from '@karachi-estates/design-system/NewsletterBox';
import { EMAIL_INVALID } from '@karachi-estates/domain/accounts/messages';
import { isEmail, normalizeEmail } from '@karachi-estates/domain/accounts/rules';
import { useRef, useState } from 'react';
import { fill } from '../content/fill.ts';
import { home } from '../content/home.ts';
import { CallFailed } from '../data/call.ts';
import { useSubscribe } from '../data/newsletter.ts';

const { heading, sentence, email, submit, privacy, sent, failed } = home.newsletter;

/** Takes an address for the letter; the mail that follows asks to confirm it. */
export function NewsletterForm({ level }: Pick<NewsletterBoxProps, 'level'>) {
  const { send, isSending } = useSubscribe();
  const [message, setMessage] = useState<NewsletterBoxProps['message']>();

  const underWay = useRef(false);

  async function ask(address: string) {
    // Enter while the first is on its way would write a second mail.
    if (underWay.current) return;
    if (!isEmail(normalizeEmail(address))) {
      setMessage({ tone: 'error', text: EMAIL_INVALID });
      return;
    }
    underWay.current = true;
    setMessage(undefined);
    try {
      await send({ body: { email: address } });
      setMessage({ tone: 'success', text: fill(sent, { email: address }) });
    } catch (error) {
      const reason = error instanceof CallFailed ? error.message : '';
      setMessage({ tone: 'error', text: reason || failed });
    } finally {
      underWay.current = false;
    }
  }

  return (
    <NewsletterBox
      title={heading}
      sentence={sentence}
      email={email}
      submit={submit}
      privacy={privacy}
      message={message}
      pending={isSending}
      onSubmit={ask}
      level={level}
    />
  );
}
