import type { Unit } from '@karachi-estates/contracts/projects';
import { type InterestField, InterestForm, type InterestValues } from '@karachi-estates/design-system/InterestForm';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { grandMonarch } from '../../content/projects/grand-monarch.ts';
import { units } from '../../content/units.ts';
import { interestAction, sendInterestInUnit } from '../../data/interest.ts';
import { useAttempt } from '../../forms/useAttempt.ts';
import { useLocale } from '../../locale/Locale.tsx';

interface InterestInUnitProps {
  slug: string;
  unit: Pick<Unit, 'number' | 'type'>;
}

const FIELDS: readonly InterestField[] = ['fullName', 'phoneNumber', 'email'];

/** Leaves one's number with the desk of the project, which learns which unit it is about. */
export function InterestInUnit({ slug, unit }: InterestInUnitProps) {
  const words = useContent('units', units).interest;
  const { fields, chooseUnit } = useContent('grandMonarch', grandMonarch).interest;
  const [message, setMessage] = useState<{ tone: 'success' | 'failure'; text: string }>();
  const [wrong, setWrong] = useState<readonly InterestField[]>([]);
  const [isSending, setSending] = useState(false);
  const attempt = useAttempt();
  const locale = useLocale();

  async function send(values: InterestValues) {
    const missing = FIELDS.filter((name) => !values[name]);
    setWrong(missing);
    if (missing.length > 0) {
      setMessage({ tone: 'failure', text: words.missing });
      return;
    }
    setSending(true);
    try {
      const content = { ...values, unit: unit.number };
      const answer = await sendInterestInUnit(slug, content, attempt.keyOf(content));
      if (answer.ok) attempt.arrived();
      setMessage(
        answer.ok
          ? { tone: 'success', text: fill(words.thanks, { unit: unit.number }) }
          : { tone: 'failure', text: answer.message || words.failed },
      );
    } catch {
      setMessage({ tone: 'failure', text: words.failed });
    } finally {
      setSending(false);
    }
  }

  return (
    <Card variant="outlined" component="section" aria-labelledby="interest-title">
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h4" component="h2" id="interest-title">
          {fill(words.heading, { unit: unit.number })}
        </Typography>
        <Typography variant="body2">{words.text}</Typography>
        <InterestForm
          action={interestAction(slug)}
          hiddenFields={{ unit: unit.number, page: locale }}
          labels={fields}
          chooseUnit={chooseUnit}
          unitTypes={[]}
          chosenType={unit.type}
          submit={words.submit}
          submitting={words.sending}
          privacy={words.privacy}
          message={message}
          wrong={wrong}
          pending={isSending}
          onSubmit={(values) => void send(values)}
        />
      </CardContent>
    </Card>
  );
}
