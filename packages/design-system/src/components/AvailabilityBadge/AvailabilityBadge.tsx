import { fullMoment } from '@karachi-estates/domain/day';
import { type UnitState, unitStateLabel } from '@karachi-estates/domain/projects/states';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { leading, tabular } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';
import { STATE_LINES, stateColours } from './stateLooks.ts';

/** What it says beside the names of the states, which are the domain's. */
export interface AvailabilityBadgeLabels {
  /** A hold ends by itself, so its end is said where it is known. */
  heldUntil: (moment: string) => string;
}

export interface AvailabilityBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whether the unit can be had. */
  state: UnitState;
  /** When its hold ends, in ISO 8601. */
  heldUntil?: string | null | undefined;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<AvailabilityBadgeLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: AvailabilityBadgeLabels = { heldUntil: (moment) => `Held until ${moment}` };

/** Says the state of a unit, with the end of its hold, where it stands in a line of text. */
export function useStateText(labels?: Partial<AvailabilityBadgeLabels>) {
  const words = useKitWords('AvailabilityBadge', english, labels);
  const locale = useKitLocale();
  return (state: UnitState, heldUntil?: string | null) =>
    state === 'held' && heldUntil ? words.heldUntil(fullMoment(heldUntil, locale)) : unitStateLabel(state, locale);
}

const Root = styled('span', { name: 'KeAvailabilityBadge', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    ...tabular,
    display: 'inline-flex',
    gap: theme.spacing(1),
    alignItems: 'center',
    color: (theme.vars ?? theme).palette.text.primary,
    fontWeight: theme.typography.fontWeightMedium,
    lineHeight: leading(theme, 1.3),
    '& > svg': { flex: 'none', width: '1.25em', height: '1.25em', overflow: 'hidden' },
    ...stateColours(theme),
  })),
);

/**
 * Whether a unit of a project can be had: colour, pattern and word. A group of them is a legend.
 *
 * Use MUI's Chip instead for what is not a state of a unit.
 */
export function AvailabilityBadge(inProps: AvailabilityBadgeProps) {
  const props = useThemeProps({ props: inProps, name: 'KeAvailabilityBadge' });
  const { state, heldUntil, labels, ...other } = props;
  const said = useStateText(labels);
  return (
    <Root ownerState={props} {...other}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <g className={state}>
          <rect className="ground" x={0.5} y={0.5} width={15} height={15} rx={3} />
          <path className="lines" d={STATE_LINES[state]} />
        </g>
      </svg>
      {said(state, heldUntil)}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    AvailabilityBadge: AvailabilityBadgeLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeAvailabilityBadge: 'root';
  }
  interface ComponentsPropsList {
    KeAvailabilityBadge: Partial<AvailabilityBadgeProps>;
  }
  interface Components<Theme = unknown> {
    KeAvailabilityBadge?: {
      defaultProps?: ComponentsPropsList['KeAvailabilityBadge'];
      styleOverrides?: ComponentsOverrides<Theme>['KeAvailabilityBadge'];
      variants?: ComponentsVariants<Theme>['KeAvailabilityBadge'];
    };
  }
}
