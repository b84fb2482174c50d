import { isOffered, unitStateLabel } from '@karachi-estates/domain/projects/states';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { workingWhile } from '../../theme/heldWhile.ts';
import { useKitLocale } from '../../words/KitWords.tsx';
import { OutlinedField } from '../FormField/OutlinedField.tsx';
import { OnwardLink } from '../OnwardLink/OnwardLink.tsx';
import type { ProjectUnit } from '../UnitCard/unit.ts';
import type { ProjectUnitPageLabels } from './ProjectUnitPage.tsx';

/** Who asks to hold a unit. */
export interface HoldValues {
  name: string;
  phone: string;
  email: string;
}

/** How a unit is asked for. */
export interface AskForHold {
  /** Where the browser itself posts it. */
  action: string;
  /** What it sends beside the fields. */
  hiddenFields: Readonly<Record<string, string>>;
  /**
   * Sends it in place of the browser: whether the server took it, and what it says. Rejects where there was no answer.
   * The browser sends it without this, and is led to the answer.
   */
  onAsk?: (values: HoldValues) => Promise<{ ok: boolean; message: string }>;
}

interface HoldCardProps {
  unit: ProjectUnit;
  ask: AskForHold;
  /** In place of asking: how the units are given out. */
  launch: ReactNode;
  visitHref: string | undefined;
  othersHref: string;
  words: ProjectUnitPageLabels;
}

const FIELDS = [
  ['name', { autoComplete: 'name' }, { maxLength: 160 }],
  ['phone', { type: 'tel', autoComplete: 'tel' }, { maxLength: 30 }],
  ['email', { type: 'email', autoComplete: 'email' }, { maxLength: 254 }],
] as const;

// Addresses and numbers are written from left to right, and stand where the page begins.
const latin = { dir: 'ltr' } as const;

/** The way to a unit that can be had; words alone where somebody else holds it. */
function WayToHold({ unit, ask, launch, words }: Pick<HoldCardProps, 'unit' | 'ask' | 'launch' | 'words'>) {
  if (launch) return launch;
  if (unit.state !== 'available') return <Typography>{words.notNow}</Typography>;
  return (
    <>
      <Typography variant="body2">{words.holdText}</Typography>
      <HoldForm {...ask} words={words} />
    </>
  );
}

/** What can be done with a unit: ask to hold it, and see it. Or that nobody can have it any more. */
export function HoldCard({ unit, ask, launch, visitHref, othersHref, words }: HoldCardProps) {
  const locale = useKitLocale();
  const isToBeHad = isOffered(unit.state);
  return (
    <Card variant="outlined" component="section" aria-labelledby="hold-title">
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h4" component="h2" id="hold-title">
          {isToBeHad ? words.hold : unitStateLabel(unit.state, locale)}
        </Typography>
        {isToBeHad ? (
          <WayToHold unit={unit} ask={ask} launch={launch} words={words} />
        ) : (
          <Typography>{words.notOffered}</Typography>
        )}
        {!isToBeHad && <OnwardLink href={othersHref}>{words.others}</OnwardLink>}
        {isToBeHad && visitHref && <OnwardLink href={visitHref}>{words.visit}</OnwardLink>}
      </CardContent>
    </Card>
  );
}

function HoldForm({ action, hiddenFields, onAsk, words }: AskForHold & { words: ProjectUnitPageLabels }) {
  const [answer, setAnswer] = useState<{ ok: boolean; message: string }>();
  const [isPending, setPending] = useState(false);

  async function send(values: HoldValues) {
    if (!onAsk) return;
    setPending(true);
    setAnswer(undefined);
    try {
      setAnswer(await onAsk(values));
    } catch {
      setAnswer({ ok: false, message: words.failed });
    } finally {
      setPending(false);
    }
  }

  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        // A site that records early presses at the window keeps forms from being sent by the browser.
        event.stopPropagation();
        if (!onAsk) return;
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        const value = (name: keyof HoldValues) => String(data.get(name) ?? '').trim();
        void send({ name: value('name'), phone: value('phone'), email: value('email') });
      }}
    >
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack spacing={2.5}>
        {FIELDS.map(([name, field, input]) => (
          <OutlinedField
            key={name}
            {...field}
            id={`hold-${name}`}
            name={name}
            label={words[name]}
            required
            fullWidth
            slotProps={{ htmlInput: { ...input, ...(name === 'name' ? {} : latin) } }}
          />
        ))}
        {onAsk && (
          <div role={answer?.ok === false ? 'alert' : 'status'}>
            {answer && (
              <Alert role="presentation" severity={answer.ok ? 'success' : 'error'}>
                {answer.message}
              </Alert>
            )}
          </div>
        )}
        <Button type="submit" variant="contained" size="large" {...workingWhile(isPending)}>
          {words.ask}
        </Button>
        <Typography variant="body2" color="textSecondary">
          {words.holdPrivacy}
        </Typography>
      </Stack>
    </form>
  );
}
