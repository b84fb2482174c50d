import { subscribe } from '@karachi-estates/contracts/newsletter';
import { NewsletterBox, type NewsletterBoxProps } from '@karachi-estates/design-system/NewsletterBox';
import { useRef, useState } from 'react';
import { useContent } from '../content/contentFor.ts';
import { newsletter } from '../content/newsletter.ts';
import { useLocale } from '../locale/Locale.tsx';

interface NewsletterFormProps extends Pick<NewsletterBoxProps, 'level'> {
  /** An address that was refused, and why: it stands in the field again. */
  refused?: { email: string; reason: string } | undefined;
}

/** Takes an address for the newsletter, also without scripts; the mail that follows asks to confirm it. */
export function NewsletterForm({ level, refused }: NewsletterFormProps) {
  const words = useContent('newsletter', newsletter);
  const locale = useLocale();
  const [message, setMessage] = useState<NewsletterBoxProps['message']>(
    refused && { tone: 'error', text: refused.reason },
  );
  const [isSending, setSending] = useState(false);
  const underWay = useRef(false);

  async function ask(address: string) {
    // Enter while the first is on its way would write a second mail.
    if (underWay.current) return;
    underWay.current = true;
    setMessage(undefined);
    setSending(true);
    try {
      // Few people write into it, so that nobody else loads what checks and sends.
      const { subscribeAddress } = await import('./subscribeAddress.ts');
      setMessage(await subscribeAddress(address, locale));
    } catch {
      setMessage({ tone: 'error', text: words.failed });
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  const { heading, sentence, email, submit, privacy } = words;
  return (
    <NewsletterBox
      title={heading}
      sentence={sentence}
      email={email}
      submit={submit}
      privacy={privacy}
      message={message}
      action={subscribe.url}
      hiddenFields={{ page: locale }}
      pending={isSending}
      onSubmit={ask}
      level={level}
      slotProps={{ field: { defaultValue: refused?.email } }}
    />
  );
}
