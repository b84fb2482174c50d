import Alert from '@mui/material/Alert';
import type { Said } from './useRequest.ts';

/** Says what became of a request; a region that is always there, so that it is read out. */
export function RequestNote({ said }: { said: Said | undefined }) {
  return (
    <div role="status">
      {said && (
        <Alert severity={said.severity} role="presentation">
          {said.text}
        </Alert>
      )}
    </div>
  );
}
