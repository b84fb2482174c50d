import type { MapCluster, MapPill } from '@karachi-estates/contracts/propertyMap';
import { MapFrame } from '@karachi-estates/design-system/MapFrame';
import { type MapBox, type MapShape, writeBox, writeShapes } from '@karachi-estates/domain/properties/mapRegion';
import type OlMap from 'ol/Map.js';
import { useRef, useState } from 'react';
import { useContent } from '../content/contentFor.ts';
import { fill, fillCount } from '../content/fill.ts';
import { map as english, type MapContent } from '../content/map.ts';
import { useAreas } from '../data/areas.ts';
import type { PropertyPage } from '../data/properties.ts';
import { useSettings } from '../data/settings.ts';
import { useLocale } from '../locale/Locale.tsx';
import { useOnline } from '../offline/useOnline.ts';
import type { Way } from '../properties/FewerFilters.tsx';
import { type ListQuery, queryOf } from '../properties/filters.ts';
import { useFavourites } from '../properties/useFavourites.ts';
import { useRejected, useWanted } from '../shortlist/useWanted.ts';
import { ChosenHome } from './ChosenHome.tsx';
import { MapList } from './MapList.tsx';
import { MapNote } from './MapNote.tsx';
import { MapPins, placePins } from './MapPins.tsx';
import { MapStage } from './MapStage.tsx';
import { MapTools } from './MapTools.tsx';
import { useAreaDrawing } from './useAreaDrawing.ts';
import { useChosenHome } from './useChosenHome.ts';
import { type KeyDrawn, useKeyDrawing } from './useKeyDrawing.ts';
import { useMapAddress } from './useMapAddress.ts';
import { useMapHomes } from './useMapHomes.ts';
import { type MapSight, useOlMap } from './useOlMap.ts';
import { useSeenHomes } from './useSeenHomes.ts';

export interface MapScreenProps {
  filters: ListQuery;
  /** The list of the same homes. */
  page: PropertyPage | undefined;
  /** The ways on from a search that finds nothing here. */
  ways: readonly Way[];
  /** Why the search could not be made, in the API's words. */
  problem: string | undefined;
  isFailed: boolean;
  isLoadingMore: boolean;
  onRetry(): void;
  onLoadMore(): void;
}

/** A cell smaller than this is one house: going closer shows nothing more. */
const SMALLEST = 0.002;

const NONE: PropertyPage['items'] = [];
const NOBODY: ReadonlySet<number> = new Set();

/** The part of the map around a cluster, never smaller than a house. */
function partOf(cluster: MapCluster): MapBox {
  const [west = 0, south = 0, east = 0, north = 0] = cluster.box;
  const grow = Math.max(0, SMALLEST - (east - west)) / 2;
  return [west - grow, south - grow, east + grow, north + grow];
}

/**
 * The homes of a search on a map, and the same ones as a list. Everything that is shown stands in the address: the part
 * of the map, the drawn areas, and the home whose card is open.
 */
export function MapScreen(props: MapScreenProps) {
  const { filters, page, ways, problem, isFailed, isLoadingMore, onRetry, onLoadMore } = props;
  const words = useContent('map', english);
  const locale = useLocale();
  const isOnline = useOnline();
  const areas = useAreas().data ?? [];
  const streets = useSettings().data?.map;
  const { favourites, change } = useFavourites();
  const [seen, addSeen] = useSeenHomes();
  // As in the list, what was put aside is left out until the person asks for it.
  const wanted = useWanted(page?.items ?? NONE);
  const rejected = useRejected();
  const [sight, setSight] = useState<MapSight>();
  const [isMoved, setMoved] = useState(false);
  const [isFollowing, setFollowing] = useState(true);
  const [pointed, setPointed] = useState<number>();
  const [said, setSaid] = useState('');
  const target = useRef<HTMLDivElement>(null);
  const cross = useRef<HTMLSpanElement>(null);
  const layer = useRef<HTMLUListElement>(null);
  const list = useRef<HTMLHeadingElement>(null);

  const { search, box, shapes, chosen, show, isLeaving } = useMapAddress(filters);
  const { shown, pills, pins, circles } = useMapHomes({
    query: problem ? undefined : { ...queryOf(search), cursor: undefined },
    sight,
    left: wanted.isShown ? NOBODY : rejected,
    kept: [chosen, pointed],
  });
  const { total = 0, capped = false } = shown.data ?? {};
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
    found: shown.data?.box as MapBox | undefined,
    circles,
    isDrawing,
    locale,
    tiles: streets?.tiles,
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

  function choose({ property_id: id }: MapPill) {
    addSeen(id);
    card.choose(id);
  }

  function approach(cluster: MapCluster) {
    // The pressed button goes away with its homes being shown: the list of them takes the keyboard.
    list.current?.focus({ preventScroll: true });
    show({ ...filters, box: writeBox(partOf(cluster)) });
  }

  const searchHere = () => sight && show({ ...filters, box: writeBox(sight.box) });

  return (
    <MapFrame
      isLoading={shown.isLoading}
      tools={
        <MapTools
          filters={filters}
          shapes={shapes}
          areas={areas}
          isFollowing={isFollowing}
          onFollow={setFollowing}
          onSearchHere={!isFollowing && isMoved ? searchHere : undefined}
          isDrawing={isDrawing}
          onDraw={drawing.toggle}
          onFinish={isDrawing && keys.corners > 0 ? keys.finish : undefined}
          onShow={show}
        />
      }
      map={
        <MapStage
          map={map}
          target={target}
          cross={cross}
          label={isDrawing ? words.keys.label : words.label}
          said={said}
          credit={streets?.credit}
        >
          <MapPins
            label={words.pins}
            map={map}
            layer={layer}
            pins={pins}
            chosen={chosen}
            pointed={pointed}
            seen={seen}
            saved={favourites}
            rejected={rejected}
            isPassive={isDrawing}
            direction={locale === 'ur' ? 'rtl' : 'ltr'}
            onPoint={setPointed}
            onChoose={choose}
            onApproach={approach}
          />
        </MapStage>
      }
      note={
        <MapNote
          drawing={isDrawing ? howToDraw(words, drawing.isByKey) : undefined}
          isOffline={!isOnline}
          problem={problem}
          isFailed={shown.error !== undefined}
          isEmpty={shown.data !== undefined && total === 0}
          capped={capped ? total : undefined}
          onRetry={shown.retry}
        />
      }
    >
      {chosen !== undefined && (
        <ChosenHome
          heading={card.heading}
          home={card.home}
          isGone={card.isGone}
          pill={pills.find(({ property_id }) => property_id === chosen)}
          favourites={favourites}
          onFavourite={change}
          onClose={card.close}
        />
      )}
      <MapList
        heading={list}
        total={shown.data && total}
        page={page}
        wanted={wanted}
        ways={ways}
        isFailed={isFailed}
        isLoadingMore={isLoadingMore}
        pointed={pointed}
        onPoint={setPointed}
        onRetry={onRetry}
        onLoadMore={onLoadMore}
      />
    </MapFrame>
  );
}

const howToDraw = (words: MapContent, isByKey: boolean) => (isByKey ? words.keys.how : words.drawing);

/** What the keyboard did on the map, in a sentence. */
function sentenceOf({ did, corners, place }: KeyDrawn, words: MapContent['keys']): string {
  if (did === 'same' || did === 'nothing') return words[did];
  const near = place && fill(words.near, { place });
  if (did === 'moved') return near;
  return [words[did], fillCount(words.corners, corners), near].filter(Boolean).join(' ');
}
