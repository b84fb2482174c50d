import { type MapBox, type MapShape, writeBox, writeShapes } from '@karachi-estates/domain/properties/mapRegion';
import type OlMap from 'ol/Map.js';
import { useRef, useState } from 'react';
import { useContent } from '../content/contentFor.ts';
import { fill, fillCount } from '../content/fill.ts';
import { map as english, type MapContent } from '../content/map.ts';
import { useLocale } from '../locale/Locale.tsx';
import { type ListQuery, queryOf } from '../properties/filters.ts';
import { placePins } from './MapPins.tsx';
import { useAreaDrawing } from './useAreaDrawing.ts';
import { useChosenHome } from './useChosenHome.ts';
import { type KeyDrawn, useKeyDrawing } from './useKeyDrawing.ts';
import { useMapAddress } from './useMapAddress.ts';
import { useMapHomes } from './useMapHomes.ts';
import { type MapSight, useOlMap } from './useOlMap.ts';

interface SearchMapOptions {
  filters: ListQuery;
  /** Why the search could not be made: then no homes are asked for. */
  problem: string | undefined;
  /** Homes that are not for this person. */
  left: ReadonlySet<number>;
  /** The home that is pointed at in the list. */
  pointed: number | undefined;
  /** Where street tiles come from. */
  tiles: string | undefined;
}

/**
 * The map of a search, without what is drawn around it: the part that is seen, which follows the address and leads it,
 * the homes there, and the areas that are drawn by hand or by keys.
 */
export function useSearchMap({ filters, problem, left, pointed, tiles }: SearchMapOptions) {
  const words = useContent('map', english);
  const locale = useLocale();
  const [sight, setSight] = useState<MapSight>();
  const [isMoved, setMoved] = useState(false);
  const [isFollowing, setFollowing] = useState(true);
  const [said, setSaid] = useState('');
  const target = useRef<HTMLDivElement>(null);
  const cross = useRef<HTMLSpanElement>(null);
  const layer = useRef<HTMLUListElement>(null);

  const { search, box, shapes, chosen, show, isLeaving } = useMapAddress(filters);
  const homes = useMapHomes({
    query: problem ? undefined : { ...queryOf(search), cursor: undefined },
    sight,
    left,
    kept: [chosen, pointed],
  });
  const card = useChosenHome({ chosen, onShow: (home, options) => show(filters, { ...options, home }) });
  const drawing = useAreaDrawing({
    shapes,
    target,
    tooManyWords: words.tooManyShapes,
    onShapes: (next: readonly MapShape[]) => show({ ...filters, box: undefined, shapes: writeShapes(next) }),
  });
  const { isDrawing } = drawing;

  const map = useOlMap({
    target,
    box,
    shapes,
    found: homes.shown.data?.box as MapBox | undefined,
    circles: homes.circles,
    isDrawing,
    locale,
    tiles,
    onSight(next, byHand) {
      setSight(next);
      setMoved(byHand);
      // A move that ends while a link away from this part is being followed would call the person back.
      if (byHand && isFollowing && !isLeaving())
        show({ ...filters, box: writeBox(next.box) }, { replace: true, home: chosen });
    },
    onDrawn: drawing.end,
    onFrame: (each: OlMap) => placePins(layer.current, each),
  });

  const keys = useKeyDrawing({
    map,
    target,
    cross,
    isDrawing,
    locale,
    onDid: (what) => setSaid(sentenceOf(what, words.keys)),
    onDrawn(shape) {
      setSaid(words.keys.done);
      // What was pressed goes away, or the cross does: the map with the area takes the keyboard.
      target.current?.focus();
      drawing.end(shape);
    },
  });

  const searchHere = () => sight && show({ ...filters, box: writeBox(sight.box) });
  return {
    /** The map itself, the elements that it is drawn into, and what its keys did, in a sentence. */
    stage: { map, target, cross, said },
    layer,
    shapes,
    chosen,
    show,
    homes,
    card,
    drawing,
    keys,
    isFollowing,
    setFollowing,
    /** Offered once the map was moved and the list does not follow it. */
    searchHere: !isFollowing && isMoved ? searchHere : undefined,
  };
}

/** What the keyboard did on the map, in a sentence. */
function sentenceOf({ did, corners, place }: KeyDrawn, words: MapContent['keys']): string {
  if (did === 'same' || did === 'nothing') return words[did];
  const near = place && fill(words.near, { place });
  if (did === 'moved') return near;
  return [words[did], fillCount(words.corners, corners), near].filter(Boolean).join(' ');
}
