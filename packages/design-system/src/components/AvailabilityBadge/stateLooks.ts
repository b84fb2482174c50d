import type { UnitState } from '@karachi-estates/domain/projects/states';
import type { Theme } from '@mui/material/styles';
import { ink, sunken, tint } from '../../theme/looks.ts';

/**
 * The lines that mark a state, drawn in a square of 16: who sees no colour tells the states by them. An available unit
 * has none.
 */
export const STATE_LINES: Readonly<Record<UnitState, string | undefined>> = {
  available: undefined,
  held: 'M-4 4 4-4M0 16 16 0M12 20 20 12',
  booked: 'M0 8H16M8 0V16',
  sold: 'M0 0 16 16M16 0 0 16',
  not_for_sale: 'M4 4h.01M12 12h.01M12 4h.01M4 12h.01',
};

/** Colours of what has the class `ground` (the surface) and `lines` (its pattern), by a class for its state. */
export function stateColours(theme: Theme) {
  const { palette } = theme.vars ?? theme;
  const look = (ground: string, lines: string) => ({
    '& .ground': { fill: ground, stroke: lines },
    '& .lines': { stroke: lines },
  });
  return {
    '& .lines': { fill: 'none', strokeWidth: 1.5, strokeLinecap: 'round' },
    '& .available': look(tint(theme, 'success').backgroundColor, ink(theme, 'success')),
    '& .held': look(tint(theme, 'warning').backgroundColor, ink(theme, 'warning')),
    '& .booked': look(tint(theme, 'primary').backgroundColor, ink(theme, 'primary')),
    '& .sold': look(sunken(theme), palette.text.secondary),
    '& .not_for_sale': look(palette.background.paper, palette.text.secondary),
    '@media (forced-colors: active)': {
      '& .ground': { fill: 'Canvas', stroke: 'CanvasText' },
      '& .lines': { stroke: 'CanvasText' },
    },
  } as const;
}
