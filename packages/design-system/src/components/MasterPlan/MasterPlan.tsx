import Link from '@mui/material/Link';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { corner, hairline, sunken, tint } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** What lies around the buildings. */
export type GroundKind = 'sea' | 'beach' | 'garden' | 'road' | 'pool';

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The site as it is drawn, in units of the drawing: buildings by their ids, and what lies around them. */
export interface SitePlan {
  width: number;
  height: number;
  ground: readonly (Rectangle & { kind: GroundKind })[];
  buildings: readonly (Rectangle & { id: string })[];
}

/** A building that one can choose. */
export interface MasterPlanBuilding {
  id: string;
  name: string;
  /** Its floors and units. */
  href: string;
  available: number;
  total: number;
}

/** What the plan says. */
export interface MasterPlanLabels {
  /** Names the plan for screen readers. */
  plan: (project: string) => string;
  available: (available: number, total: number) => string;
  sea: string;
  beach: string;
  garden: string;
  road: string;
  pool: string;
}

export interface MasterPlanProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the project. */
  project: string;
  /** The drawing; without it the buildings are a list. */
  plan: SitePlan | undefined;
  /** The buildings, in their order. */
  buildings: readonly MasterPlanBuilding[];
  /** Id of the building that is chosen. */
  current?: string | undefined;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<MasterPlanLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: MasterPlanLabels = {
  plan: (project) => `Site plan of ${project}`,
  available: (available, total) => `${available} of ${total} available`,
  sea: 'Arabian Sea',
  beach: 'Beach',
  garden: 'Garden',
  road: 'Road',
  pool: 'Pool',
};

const Root = styled('div', { name: 'KeMasterPlan', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => {
    const { palette } = theme.vars ?? theme;
    return {
      display: 'grid',
      gap: theme.spacing(2),
      '& > *': { minWidth: 0 },
      '& svg': {
        display: 'block',
        width: '100%',
        height: 'auto',
        maxWidth: '52rem',
        border: hairline(theme),
        borderRadius: corner(theme, 'card'),
        fontFamily: theme.typography.fontFamily,
      },
      // The drawing is not mirrored, yet each text of it has the direction of its own first letter.
      '& text': { fill: palette.text.primary, fontSize: 13, textAnchor: 'middle', unicodeBidi: 'plaintext' },
      '& .land': { fill: palette.background.paper },
      '& .sea, & .pool': { fill: tint(theme, 'primary').backgroundColor },
      '& .beach': { fill: tint(theme, 'warning').backgroundColor },
      '& .garden': { fill: tint(theme, 'success').backgroundColor },
      '& .road': { fill: sunken(theme) },
      '& a': { textDecoration: 'none', outline: 'none' },
      '& a rect': { fill: palette.primary.main, stroke: palette.background.paper, strokeWidth: 2 },
      '& a text': { fill: palette.primary.contrastText },
      '& a .name': { fontSize: 18, fontWeight: theme.typography.fontWeightBold },
      // A phone draws it at less than half its size: larger words, and the counts in the list alone.
      [theme.breakpoints.down('sm')]: {
        '& text': { fontSize: 26 },
        '& a .name': { fontSize: 32, transform: 'translateY(0.375em)' },
        '& a text:not(.name)': { display: 'none' },
      },
      '& a:hover rect': { fill: palette.primary.dark },
      '& a:is([aria-current], :focus-visible) rect': { stroke: palette.text.primary, strokeWidth: 4 },
      '@media (forced-colors: active)': {
        '& text, & a text': { fill: 'CanvasText' },
        '& rect': { fill: 'Canvas', stroke: 'GrayText' },
        '& a rect': { fill: 'Canvas', stroke: 'LinkText' },
        '& a:is([aria-current], :focus-visible) rect': { stroke: 'Highlight' },
      },
    };
  }),
);

const List = styled('ul', { name: 'KeMasterPlan', slot: 'List' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1.5),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& a': {
      ...theme.typography.body2,
      display: 'grid',
      gap: theme.spacing(0.25),
      minWidth: '9rem',
      padding: theme.spacing(1.5, 2),
      border: hairline(theme),
      borderRadius: corner(theme, 'control'),
      backgroundColor: (theme.vars ?? theme).palette.background.paper,
      color: (theme.vars ?? theme).palette.text.secondary,
      textDecoration: 'none',
    },
    '& a strong': { ...theme.typography.subtitle1, color: (theme.vars ?? theme).palette.primary.main },
    '& a[aria-current]': { borderColor: (theme.vars ?? theme).palette.primary.main },
    '& a:hover strong': { textDecoration: 'underline' },
  })),
);

/**
 * The site of a project from above: each building leads to its floors and says how many of its units are available. The
 * same links stand as a list below the drawing, which is not mirrored where people read from right to left.
 *
 * Use FloorPlate instead for one floor of a building.
 */
export function MasterPlan(inProps: MasterPlanProps) {
  const props = useThemeProps({
    props: inProps,
    name: 'KeMasterPlan',
  });
  const { project, plan, buildings, current, labels, ...other } = props;
  const words = useKitWords('MasterPlan', english, labels);
  const shown = buildings.map((building) => ({
    ...building,
    counted: words.available(building.available, building.total),
    marked: building.id === current ? ('true' as const) : undefined,
  }));
  return (
    <Root ownerState={props} {...other}>
      {plan && (
        // biome-ignore lint/a11y/useSemanticElements: the group is a drawing, which no fieldset can be
        <svg viewBox={`0 0 ${plan.width} ${plan.height}`} role="group" aria-label={words.plan(project)} direction="ltr">
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus */}
          <g aria-hidden="true">
            <rect className="land" width={plan.width} height={plan.height} />
            {plan.ground.map(({ kind, x, y, width, height }) => (
              <g key={`${kind} ${x} ${y}`}>
                <rect className={kind} x={x} y={y} width={width} height={height} rx={kind === 'pool' ? 8 : 0} />
                <text x={x + width / 2} y={y + height / 2 + 5}>
                  {words[kind]}
                </text>
              </g>
            ))}
          </g>
          {plan.buildings.map(({ id, x, y, width, height }) => {
            const building = shown.find((each) => each.id === id);
            return (
              building && (
                <Link
                  key={id}
                  underline="none"
                  href={building.href}
                  aria-label={`${building.name}: ${building.counted}`}
                  aria-current={building.marked}
                >
                  <rect x={x} y={y} width={width} height={height} rx={6} />
                  <text className="name" x={x + width / 2} y={y + height / 2 - 2}>
                    {building.name}
                  </text>{' '}
                  <text x={x + width / 2} y={y + height / 2 + 20}>
                    {building.counted}
                  </text>
                </Link>
              )
            );
          })}
        </svg>
      )}
      {shown.length > 0 && (
        <List ownerState={props}>
          {shown.map(({ id, name, href, counted, marked }) => (
            <li key={id}>
              <Link href={href} underline="none" aria-current={marked}>
                <strong>{name}</strong>
                <span>{counted}</span>
              </Link>
            </li>
          ))}
        </List>
      )}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    MasterPlan: MasterPlanLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeMasterPlan: 'root' | 'list';
  }
  interface ComponentsPropsList {
    KeMasterPlan: Partial<MasterPlanProps>;
  }
  interface Components<Theme = unknown> {
    KeMasterPlan?: {
      defaultProps?: ComponentsPropsList['KeMasterPlan'];
      styleOverrides?: ComponentsOverrides<Theme>['KeMasterPlan'];
      variants?: ComponentsVariants<Theme>['KeMasterPlan'];
    };
  }
}
