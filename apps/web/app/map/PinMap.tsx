import { MAP_BOUNDS } from '@karachi-estates/domain/properties/mapRegion';
import { readPin, writePin } from '@karachi-estates/domain/properties/pin';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { defaults } from 'ol/interaction/defaults.js';
import OlMap from 'ol/Map.js';
import { fromLonLat, toLonLat, transformExtent } from 'ol/proj.js';
import View from 'ol/View.js';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useContent } from '../content/contentFor.ts';
import { dashboard } from '../content/dashboard.ts';
import { useAreaProfile } from '../data/areas.ts';
import { useLocale } from '../locale/Locale.tsx';
import { groundLayer, type MapColours, readColours } from './ground.ts';
import { MapCanvas } from './MapCanvas.tsx';
import { ZoomButtons } from './ZoomButtons.tsx';

interface PinMapProps {
  /** The area of the ad: the map begins there as long as there is no pin. */
  areaId: number | undefined;
  /** The pin as its field has it. */
  value: string;
  onChange(pin: string): void;
}

const FARTHEST = 10;
const NEAREST = 18;
const AREA_ZOOM = 14;
const PIN_ZOOM = 16;
/** The middle of the inhabited city. */
const CITY = { longitude: 67.06, latitude: 24.9 };

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  height: '20rem',
  overflow: 'hidden',
  borderRadius: theme.shape.borderRadius,
  border: `0.0625rem solid ${(theme.vars ?? theme).palette.divider}`,
}));

/** Its point stands in the middle of the map. */
const Needle = styled(PlaceRounded)(({ theme }) => ({
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: '3rem',
  height: '3rem',
  transform: 'translate(-50%, -92%)',
  color: (theme.vars ?? theme).palette.secondary.main,
  pointerEvents: 'none',
}));

const Zoom = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: theme.spacing(1),
  bottom: theme.spacing(1),
  display: 'grid',
  gap: theme.spacing(1),
  '& > button': { backgroundColor: (theme.vars ?? theme).palette.background.paper },
}));

/**
 * A small map under a needle that stands still: whoever moves the map, with a finger, the mouse or the arrow keys,
 * chooses the place below the needle, and takes it with the button.
 */
export function PinMap({ areaId, value, onChange }: PinMapProps) {
  const { pin: words } = useContent('dashboard', dashboard).ad;
  const locale = useLocale();
  const theme = useTheme();
  const target = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<OlMap>();
  const [place, setPlace] = useState('');
  const area = useAreaProfile(areaId === undefined ? null : String(areaId)).data;
  const onMoved = useEffectEvent(setPlace);

  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    let colours: MapColours = readColours(theme, element);
    const ground = groundLayer(theme, locale, () => colours);
    const made = new OlMap({
      target: element,
      controls: [],
      layers: [ground],
      interactions: defaults({ altShiftDragRotate: false, pinchRotate: false }),
      view: new View({
        extent: transformExtent([...MAP_BOUNDS], 'EPSG:4326', 'EPSG:3857'),
        showFullExtent: true,
        enableRotation: false,
        minZoom: FARTHEST,
        maxZoom: NEAREST,
        center: fromLonLat([CITY.longitude, CITY.latitude]),
        zoom: FARTHEST + 1,
      }),
    });
    const paint = () => {
      colours = readColours(theme, element);
      element.style.backgroundColor = colours.land;
      ground.changed();
    };
    paint();
    made.on('moveend', () => {
      const [longitude = 0, latitude = 0] = toLonLat(made.getView().getCenter() ?? [0, 0]);
      onMoved(writePin({ latitude, longitude }));
    });
    const observer = new MutationObserver(paint);
    observer.observe(document.documentElement, { attributes: true });
    setMap(made);
    return () => {
      observer.disconnect();
      made.setTarget(undefined);
      made.dispose();
    };
  }, [theme, locale]);

  // What is typed moves the map; as long as nothing is, it shows the area.
  const longitude = area?.longitude;
  const latitude = area?.latitude;
  useEffect(() => {
    const read = readPin(value);
    const pin = read.ok ? read.pin : undefined;
    const view = map?.getView();
    if (pin) view?.setCenter(fromLonLat([pin.longitude, pin.latitude]));
    else if (longitude != null && latitude != null) view?.setCenter(fromLonLat([longitude, latitude]));
    if (pin || longitude != null) view?.setZoom(Math.max(view.getZoom() ?? 0, pin ? PIN_ZOOM : AREA_ZOOM));
  }, [map, value, longitude, latitude]);

  return (
    <Stack spacing={1.5}>
      <Typography variant="body2" color="textSecondary">
        {words.how}
      </Typography>
      <Frame>
        {/* The arrow keys move it, plus and minus bring it nearer and farther. */}
        <MapCanvas ref={target} role="application" aria-label={words.label} tabIndex={0} dir="ltr" />
        <Needle aria-hidden />
        <Zoom>
          <ZoomButtons map={map} words={words} />
        </Zoom>
      </Frame>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => onChange(place)} disabled={place === ''}>
          {words.take}
        </Button>
        {value !== '' && (
          <Button variant="text" onClick={() => onChange('')}>
            {words.remove}
          </Button>
        )}
        <Typography role="status" variant="body2" color="textSecondary">
          <bdi dir="ltr">{place}</bdi>
        </Typography>
      </Stack>
    </Stack>
  );
}
