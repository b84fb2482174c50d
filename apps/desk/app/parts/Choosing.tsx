import { tint } from '@karachi-estates/design-system/theme/looks';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext, useRecordContext } from 'react-admin';
import { lists as words } from '../content/lists.ts';

// react-admin names its own boxes on an element that may have no name.
const Box = ({
  label,
  ...props
}: {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  onChange: () => void;
}) => <Checkbox size="small" sx={{ padding: 0.5 }} slotProps={{ input: { 'aria-label': label } }} {...props} />;

/** Chooses all rows of the page, or none of them. */
export function ChoosePage() {
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id));
  const others = selectedIds.filter((id) => !ids.includes(id));
  const isAll = chosen.length === ids.length;
  return (
    <Box
      label={words.choosePage}
      checked={isAll}
      indeterminate={chosen.length > 0 && !isAll}
      onChange={() => onSelect(isAll ? others : [...others, ...ids])}
    />
  );
}

/** Chooses one row, or not. */
export function ChooseRow() {
  const { selectedIds, onToggleItem } = useListContext();
  const row = useRecordContext();
  if (!row) return null;
  return (
    <Box label={words.chooseRow(row.id)} checked={selectedIds.includes(row.id)} onChange={() => onToggleItem(row.id)} />
  );
}

const Bar = styled('section')(({ theme }) => ({
  ...tint(theme, 'primary'),
  // At the foot of the window, in sight of every row, and below the rows: none moves away under the mouse.
  position: 'sticky',
  bottom: theme.spacing(1),
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  marginBlockStart: theme.spacing(1),
  padding: theme.spacing(0.5, 1.5),
  borderRadius: theme.shape.borderRadius,
}));

/**
 * What can be done with the chosen rows, as soon as there are any. Those of another page or of other filters stay
 * chosen, and are counted, so that nobody acts on them unawares.
 * @param most how many can be chosen for one action
 */
export function ChosenBar({ most, children }: { most: number; children: ReactNode }) {
  const { data = [], selectedIds, onUnselectItems } = useListContext();
  if (selectedIds.length === 0) return null;
  const unseen = selectedIds.filter((chosen) => !data.some(({ id }) => id === chosen)).length;
  const said = words.selected(selectedIds.length, unseen);
  return (
    <Bar aria-label={said}>
      <Typography variant="body2" role="status" sx={{ fontWeight: 600 }}>
        {said}
      </Typography>
      {selectedIds.length > most ? <Typography variant="body2">{words.tooMany(most)}</Typography> : children}
      <Button variant="text" onClick={() => onUnselectItems()}>
        {words.chooseNone}
      </Button>
    </Bar>
  );
}
