import type { Area } from '@karachi-estates/contracts/areas';
import { areaName } from '@karachi-estates/domain/areas/match';
import { type MapShape, writeShapes } from '@karachi-estates/domain/properties/mapRegion';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useContent } from '../content/contentFor.ts';
import { fill } from '../content/fill.ts';
import { map as english } from '../content/map.ts';
import { useLocale } from '../locale/Locale.tsx';
import { findAreas, type ListQuery } from '../properties/filters.ts';

interface MapToolsProps {
  filters: ListQuery;
  /** The drawn areas. */
  shapes: readonly MapShape[];
  areas: readonly Area[];
  /** The search follows the map as it is moved. */
  isFollowing: boolean;
  onFollow(isOn: boolean): void;
  /** Searches the part that is seen, where it is another one. */
  onSearchHere: (() => void) | undefined;
  isDrawing: boolean;
  onDraw(isPressedByKey: boolean): void;
  /** Ends an area that the keyboard draws. */
  onFinish: (() => void) | undefined;
  /** Goes to the same map with other filters. */
  onShow(next: ListQuery): void;
}

/** What chooses the part of the map: the switch that follows it, drawing, and the areas. */
export function MapTools({
  filters,
  shapes,
  areas,
  isFollowing,
  onFollow,
  onSearchHere,
  isDrawing,
  onDraw,
  onFinish,
  onShow,
}: MapToolsProps) {
  const words = useContent('map', english);
  const locale = useLocale();
  const chosenAreas = findAreas(areas, filters.area).map(({ id }) => String(id));
  return (
    <>
      <FormControlLabel
        control={<Switch checked={isFollowing} onChange={(_, isOn) => onFollow(isOn)} />}
        label={words.whileMoving}
      />
      {onSearchHere && (
        <Button variant="contained" onClick={onSearchHere}>
          {words.searchHere}
        </Button>
      )}
      <Button
        variant="outlined"
        aria-pressed={isDrawing}
        // A press by keyboard has no count of clicks.
        onClick={({ detail }) => onDraw(detail === 0)}
      >
        {isDrawing ? words.cancel : words.draw}
      </Button>
      {onFinish && (
        <Button variant="contained" onClick={onFinish}>
          {words.keys.finish}
        </Button>
      )}
      <TextField
        select
        fullWidth={false}
        size="small"
        label={words.chooseArea}
        value={chosenAreas.length === 1 ? chosenAreas[0] : ''}
        onChange={({ target: { value } }) => onShow({ ...filters, area: value, box: undefined, shapes: undefined })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ flex: { xs: '1 1 9rem', sm: 'none' }, width: { sm: '14rem' } }}
      >
        <option value="">{words.anyArea}</option>
        {areas.map((area) => (
          <option key={area.id} value={String(area.id)}>
            {areaName(area, locale)}
          </option>
        ))}
      </TextField>
      {(filters.box || filters.shapes) && (
        <Button variant="outlined" onClick={() => onShow({ ...filters, box: undefined, shapes: undefined })}>
          {words.allFound}
        </Button>
      )}
      {shapes.map((shape, index) => (
        <Chip
          key={writeShapes([shape])}
          label={fill(words.drawn, { number: index + 1 })}
          component="button"
          clickable
          icon={<CloseRounded />}
          aria-label={fill(words.remove, { number: index + 1 })}
          onClick={() => {
            const others = shapes.filter((_, other) => other !== index);
            onShow({ ...filters, shapes: others.length > 0 ? writeShapes(others) : undefined });
          }}
        />
      ))}
    </>
  );
}
