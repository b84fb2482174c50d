import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import type { MapPill } from '@karachi-estates/contracts/propertyMap';
import { PropertyCard } from '@karachi-estates/design-system/PropertyCard';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import CloseRounded from '@mui/icons-material/CloseRounded';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useContent } from '../content/contentFor.ts';
import { fill } from '../content/fill.ts';
import { map as english } from '../content/map.ts';
import type { useFavourites } from '../properties/useFavourites.ts';

interface ChosenHomeProps {
  heading: Ref<HTMLHeadingElement>;
  /** Undefined while it is not known, and where it is not there any more. */
  home: PropertyCardFields | undefined;
  isGone: boolean;
  /** How the map shows it, where it is in sight. */
  pill: MapPill | undefined;
  favourites: ReturnType<typeof useFavourites>['favourites'];
  onFavourite: ReturnType<typeof useFavourites>['change'];
  onClose(): void;
}

/** The card of the home whose price was pressed on the map. */
export function ChosenHome({ heading, home, isGone, pill, favourites, onFavourite, onClose }: ChosenHomeProps) {
  const words = useContent('map', english);
  const place = pill?.around === undefined ? words.chosen.near : words.chosen.around;
  return (
    <Stack
      component="section"
      aria-labelledby="map-home"
      spacing={1}
      onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && onClose()}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography ref={heading} id="map-home" variant="h4" component="h2" tabIndex={-1}>
          {words.chosen.heading}
        </Typography>
        <IconButton aria-label={words.chosen.close} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Stack>
      {home && (
        <PropertyCard
          property={home}
          href={propertyPath(home)}
          headingLevel={3}
          isFavourite={favourites.has(home.property_id)}
          {...(onFavourite && { onFavouriteChange: (isFavourite: boolean) => onFavourite(home, isFavourite) })}
        />
      )}
      {isGone && <Typography>{words.chosen.gone}</Typography>}
      {pill?.exact === false && (
        <Typography variant="body2" color="textSecondary">
          {fill(place, { metres: pill.around ?? 0 })}
        </Typography>
      )}
    </Stack>
  );
}
