import styles from './PointsTable.module.css';

export interface PointsTableRow {
  id: string;
  what: string;
  how: string;
  points: number;
}

export interface PointsTableProps {
  /** Names the table. */
  caption: string;
  /** Heads of the columns, and the name of the sum. */
  head: { what: string; how: string; points: string; total: string };
  /** What earns points, and how many. */
  rows: readonly PointsTableRow[];
}

/**
 * What earns how many points, with the sum. On phones each row becomes a block.
 *
 * Use FactGrid instead for facts that are not added up.
 */
export function PointsTable({ caption, head, rows }: PointsTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head.what}</th>
          <th scope="col">{head.how}</th>
          <th scope="col" className={styles.points}>
            {head.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, what, how, points }) => (
          <tr key={id}>
            <th scope="row">{what}</th>
            <td className={styles.how}>{how}</td>
            <td className={styles.points}>{points}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {head.total}
          </th>
          <td className={styles.points}>{rows.reduce((sum, { points }) => sum + points, 0)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
