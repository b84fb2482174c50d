import KeyboardRounded from '@mui/icons-material/KeyboardRounded';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { lists } from '../content/lists.ts';
import { useKeys } from './useKeys.ts';

const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: theme.spacing(1, 2),
  alignItems: 'baseline',
  margin: 0,
  '& dd': { margin: 0 },
  '& kbd': {
    display: 'inline-block',
    minWidth: '1.75rem',
    padding: theme.spacing(0, 0.75),
    border: `0.0625rem solid ${(theme.vars ?? theme).palette.divider}`,
    borderRadius: theme.spacing(0.5),
    fontFamily: theme.typography.fontFamily,
    textAlign: 'center',
  },
}));

/** Says which keys a screen has; opened by `?` too. */
export function KeysButton({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  useKeys({ '?': () => setIsOpen(true) });
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<KeyboardRounded />}
        onClick={() => setIsOpen(true)}
        // Where fingers point there are no such keys; with a keyboard beside it `?` still opens them.
        sx={{ '@media (hover: none)': { display: 'none' } }}
      >
        {lists.keys.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby={id}>
        <DialogTitle id={id}>{lists.keys.title}</DialogTitle>
        <DialogContent>
          <Keys>
            {[...keys, ['?', lists.keys.help] as const].map(([key, does]) => (
              <div key={key} style={{ display: 'contents' }}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </Keys>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" onClick={() => setIsOpen(false)} autoFocus>
            {lists.keys.close}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
