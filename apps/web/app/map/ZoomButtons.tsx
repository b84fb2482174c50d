import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import IconButton from '@mui/material/IconButton';
import type OlMap from 'ol/Map.js';

interface ZoomButtonsProps {
  /** Undefined until it is made. */
  map: OlMap | undefined;
  words: { nearer: string; farther: string };
}

/** The two buttons that bring a map nearer and farther. */
export function ZoomButtons({ map, words }: ZoomButtonsProps) {
  const step = (by: number) => map?.getView().setZoom((map.getView().getZoom() ?? 0) + by);
  return (
    <>
      <IconButton aria-label={words.nearer} onClick={() => step(1)}>
        <AddRounded />
      </IconButton>
      <IconButton aria-label={words.farther} onClick={() => step(-1)}>
        <RemoveRounded />
      </IconButton>
    </>
  );
}
