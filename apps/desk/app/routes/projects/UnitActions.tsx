import { actOnDeskUnit, type DeskUnitDetail, endDeskBooking } from '@karachi-estates/contracts/deskProjects';
import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { type UnitAction, unitActions } from '@karachi-estates/domain/projects/states';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useAct } from '../../chrome/Acting.tsx';
import { projects } from '../../content/projects.ts';
import { useApi } from '../../data/api.ts';

const words = projects.unit;

/** What can be done with the state of a unit; each asks once and says what follows. */
export function UnitActions({ unit }: { unit: DeskUnitDetail }) {
  const call = useApi();
  const { act, pending } = useAct();
  const [asked, setAsked] = useState<UnitAction | 'end'>();
  const params = { id: String(unit.id) };
  const { state } = unit;
  const ending = state === 'booked' || state === 'sold' ? state : undefined;

  async function run(action: UnitAction | 'end') {
    setAsked(undefined);
    const change = () => {
      const held = unit.hold && action === 'release' ? { hold_id: unit.hold.id } : {};
      if (action !== 'end') return call(actOnDeskUnit, { params, body: { action, seen: state, ...held } });
      return call(endDeskBooking, { params, body: { seen: ending ?? 'booked' } });
    };
    await act(change, { said: ({ message }) => message });
  }

  const endLabel = state === 'sold' ? words.actions.back : words.actions.end;
  const question =
    asked === 'end'
      ? { ...words.end[ending ?? 'booked'], label: endLabel }
      : asked && {
          title: words.ask[asked].title,
          text: words.ask[asked].text(unit.hold?.name ?? ''),
          label: words.actions[asked],
        };
  return (
    <Stack spacing={1} sx={{ alignItems: 'stretch' }}>
      {unitActions(state).map((action) => (
        <Button
          key={action}
          variant="outlined"
          color={action === 'release' ? 'error' : 'primary'}
          onClick={() => setAsked(action)}
          {...heldWhile(pending)}
        >
          {words.actions[action]}
        </Button>
      ))}
      {ending && (
        <Button variant="outlined" color="error" onClick={() => setAsked('end')} {...heldWhile(pending)}>
          {endLabel}
        </Button>
      )}
      {asked && question && (
        <ConfirmDialog
          open
          title={question.title}
          confirmLabel={question.label}
          tone={asked === 'release' || asked === 'end' ? 'danger' : 'normal'}
          onCancel={() => setAsked(undefined)}
          onConfirm={() => void run(asked)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </Stack>
  );
}
