import type { MapCluster, MapPill } from '@karachi-estates/contracts/propertyMap';
import { MapFrame } from '@karachi-estates/design-system/MapFrame';
import { type MapBox, writeBox } from '@karachi-estates/domain/properties/mapRegion';
import { useRef, useState } from 'react';
import { useContent } from '../content/contentFor.ts';
import { map as english, type MapContent } from '../content/map.ts';
import { useAreas } from '../data/areas.ts';
import type { PropertyPage } from '../data/properties.ts';
import { useSettings } from '../data/settings.ts';
import { useLocale } from '../locale/Locale.tsx';
import { useOnline } from '../offline/useOnline.ts';
import type { Way } from '../properties/FewerFilters.tsx';
import type { ListQuery } from '../properties/filters.ts';
import { useFavourites } from '../properties/useFavourites.ts';
import { useRejected, useWanted } from '../shortlist/useWanted.ts';
import { ChosenHome } from './ChosenHome.tsx';
import { MapList } from './MapList.tsx';
import { MapNote } from './MapNote.tsx';
import { MapPins } from './MapPins.tsx';
import { MapStage } from './MapStage.tsx';
import { MapTools } from './MapTools.tsx';
import { useSearchMap } from './useSearchMap.ts';
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
  const [pointed, setPointed] = useState<number>();
  const list = useRef<HTMLHeadingElement>(null);

  const { stage, layer, shapes, chosen, show, homes, card, drawing, keys, ...sight } = useSearchMap({
    filters,
    problem,
    left: wanted.isShown ? NOBODY : rejected,
    pointed,
    tiles: streets?.tiles,
  });
  const { shown, pills, pins } = homes;
  const { total = 0, capped = false } = shown.data ?? {};
  const { isDrawing } = drawing;

  function choose({ property_id: id }: MapPill) {
    addSeen(id);
    card.choose(id);
  }

  function approach(cluster: MapCluster) {
    // The pressed button goes away with its homes being shown: the list of them takes the keyboard.
    list.current?.focus({ preventScroll: true });
    show({ ...filters, box: writeBox(partOf(cluster)) });
  }

  return (
    <MapFrame
      isLoading={shown.isLoading}
      tools={
        <MapTools
          filters={filters}
          shapes={shapes}
          areas={areas}
          isFollowing={sight.isFollowing}
          onFollow={sight.setFollowing}
          onSearchHere={sight.searchHere}
          isDrawing={isDrawing}
          onDraw={drawing.toggle}
          onFinish={isDrawing && keys.corners > 0 ? keys.finish : undefined}
          onShow={show}
        />
      }
      map={
        <MapStage {...stage} label={isDrawing ? words.keys.label : words.label} credit={streets?.credit}>
          <MapPins
            label={words.pins}
            map={stage.map}
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
