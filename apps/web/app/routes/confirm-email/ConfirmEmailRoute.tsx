import { confirmEmail } from '@karachi-estates/contracts/accounts';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { ownership } from '../../content/ownership.ts';
import { ACCOUNT } from '../../data/accounts.ts';
import { CallFailed } from '../../data/call.ts';
import { useApiMutation } from '../../data/useApiMutation.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { dropEnded } from '../../session/dropEnded.ts';
import { useSession } from '../../session/SessionProvider.tsx';

export const meta = fixedPageMeta('/confirm-email');

type Outcome = 'confirmed' | 'waiting' | 'changed' | 'taken' | 'expired' | 'unreachable';

const REFUSED: Readonly<Record<number, Outcome>> = { 400: 'expired', 409: 'taken' };

/**
 * The link of a mail that asks to confirm an address. Programs that open links in mails do not run this page's script,
 * and pressing twice is fine.
 */
export default function ConfirmEmailRoute() {
  const { link: words } = useContent('ownership', ownership);
  const { token = '' } = useParams();
  const session = useSession();
  const { send } = useApiMutation(confirmEmail, [ACCOUNT]);
  const [outcome, setOutcome] = useState<Outcome>();

  async function confirm() {
    setOutcome(undefined);
    try {
      const { state } = await send({ body: { token } });
      // Pressed again after a new login, or by somebody with another account, it has logged nobody out here.
      const isStillHere = state === 'changed' && (await dropEnded(session));
      setOutcome(isStillHere ? 'confirmed' : state);
    } catch (error) {
      setOutcome((error instanceof CallFailed && REFUSED[error.status]) || 'unreachable');
    }
  }

  useEffect(() => {
    void confirm();
  }, [token]);

  if (outcome === 'unreachable') {
    return (
      <Section room="half">
        <FailedState level={1} onRetry={confirm} />
      </Section>
    );
  }
  const { heading, text } = outcome ? words[outcome] : { heading: words.working, text: '' };
  return (
    <Section room="half">
      <div role="status">
        <SectionHeading level={1} title={heading} lead={text} />
      </div>
      {outcome && (
        <p>
          {outcome === 'changed' ? <Link to="/login">{words.login}</Link> : <Link to="/profile">{words.profile}</Link>}
        </p>
      )}
    </Section>
  );
}
