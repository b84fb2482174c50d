import { styled } from '@mui/material/styles';

/** The element that a map fills; it takes the keyboard, whose arrow keys move the map. */
export const MapCanvas = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  '&:focus-visible': {
    outline: `0.1875rem solid ${(theme.vars ?? theme).palette.primary.main}`,
    outlineOffset: '-0.25rem',
  },
}));
