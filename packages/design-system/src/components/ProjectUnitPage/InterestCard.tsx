import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { InterestForm, type InterestFormProps } from '../InterestForm/InterestForm.tsx';
import { type SendInterest, useInterest } from '../ProjectPage/useInterest.ts';
import type { ProjectUnit } from '../UnitCard/unit.ts';
import type { ProjectUnitPageLabels } from './ProjectUnitPage.tsx';

/** How somebody leaves their number for a call about a unit. */
export interface AskForCall {
  /** Where the browser itself posts it without scripts. */
  action: string;
  /** What it sends beside the fields. */
  hiddenFields: Readonly<Record<string, string>>;
  /** Label and example of each field. */
  fields: InterestFormProps['labels'];
  /** Sends what was typed. */
  onRegister: SendInterest;
}

interface InterestCardProps {
  unit: ProjectUnit;
  call: AskForCall;
  words: ProjectUnitPageLabels;
}

/** Leaves one's number with the desk of the project, which learns which unit it is about. */
export function InterestCard({ unit, call, words }: InterestCardProps) {
  const { action, hiddenFields, fields, onRegister } = call;
  const types = [{ value: unit.type, label: unit.type }];
  const { message, wrong, pending, submit } = useInterest(onRegister, types, {
    missing: words.missing,
    email: words.emailWrong,
    registered: words.thanks(unit.number),
    refused: words.failed,
    failed: words.failed,
  });
  return (
    <Card variant="outlined" component="section" aria-labelledby="interest-title">
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h4" component="h2" id="interest-title">
          {words.interest(unit.number)}
        </Typography>
        <Typography variant="body2">{words.interestText}</Typography>
        <InterestForm
          action={action}
          hiddenFields={hiddenFields}
          labels={fields}
          chooseUnit={fields.unitType.label}
          unitTypes={types}
          chosenType={unit.type}
          submit={words.call}
          submitting={words.sending}
          privacy={words.interestPrivacy}
          message={message}
          wrong={wrong}
          pending={pending}
          onSubmit={(values) => void submit(values)}
        />
      </CardContent>
    </Card>
  );
}
