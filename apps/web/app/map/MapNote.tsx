import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useContent } from '../content/contentFor.ts';
import { fill } from '../content/fill.ts';
import { map as english } from '../content/map.ts';
import { MapFailed } from './MapFailed.tsx';

interface MapNoteProps {
  /** How to draw, while an area is drawn. */
  drawing: string | undefined;
  isOffline: boolean;
  problem: string | undefined;
  isFailed: boolean;
  isEmpty: boolean;
  /** So many homes of more than can be counted. */
  capped: number | undefined;
  onRetry(): void;
}

/** What has to be said over the map, the most pressing thing only. */
export function MapNote({ drawing, isOffline, problem, isFailed, isEmpty, capped, onRetry }: MapNoteProps) {
  const words = useContent('map', english);
  if (problem) {
    return (
      <Alert severity="warning">
        {`${words.refused} ${problem} `}
        <Link href="/properties?view=map" color="inherit" underline="always">
          {words.anew}
        </Link>
      </Alert>
    );
  }
  if (drawing) return <Alert severity="info">{drawing}</Alert>;
  if (isOffline) return <Alert severity="warning">{words.offline}</Alert>;
  if (isFailed) return <MapFailed onRetry={onRetry} />;
  if (isEmpty) return <Alert severity="info">{words.empty}</Alert>;
  return capped === undefined ? null : (
    <Alert severity="info">{fill(words.capped, { count: capped.toLocaleString('en') })}</Alert>
  );
}
