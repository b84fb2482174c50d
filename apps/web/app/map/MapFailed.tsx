import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useContent } from '../content/contentFor.ts';
import { map as english } from '../content/map.ts';

/** Says that the homes of the map could not be read, with another try. */
export function MapFailed({ onRetry }: { onRetry(): void }) {
  const words = useContent('map', english);
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {words.failed}
    </Alert>
  );
}
