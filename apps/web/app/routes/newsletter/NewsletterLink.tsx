import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { newsletterLinks } from '../../content/newsletterLinks.ts';
import { CallFailed } from '../../data/call.ts';
import { NewsletterForm } from '../../newsletter/NewsletterForm.tsx';

interface NewsletterLinkProps {
  /** Does what the link is for. */
  act: (token: string) => Promise<unknown>;
  done: { heading: string; text: string };
  /** What stands above the button that does it; without it the link does it at once. */
  ask?: { heading: string; text: string; button: string };
}

type Step = 'asking' | 'working' | 'done' | 'expired' | 'unreachable';

/** What the links in the newsletter's mails open: it says what became of it. */
export function NewsletterLink({ act, done, ask }: NewsletterLinkProps) {
  const { expired, working, backHome } = useContent('newsletterLinks', newsletterLinks);
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [step, setStep] = useState<Step>(token ? 'asking' : 'expired');

  async function go() {
    setStep('working');
    try {
      await act(token);
      setStep('done');
    } catch (error) {
      const isRefused = error instanceof CallFailed && error.status >= 400 && error.status < 500;
      setStep(isRefused ? 'expired' : 'unreachable');
    }
  }

  const startsAlone = step === 'asking' && !ask;
  useEffect(() => {
    if (startsAlone) void go();
  }, [startsAlone]);

  if (step === 'unreachable') {
    return (
      <Section room="half">
        <FailedState level={1} onRetry={go} />
      </Section>
    );
  }
  const words =
    step === 'done'
      ? done
      : step === 'expired'
        ? expired
        : step === 'asking' && ask
          ? ask
          : { heading: working, text: '' };
  return (
    <Section room="half">
      <div role="status">
        <SectionHeading level={1} title={words.heading} lead={words.text} />
      </div>
      {step === 'asking' && ask && (
        <p>
          <Button onClick={go}>{ask.button}</Button>
        </p>
      )}
      {step === 'done' && (
        <p>
          <Button href="/" variant="outlined">
            {backHome}
          </Button>
        </p>
      )}
      {step === 'expired' && <NewsletterForm />}
    </Section>
  );
}
