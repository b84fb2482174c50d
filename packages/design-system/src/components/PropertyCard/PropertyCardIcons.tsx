import BathtubRounded from '@mui/icons-material/BathtubRounded';
import KingBedRounded from '@mui/icons-material/KingBedRounded';
import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded';
import PlaceRounded from '@mui/icons-material/PlaceRounded';
import SquareFootRounded from '@mui/icons-material/SquareFootRounded';
import { styled } from '@mui/material/styles';
import { createContext, type ReactNode, use, useId } from 'react';

const icons = {
  photos: PhotoCameraRounded,
  place: PlaceRounded,
  beds: KingBedRounded,
  baths: BathtubRounded,
  size: SquareFootRounded,
};

const entries = Object.entries(icons);

/** The beginning of the ids under which a page holds the outlines of the icons; without it each card draws its own. */
const DrawnIcons = createContext<string | undefined>(undefined);

/**
 * Cards in here share one drawing of their icons' outlines, shown nowhere: a page with several grids carries them once.
 */
export function SharedCardIcons({ children }: { children: ReactNode }) {
  const id = useId();
  if (use(DrawnIcons) !== undefined) return children;
  return (
    <DrawnIcons value={id}>
      <svg aria-hidden="true" style={{ display: 'none' }}>
        {entries.map(([name, Icon]) => (
          <Icon key={name} component="g" inheritViewBox id={`${id}-${name}`} />
        ))}
      </svg>
      {children}
    </DrawnIcons>
  );
}

const Drawn = styled('svg', { name: 'KePropertyCard', slot: 'Icon' })<{ ownerState: object }>({
  flexShrink: 0,
  width: '1em',
  height: '1em',
  fill: 'currentcolor',
});

interface PropertyCardIconProps {
  name: keyof typeof icons;
  /** The card's. */
  ownerState: object;
  className?: string;
}

/** An icon of a card. */
export function PropertyCardIcon({ name, ownerState, ...other }: PropertyCardIconProps) {
  const drawn = use(DrawnIcons);
  const Icon = icons[name];
  if (drawn === undefined) return <Icon {...other} />;
  // MUI's SvgIcon costs a list several times as much for each of its hundred icons.
  return (
    <Drawn ownerState={ownerState} aria-hidden viewBox="0 0 24 24" {...other}>
      <use href={`#${drawn}-${name}`} />
    </Drawn>
  );
}
