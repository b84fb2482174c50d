import { LoadedPart } from '@karachi-estates/design-system/LoadedPart';
import { sunken } from '@karachi-estates/design-system/theme/looks';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useHydrated } from '../../chrome/Hydrated.tsx';
import { useContent } from '../../content/contentFor.ts';
import { properties } from '../../content/properties.ts';
import type { MapScreenProps } from '../../map/MapScreen.tsx';
import { type ListQuery, searchPath } from '../../properties/filters.ts';
import { understoodPath } from '../../properties/typedSearch.ts';

// OpenLayers comes with the map, and only when it is opened.
const load = () => import('../../map/MapScreen.tsx');

const WithScripts = styled('div')({ '@media (scripting: none)': { display: 'none' } });
const WithoutScripts = styled('div')({ '@media (scripting: enabled)': { display: 'none' } });

const Place = styled('div')(({ theme }) => ({ height: 'min(80svh, 44rem)', backgroundColor: sunken(theme) }));

interface MapPartProps extends MapScreenProps {
  /** The same homes as cards, for browsers without scripts. */
  children: ReactNode;
}

/** The map of a search. Without scripts its homes stand in the list, and a word says why. */
export function MapPart({ children, ...screen }: MapPartProps) {
  const words = useContent('properties', properties).list.onMap;
  const isHydrated = useHydrated();
  return (
    <>
      <noscript>
        <Typography sx={{ mb: 2 }}>{words.needsScripts}</Typography>
      </noscript>
      <WithScripts>
        <LoadedPart load={load} placeholder={<Place />}>
          {({ MapScreen }) => <MapScreen {...screen} />}
        </LoadedPart>
      </WithScripts>
      {!isHydrated && <WithoutScripts>{children}</WithoutScripts>}
    </>
  );
}

/** Shows the same search as a list or on the map, with the words that were typed for it. */
export function ViewSwitch({ filters, said }: { filters: ListQuery; said: string | undefined }) {
  const words = useContent('properties', properties).list.onMap;
  const isMap = filters.view === 'map';
  const pathOf = (shown: ListQuery) => (said ? understoodPath(shown, said) : searchPath(shown));
  const view = (name: 'list' | 'map', isShown: boolean) => (
    <Button
      size="small"
      href={pathOf({ ...filters, view: name === 'map' ? 'map' : undefined })}
      variant={isShown ? 'contained' : 'outlined'}
      aria-current={isShown ? 'true' : undefined}
    >
      {words[name]}
    </Button>
  );
  return (
    <Stack direction="row" role="group" aria-label={words.views} sx={{ gap: 1 }}>
      {view('list', !isMap)}
      {view('map', isMap)}
    </Stack>
  );
}
