import { groupThousands } from '@karachi-estates/domain/digits';
import { facingLabel } from '@karachi-estates/domain/projects/states';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { figures, hairline, tabular, visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { AvailabilityBadge } from '../AvailabilityBadge/AvailabilityBadge.tsx';
import type { ProjectUnit, useUnitText } from '../UnitCard/unit.ts';
import type { FloorPlateLabels } from './FloorPlate.tsx';

interface FloorPlateTableProps {
  title: string;
  units: readonly ProjectUnit[];
  text: ReturnType<typeof useUnitText>;
  words: FloorPlateLabels;
  hrefOf: (unit: ProjectUnit) => string;
  current?: string | undefined;
}

const Table = styled('table', { name: 'KeFloorPlate', slot: 'Table' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    ...tabular,
    width: '100%',
    borderCollapse: 'collapse',
    alignSelf: 'start',
    '& caption': { ...theme.typography.subtitle1, paddingBlockEnd: theme.spacing(1), textAlign: 'start' },
    '& :is(th, td)': {
      padding: theme.spacing(1, 0.75),
      borderBlockEnd: hairline(theme),
      textAlign: 'start',
      verticalAlign: 'middle',
    },
    '& thead th': { color: (theme.vars ?? theme).palette.text.secondary, fontWeight: 'inherit' },
    '& tbody th': { fontWeight: theme.typography.fontWeightBold, whiteSpace: 'nowrap' },
    [theme.breakpoints.up('sm')]: { '& :is(th:nth-of-type(n + 4):nth-of-type(-n + 5), .figures)': figures },
    // Each row becomes a block on phones.
    [theme.breakpoints.down('sm')]: {
      '& thead': visuallyHidden,
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        gap: theme.spacing(0.25, 2),
        paddingBlock: theme.spacing(1.25),
        borderBlockEnd: hairline(theme),
      },
      '& :is(th, td)': { padding: 0, border: 0 },
      '& td:nth-of-type(odd)': { textAlign: 'end' },
    },
  })),
);

/** The facts of a floor's plan, row by row. */
export function FloorPlateTable({
  ownerState,
  title,
  units,
  text,
  words,
  hrefOf,
  current,
}: FloorPlateTableProps & { ownerState: object }) {
  const heads = [words.unit, words.type, words.facing, words.covered, words.price, words.state];
  return (
    <Table ownerState={ownerState}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {units.length === 0 && (
          <tr>
            <td colSpan={heads.length}>{words.none}</td>
          </tr>
        )}
        {units.map((unit) => (
          <tr key={unit.number}>
            <th scope="row">
              <Link href={hrefOf(unit)} aria-current={unit.number === current ? 'page' : undefined}>
                <bdi>{unit.number}</bdi>
              </Link>
            </th>
            <td>{text.typeName(unit)}</td>
            <td>{facingLabel(unit.facing, text.locale)}</td>
            <td className="figures">{text.covered(unit)}</td>
            <td className="figures">{unit.price === null ? text.words.onRequest : groupThousands(unit.price)}</td>
            <td>
              <AvailabilityBadge state={unit.state} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
