import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useCloseNotification } from 'react-admin';
import { frame } from '../content/frame.ts';

/** What has been done, and the way back. */
export function UndoNotice({ children, onUndo }: { children: string; onUndo: () => void }) {
  const close = useCloseNotification();
  return (
    <SnackbarContent
      message={children}
      action={
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => {
            close();
            onUndo();
          }}
        >
          {frame.undo}
        </Button>
      }
    />
  );
}
