import { facingLabel, UNIT_STATES } from '@karachi-estates/domain/projects/states';
import type { Locale } from '@karachi-estates/domain/words/locale';
import Link from '@mui/material/Link';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { corner, focusRing, hairline, sunken, tabular } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { AvailabilityBadge } from '../AvailabilityBadge/AvailabilityBadge.tsx';
import { STATE_LINES, stateColours } from '../AvailabilityBadge/stateLooks.ts';
import { type ProjectUnit, type ProjectUnitType, useUnitText } from '../UnitCard/unit.ts';
import { FloorPlateTable } from './FloorPlateTable.tsx';
import { type Direction, fitted, nextUnit, type Plate } from './plate.ts';

export { type Plate, type PlateDescription, plateOf } from './plate.ts';

/** What is said around the plan. */
export interface FloorPlateLabels {
  /** Names the plan for screen readers. */
  plan: (title: string) => string;
  /** How the keyboard goes from unit to unit. */
  keys: string;
  corridor: string;
  garden: string;
  lifts: string;
  states: string;
  /** Heads of the table. */
  unit: string;
  type: string;
  facing: string;
  covered: string;
  price: string;
  state: string;
  none: string;
}

export interface FloorPlateProps extends Omit<ComponentPropsWithRef<'figure'>, 'children' | 'title'> {
  /** Which floor it is: 'Tower A, floor 3'. */
  title: string;
  /** Its drawing, as `plateOf` makes it. */
  plate: Plate;
  /** The units of the floor; those without a shape stand in the table only. */
  units: readonly ProjectUnit[];
  /** The kinds of unit in the project. */
  types: readonly ProjectUnitType[];
  /** The page of a unit. */
  hrefOf: (unit: ProjectUnit) => string;
  /** Number of the unit that the page is about. */
  current?: string | undefined;
  /** Units that stand back, since a filter is not about them. */
  dimmed?: (unit: ProjectUnit) => boolean;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<FloorPlateLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: FloorPlateLabels = {
  plan: (title) => `Plan of ${title}`,
  keys: 'Arrow keys go from unit to unit.',
  corridor: 'Corridor',
  garden: 'Garden',
  lifts: 'Lifts',
  states: 'What the patterns mean',
  unit: 'Unit',
  type: 'Type',
  facing: 'Faces',
  covered: 'Covered area',
  price: 'Price, PKR',
  state: 'State',
  none: 'No units on this floor.',
};

const Root = styled('figure', { name: 'KeFloorPlate', slot: 'Root' })<{ ownerState: { isWide: boolean } }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
    margin: 0,
    '& > *': { minWidth: 0 },
    '& > figcaption': {
      ...theme.typography.body2,
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.spacing(1, 3),
      color: (theme.vars ?? theme).palette.text.secondary,
    },
    variants: [
      {
        // A long floor needs the whole page; its table comes below.
        props: { isWide: false },
        style: {
          [theme.breakpoints.up('lg')]: {
            gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
            columnGap: theme.spacing(4),
            gridTemplateRows: 'auto 1fr',
            // The table stands beside the plan and its legend.
            '& > table': { gridColumn: 2, gridRow: '1 / span 2' },
            '& > figcaption': { gridColumn: 1, alignSelf: 'start' },
          },
        },
      },
    ],
  })),
);

const Ground = styled('div', { name: 'KeFloorPlate', slot: 'Plan' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    // A wide floor is pushed aside, not made too small to be read.
    overflowX: 'auto',
    alignSelf: 'start',
    padding: theme.spacing(1),
    border: hairline(theme),
    borderRadius: corner(theme, 'card'),
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    '& > svg': {
      display: 'block',
      width: '100%',
      height: 'auto',
      marginInline: 'auto',
      fontFamily: theme.typography.fontFamily,
    },
    // The plate is not mirrored, yet each text of it has the direction of its own first letter.
    '& text': {
      fill: (theme.vars ?? theme).palette.text.primary,
      fontSize: 12,
      textAnchor: 'middle',
      unicodeBidi: 'plaintext',
    },
    '& .view, & .between': { fill: (theme.vars ?? theme).palette.text.secondary },
    '& .middle': { fill: sunken(theme) },
    '& .core': { fill: 'none', stroke: (theme.vars ?? theme).palette.text.secondary, strokeDasharray: '3 3' },
    '& a': { textDecoration: 'none', outline: 'none' },
    // Text over a pattern has a halo in the colour of the ground, so that the lines do not cross it.
    '& a text': {
      ...tabular,
      paintOrder: 'stroke',
      stroke: (theme.vars ?? theme).palette.background.paper,
      strokeWidth: 5,
      strokeLinejoin: 'round',
    },
    '& a .number': { fontSize: 16, fontWeight: theme.typography.fontWeightBold },
    '& a:hover .ground, & a[aria-current] .ground': { strokeWidth: 3 },
    '& a:focus-visible .ground': {
      stroke: (theme.vars ?? theme).palette.text.primary,
      strokeWidth: 5,
      '@media (forced-colors: active)': { stroke: 'Highlight' },
    },
    '& a.dimmed': { opacity: 0.35 },
    '&:focus-visible': focusRing(theme),
    ...stateColours(theme),
    '@media (forced-colors: active)': {
      ...stateColours(theme)['@media (forced-colors: active)'],
      '& text': { fill: 'CanvasText' },
      '& a text': { stroke: 'Canvas' },
      '& .middle': { fill: 'Canvas', stroke: 'GrayText' },
    },
  })),
);

/** Six units beside each other. */
const WIDE = 624;

const DIRECTIONS: Readonly<Record<string, Direction | undefined>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

interface SurroundingsProps {
  plate: Plate;
  words: FloorPlateLabels;
  locale: Locale;
}

/** What stands around the units of a plan: the views, the corridor or garden, and the lifts. */
function Surroundings({ plate: { width, height, views, middle, core }, words, locale }: SurroundingsProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
    <g aria-hidden="true">
      {views.above && (
        <text className="view" x={width / 2} y={16}>
          {facingLabel(views.above, locale)}
        </text>
      )}
      {views.below && (
        <text className="view" x={width / 2} y={height - 8}>
          {facingLabel(views.below, locale)}
        </text>
      )}
      <rect className="middle" x={middle.x} y={middle.y} width={middle.width} height={middle.height} />
      <text className="between" x={middle.width / 8} y={middle.y + middle.height / 2 + 4}>
        {words[middle.kind]}
      </text>
      <rect className="core" x={core.x} y={core.y} width={core.width} height={core.height} />
      <text className="between" x={core.x + core.width / 2} y={core.y + 16}>
        {words.lifts}
      </text>
    </g>
  );
}

interface UnitShapeProps {
  shape: Plate['units'][number];
  unit: ProjectUnit;
  text: ReturnType<typeof useUnitText>;
  /** The fill that tells its state without colour. */
  pattern: string;
}

/** A unit on the plan: its ground, its state and its words. */
function UnitShape({ shape: { x, y, width, height }, unit, text, pattern }: UnitShapeProps) {
  return (
    <>
      <rect className="ground" x={x + 2} y={y + 2} width={width - 4} height={height - 4} rx={4} />
      {STATE_LINES[unit.state] && <rect x={x + 2} y={y + 2} width={width - 4} height={height - 4} fill={pattern} />}
      <text className="number" x={x + width / 2} y={y + 42} {...fitted(unit.number, { width })} />{' '}
      <text x={x + width / 2} y={y + 62} {...fitted(text.shortType(unit), { width })} />{' '}
      <text x={x + width / 2} y={y + 82} {...fitted(text.shortState(unit), { width })} />
    </>
  );
}

/**
 * One floor of a building as a plan whose shapes are links to its units, with the same facts as a table beside it. A
 * state is told by colour, pattern and word. With scripts the plan is one stop of the Tab key and arrow keys go from
 * unit to unit; without them every unit is a stop. The plan is not mirrored where people read from right to left.
 *
 * Use MasterPlan instead for the buildings of a project.
 */
export function FloorPlate(inProps: FloorPlateProps) {
  const props = useThemeProps({
    props: inProps,
    name: 'KeFloorPlate',
  });
  const { title, plate, units, types, hrefOf, current, dimmed, labels, ...other } = props;
  const words = useKitWords('FloorPlate', english, labels);
  const text = useUnitText(types);
  const id = useId();
  const plan = useRef<SVGSVGElement>(null);
  // Which unit the Tab key comes to; undefined before there are scripts to move it.
  const [stop, setStop] = useState<string>();
  const drawn = plate.units.flatMap((shape) => {
    const unit = units.find(({ number }) => number === shape.number);
    return unit ? [{ shape, unit }] : [];
  });
  const first = drawn.find(({ unit }) => unit.number === current) ?? drawn[0];
  const firstNumber = first?.unit.number;

  useEffect(() => setStop(firstNumber), [firstNumber]);

  /** The unit to which a key goes from another; null at the edge, undefined where the key goes nowhere. */
  function unitAt(key: string, from: string): string | null | undefined {
    if (key === 'Home') return drawn[0]?.unit.number;
    if (key === 'End') return drawn.at(-1)?.unit.number;
    const direction = DIRECTIONS[key];
    return direction && (nextUnit(plate, from, direction) ?? null);
  }

  function go(event: KeyboardEvent, number: string) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = unitAt(event.key, number);
    if (next === undefined) return;
    event.preventDefault();
    if (!next) return;
    setStop(next);
    plan.current?.querySelector<SVGAElement>(`[data-unit="${CSS.escape(next)}"]`)?.focus();
  }

  return (
    <Root ownerState={{ ...props, isWide: plate.width > WIDE }} {...other}>
      <Ground ownerState={props}>
        {/* biome-ignore lint/a11y/useSemanticElements: the group is a drawing, which no fieldset can be */}
        <svg
          ref={plan}
          viewBox={`0 0 ${plate.width} ${plate.height}`}
          // Its letters are neither too small to be read nor larger than headings.
          style={{ minWidth: `${plate.width / 20}rem`, maxWidth: `${plate.width / 11}rem` }}
          role="group"
          aria-label={words.plan(title)}
          aria-describedby={`${id}-keys`}
          direction="ltr"
        >
          <defs>
            {UNIT_STATES.map((state) => (
              <pattern key={state} id={`${id}-${state}`} width={16} height={16} patternUnits="userSpaceOnUse">
                <g className={state}>
                  <path className="lines" d={STATE_LINES[state]} opacity={0.55} />
                </g>
              </pattern>
            ))}
          </defs>
          <Surroundings plate={plate} words={words} locale={text.locale} />
          {drawn.map(({ shape, unit }) => (
            <Link
              key={unit.number}
              underline="none"
              href={hrefOf(unit)}
              className={dimmed?.(unit) ? `${unit.state} dimmed` : unit.state}
              data-unit={unit.number}
              aria-label={text.line(unit)}
              aria-current={unit.number === current ? 'page' : undefined}
              tabIndex={stop === undefined || stop === unit.number ? undefined : -1}
              onFocus={() => setStop(unit.number)}
              onKeyDown={(event) => go(event, unit.number)}
            >
              <UnitShape shape={shape} unit={unit} text={text} pattern={`url(#${id}-${unit.state})`} />
            </Link>
          ))}
        </svg>
      </Ground>
      <FloorPlateTable
        ownerState={props}
        title={title}
        units={units}
        text={text}
        words={words}
        hrefOf={hrefOf}
        current={current}
      />
      <figcaption>
        <span id={`${id}-keys`}>{words.keys}</span>
        {/* biome-ignore lint/a11y/useSemanticElements: a legend, no fields */}
        <span
          role="group"
          aria-label={words.states}
          style={{ display: 'inline-flex', flexWrap: 'wrap', gap: '0.25rem 1rem' }}
        >
          {UNIT_STATES.map((state) => (
            <AvailabilityBadge key={state} state={state} />
          ))}
        </span>
      </figcaption>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    FloorPlate: FloorPlateLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeFloorPlate: 'root' | 'plan' | 'table';
  }
  interface ComponentsPropsList {
    KeFloorPlate: Partial<FloorPlateProps>;
  }
  interface Components<Theme = unknown> {
    KeFloorPlate?: {
      defaultProps?: ComponentsPropsList['KeFloorPlate'];
      styleOverrides?: ComponentsOverrides<Theme>['KeFloorPlate'];
      variants?: ComponentsVariants<Theme>['KeFloorPlate'];
    };
  }
}
