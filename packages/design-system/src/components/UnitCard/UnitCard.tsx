import Card, { type CardProps } from '@mui/material/Card';
import Link from '@mui/material/Link';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import type { ElementType } from 'react';
import { focusRing, leading, lift, tabular } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { AvailabilityBadge } from '../AvailabilityBadge/AvailabilityBadge.tsx';
import { type ProjectUnit, type ProjectUnitType, type UnitCardLabels, useUnitText } from './unit.ts';

export { type ProjectUnit, type ProjectUnitType, type UnitCardLabels, useUnitText } from './unit.ts';

export interface UnitCardProps extends Omit<CardProps, 'children'> {
  /** The element of its root, as in MUI's Card; `article` without it. */
  component?: ElementType;
  /** The unit. */
  unit: ProjectUnit;
  /** The kinds of unit in the project, to name its own. */
  types: readonly ProjectUnitType[];
  /** Name of its building, where the project has several. */
  buildingName?: string | undefined;
  /** What its floor is called, where the developer names it. */
  floorName?: string | undefined;
  /** Its page. */
  href: string;
  /** Level of its heading. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<UnitCardLabels> | undefined;
}

const Root = styled(Card, { name: 'KeUnitCard', slot: 'Root', shouldForwardProp: toPart })<{
  component?: ElementType;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    position: 'relative',
    display: 'grid',
    gap: theme.spacing(1),
    alignContent: 'start',
    padding: theme.spacing(2.5),
    transition: theme.transitions.create('box-shadow', { duration: theme.transitions.duration.shorter }),
    '&:hover': { boxShadow: lift(theme, 'hover') },
    // The whole card is one link; its ring is the card's.
    '&:has(a:focus-visible)': focusRing(theme),
  })),
);

const Head = styled('div', { name: 'KeUnitCard', slot: 'Head' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5, 2),
    alignItems: 'baseline',
    justifyContent: 'space-between',
    '& :is(h2, h3, h4)': { ...theme.typography.subtitle1, margin: 0, fontWeight: theme.typography.fontWeightBold },
    '& a::after': { content: '""', position: 'absolute', inset: 0 },
    '& a:focus-visible': { outline: 'none' },
  })),
);

const Price = styled('p', { name: 'KeUnitCard', slot: 'Price' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    ...tabular,
    margin: 0,
    lineHeight: leading(theme, 1.25),
    '& strong': { display: 'block', fontSize: '1.25rem', fontWeight: theme.typography.fontWeightBold },
    '& small': { color: (theme.vars ?? theme).palette.text.secondary, fontSize: '0.8125rem' },
  })),
);

const Facts = styled('ul', { name: 'KeUnitCard', slot: 'Facts' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    ...tabular,
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5, 2),
    margin: 0,
    padding: 0,
    listStyle: 'none',
    color: (theme.vars ?? theme).palette.text.secondary,
  })),
);

/**
 * One unit of a project in a list: number, kind, areas, price, and whether it can be had. The whole card leads to its
 * page.
 *
 * Use PropertyCard instead for a listing of the marketplace.
 */
export function UnitCard(inProps: UnitCardProps) {
  const props = useThemeProps({ props: inProps, name: 'KeUnitCard' });
  const { unit, types, buildingName, floorName, href, headingLevel = 3, labels, ...other } = props;
  const ownerState = { ...props, headingLevel };
  const text = useUnitText(types, labels);
  const { words } = text;
  const Heading = `h${headingLevel}` as const;
  const bathrooms = text.type(unit)?.bathrooms;
  return (
    <Root ownerState={ownerState} component="article" variant="outlined" {...other}>
      <Head ownerState={ownerState}>
        <Heading>
          <Link href={href} color="inherit" underline="hover">
            {words.unit(unit.number)}
          </Link>
        </Heading>
        <AvailabilityBadge state={unit.state} heldUntil={unit.held_until} />
      </Head>
      <Price ownerState={ownerState}>
        <strong>{text.shortPrice(unit)}</strong>
        {unit.price !== null && (
          <small>
            <bdi>{text.price(unit)}</bdi>
          </small>
        )}
      </Price>
      <Facts ownerState={ownerState}>
        <li>{text.typeName(unit)}</li>
        {bathrooms ? <li>{words.bathrooms(bathrooms)}</li> : null}
        <li>{words.covered(text.covered(unit))}</li>
        <li>{words.gross(text.gross(unit))}</li>
        {buildingName && <li>{buildingName}</li>}
        <li>{floorName ?? text.floor(unit.floor)}</li>
        <li>{text.facing(unit)}</li>
      </Facts>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    UnitCard: UnitCardLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeUnitCard: 'root' | 'head' | 'price' | 'facts';
  }
  interface ComponentsPropsList {
    KeUnitCard: Partial<UnitCardProps>;
  }
  interface Components<Theme = unknown> {
    KeUnitCard?: {
      defaultProps?: ComponentsPropsList['KeUnitCard'];
      styleOverrides?: ComponentsOverrides<Theme>['KeUnitCard'];
      variants?: ComponentsVariants<Theme>['KeUnitCard'];
    };
  }
}
