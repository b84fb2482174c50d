import type { MapCluster, MapPill } from '@karachi-estates/contracts/properties';
import { MapFrame } from '@karachi-estates/design-system/MapFrame';
import { visuallyHidden } from '@karachi-estates/design-system/theme/looks';
import {
  type MapBox,
  type MapShape,
  MOST_SHAPES,
  readBox,
  readShapes,
  writeBox,
  writeShapes,
} from '@karachi-estates/domain/properties/mapRegion';
import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type OlMap from 'ol/Map.js';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router-dom';
import { useNotify } from '../chrome/Notices.tsx';
import { useContent } from '../content/contentFor.ts';
import { fill, fillCount } from '../content/fill.ts';
import { map as english, type MapContent } from '../content/map.ts';
import { useAreas } from '../data/areas.ts';
import { useMapCard, usePropertyMap } from '../data/map.ts';
import type { PropertyPage } from '../data/properties.ts';
import { useSettings } from '../data/settings.ts';
import { useLocale } from '../locale/Locale.tsx';
import { useOnline } from '../offline/useOnline.ts';
import type { Way } from '../properties/FewerFilters.tsx';
import { type ListQuery, queryOf, searchPath } from '../properties/filters.ts';
import { useFavourites } from '../properties/useFavourites.ts';
import { useRejected, useWanted } from '../shortlist/useWanted.ts';
import { ChosenHome } from './ChosenHome.tsx';
import { clusterPins } from './clusterPins.ts';
import { MapList } from './MapList.tsx';
import { MapNote } from './MapNote.tsx';
import { MapPins, placePins } from './MapPins.tsx';
import { MapTools } from './MapTools.tsx';
import { type KeyDrawn, useKeyDrawing } from './useKeyDrawing.ts';
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

/** The key of the address that names the home whose card is open; only the browser reads it. */
const HOME = 'home';
/** A cell smaller than this is one house: going closer shows nothing more. */
const SMALLEST = 0.002;

/** Pixels of the root's text where nobody has set another size. */
const USUAL_TEXT = 16;

const NONE: PropertyPage['items'] = [];

/** Height of the strip below a narrow map, where its buttons would stand on the prices. */
const STRIP = '3.75rem';

const Place = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  [theme.breakpoints.down('md')]: { bottom: STRIP },
}));

const Canvas = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  '&:focus-visible': {
    outline: `0.1875rem solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: '-0.25rem',
  },
}));

/** Where the keyboard draws; it is put there in pixels from the left, in every language. */
const Cross = styled('span')(({ theme }) => ({
  position: 'absolute',
  // Above the buttons: it lets presses through, and whoever draws has to see it.
  zIndex: 3,
  width: '2.25rem',
  height: '2.25rem',
  pointerEvents: 'none',
  color: (theme.vars ?? theme).palette.text.primary,
  border: '0.125rem solid currentColor',
  borderRadius: '50%',
  '&::before, &::after': { content: '""', position: 'absolute', backgroundColor: 'currentColor' },
  '&::before': { insetBlock: '-0.375rem', left: 'calc(50% - 0.0625rem)', width: '0.125rem' },
  '&::after': { insetInline: '-0.375rem', top: 'calc(50% - 0.0625rem)', height: '0.125rem' },
}));
const CROSS_PLACE = { top: 0, left: 0, visibility: 'hidden' } as const;

const Zoom = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: theme.spacing(1.5),
  bottom: theme.spacing(1.5),
  zIndex: 2,
  display: 'grid',
  gap: theme.spacing(1),
  [theme.breakpoints.down('md')]: {
    insetInline: 0,
    top: '100%',
    bottom: 'auto',
    gridAutoFlow: 'column',
    justifyContent: 'end',
    alignContent: 'center',
    height: STRIP,
    paddingInline: theme.spacing(1.5),
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
  },
  '& > button': {
    border: `0.0625rem solid ${(theme.vars ?? theme).palette.divider}`,
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    '&:hover': { backgroundColor: (theme.vars ?? theme).palette.background.default },
  },
}));

/** Whose the streets are, as their licence asks. */
const Credit = styled(Typography)(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: 0,
  bottom: 0,
  padding: theme.spacing(0.25, 1),
  fontSize: '0.75rem',
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
})) as typeof Typography;

/** The part of the map around a cluster, never smaller than a house. */
function partOf(cluster: MapCluster): MapBox {
  const [west = 0, south = 0, east = 0, north = 0] = cluster.box;
  const grow = Math.max(0, SMALLEST - (east - west)) / 2;
  return [west - grow, south - grow, east + grow, north + grow];
}

function useRegion(filters: ListQuery): { box: MapBox | undefined; shapes: readonly MapShape[] } {
  const box = filters.box ? readBox(filters.box) : undefined;
  const shapes = filters.shapes ? readShapes(filters.shapes) : undefined;
  return { box: box?.ok ? box.value : undefined, shapes: shapes?.ok ? shapes.value : [] };
}

/**
 * The homes of a search on a map, and the same ones as a list. Everything that is shown stands in the address: the part
 * of the map, the drawn areas, and the home whose card is open.
 */
export function MapScreen(props: MapScreenProps) {
  const { filters, page, ways, problem, isFailed, isLoadingMore, onRetry, onLoadMore } = props;
  const words = useContent('map', english);
  const locale = useLocale();
  const navigate = useNavigate();
  const location = useLocation();
  const notify = useNotify();
  const isOnline = useOnline();
  const areas = useAreas().data ?? [];
  const streets = useSettings().data?.map;
  const { favourites, change } = useFavourites();
  const [seen, addSeen] = useSeenHomes();
  // As in the list, what was put aside is left out until the person asks for it.
  const wanted = useWanted(page?.items ?? NONE);
  const rejected = useRejected();
  const router = use(DataRouterContext)?.router;
  const [sight, setSight] = useState<MapSight>();
  const [isMoved, setMoved] = useState(false);
  const [isFollowing, setFollowing] = useState(true);
  const [isDrawing, setDrawing] = useState(false);
  const [pointed, setPointed] = useState<number>();
  const [isByKey, setByKey] = useState(false);
  const [said, setSaid] = useState('');
  const target = useRef<HTMLDivElement>(null);
  const cross = useRef<HTMLSpanElement>(null);
  const layer = useRef<HTMLUListElement>(null);
  const card = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLHeadingElement>(null);
  const takesFocus = useRef(false);
  const { box, shapes } = useRegion(filters);

  const search = new URLSearchParams(location.search);
  const given = search.get(HOME);
  const chosen = given && /^\d{1,15}$/.test(given) ? Number(given) : undefined;
  const shown = usePropertyMap(
    sight && !problem ? { ...queryOf(search), cursor: undefined, zoom: String(sight.zoom) } : undefined,
  );
  const chosenCard = useMapCard(chosen);
  const { total = 0, capped = false } = shown.data ?? {};
  const pills = useMemo(
    () => (shown.data?.pills ?? []).filter(({ property_id: id }) => wanted.isShown || !rejected.has(id)),
    [shown.data, wanted.isShown, rejected],
  );
  const pins = useMemo(
    () =>
      clusterPins(pills, shown.data?.clusters ?? [], {
        resolution: sight?.resolution ?? 1,
        scale: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_TEXT,
        kept: [chosen, pointed],
      }),
    [pills, shown.data, sight?.resolution, chosen, pointed],
  );
  const circles = pins.pills.flatMap(({ longitude, latitude, around }) =>
    around === undefined ? [] : [{ longitude, latitude, metres: around }],
  );

  /** Goes to the same map with other filters, drawn areas or part; the open card goes along where it is said so. */
  function show(next: ListQuery, options: { replace?: boolean; home?: number | undefined } = {}) {
    const path = searchPath({ ...next, view: 'map' });
    const to = options.home === undefined ? path : `${path}&${HOME}=${options.home}`;
    void navigate(to, { replace: options.replace ?? false, preventScrollReset: true });
  }

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
      // A move that ends while a link away from this part is being followed would call the person back. The router
      // is asked itself, as its state is drawn a little later.
      const heading = router && (router.state.navigation.location ?? router.state.location);
      const isLeaving = heading && heading.key !== location.key && !new URLSearchParams(heading.search).has('box');
      if (byHand && isFollowing && !isLeaving)
        show({ ...filters, box: writeBox(next.box) }, { replace: true, home: chosen });
    },
    onDrawn(shape) {
      setDrawing(false);
      if (!shape) return;
      show({ ...filters, box: undefined, shapes: writeShapes([...shapes, shape]) });
    },
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
      setDrawing(false);
      setSaid(words.keys.done);
      // What was pressed goes away, or the cross does: the map with the area takes the keyboard.
      target.current?.focus();
      show({ ...filters, box: undefined, shapes: writeShapes([...shapes, shape]) });
    },
  });

  function draw(isPressedByKey: boolean) {
    if (isDrawing) setDrawing(false);
    else if (shapes.length >= MOST_SHAPES) notify({ text: words.tooManyShapes, tone: 'neutral' });
    else {
      setDrawing(true);
      setByKey(isPressedByKey);
      if (isPressedByKey) target.current?.focus();
    }
  }

  useEffect(() => {
    if (!isDrawing) return undefined;
    const stop = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrawing(false);
    };
    addEventListener('keydown', stop);
    return () => removeEventListener('keydown', stop);
  }, [isDrawing]);

  // The card comes when the address has it; the keyboard goes with it.
  useEffect(() => {
    if (chosen === undefined || !takesFocus.current) return;
    takesFocus.current = false;
    card.current?.focus();
  }, [chosen]);

  function choose({ property_id: id }: MapPill) {
    addSeen(id);
    if (id === chosen) {
      card.current?.focus();
      return;
    }
    takesFocus.current = true;
    show(filters, { replace: chosen !== undefined, home: id });
  }

  function closeCard() {
    show(filters, { replace: true });
    if (chosen !== undefined) document.getElementById(`pin-${chosen}`)?.focus();
  }

  function approach(cluster: MapCluster) {
    const part = partOf(cluster);
    // The pressed button goes away with its homes being shown: the list of them takes the keyboard.
    list.current?.focus({ preventScroll: true });
    show({ ...filters, box: writeBox(part) });
  }

  const searchHere = () => sight && show({ ...filters, box: writeBox(sight.box) });
  const step = (by: number) => map?.getView().setZoom((map.getView().getZoom() ?? 11) + by);
  const [home] = chosenCard.data ?? [];

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
          onDraw={draw}
          onFinish={isDrawing && keys.corners > 0 ? keys.finish : undefined}
          onShow={show}
        />
      }
      map={
        <Place>
          {/* The arrow keys move it. */}
          <Canvas
            ref={target}
            role="application"
            aria-label={isDrawing ? words.keys.label : words.label}
            tabIndex={0}
            dir="ltr"
          />
          <Cross ref={cross} aria-hidden style={CROSS_PLACE} />
          <span style={visuallyHidden} aria-live="polite">
            {said}
          </span>
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
          {streets && (
            <Credit variant="body2" component="small">
              <bdi>{streets.credit}</bdi>
            </Credit>
          )}
          <Zoom>
            <IconButton aria-label={words.nearer} onClick={() => step(1)}>
              <AddRounded />
            </IconButton>
            <IconButton aria-label={words.farther} onClick={() => step(-1)}>
              <RemoveRounded />
            </IconButton>
          </Zoom>
        </Place>
      }
      note={
        <MapNote
          drawing={isDrawing ? (isByKey ? words.keys.how : words.drawing) : undefined}
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
          heading={card}
          home={home}
          isGone={chosenCard.data !== undefined && !home}
          pill={pills.find(({ property_id }) => property_id === chosen)}
          favourites={favourites}
          onFavourite={change}
          onClose={closeCard}
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

/** What the keyboard did on the map, in a sentence. */
function sentenceOf({ did, corners, place }: KeyDrawn, words: MapContent['keys']): string {
  if (did === 'same' || did === 'nothing') return words[did];
  const near = place && fill(words.near, { place });
  if (did === 'moved') return near;
  return [words[did], fillCount(words.corners, corners), near].filter(Boolean).join(' ');
}
