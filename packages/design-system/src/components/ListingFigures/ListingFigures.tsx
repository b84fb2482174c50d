import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './ListingFigures.module.css';

/** The figures of a seller's workspace, as the API gives them. */
export interface ListingFiguresValues {
  active: number;
  paused: number;
  sold: number;
  rented: number;
  views_30d: number;
  contacts_30d: number;
  /** null: unlimited. */
  listings_left: number | null;
}

export interface ListingFiguresProps {
  /** Leave out while they are on their way. */
  figures?: ListingFiguresValues;
}

function leftInPlan(left: number | null): string {
  if (left === null) return 'Unlimited in your plan';
  return left === 0 ? 'Your plan is full' : `${left} more in your plan`;
}

function rate(figures: ListingFiguresValues): string {
  if (figures.views_30d === 0) return 'in the last 30 days';
  return `${((figures.contacts_30d / figures.views_30d) * 100).toFixed(1)}% of views, 30 days`;
}

/** How a seller's listings do: what is on the market, who looked, who got in touch, what was closed. */
export function ListingFigures({ figures }: ListingFiguresProps) {
  const rows: readonly (readonly [label: string, value: number | undefined, note: string | undefined])[] = [
    ['Active listings', figures?.active, figures && leftInPlan(figures.listings_left)],
    ['Views', figures?.views_30d, 'in the last 30 days'],
    ['Contacts', figures?.contacts_30d, figures && rate(figures)],
    [
      'Sold or rented',
      figures && figures.sold + figures.rented,
      figures && `${figures.sold} sold, ${figures.rented} rented`,
    ],
  ];
  return (
    <>
      <dl className={styles.figures} aria-busy={!figures || undefined}>
        {rows.map(([label, value, note]) => (
          <div key={label} className={styles.figure}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value} data-loading={value === undefined || undefined}>
              {value?.toLocaleString('en')}
            </dd>
            <dd className={styles.note} data-loading={note === undefined || undefined}>
              {note}
            </dd>
          </div>
        ))}
      </dl>
      {!figures && <VisuallyHidden role="status">Loading your figures…</VisuallyHidden>}
    </>
  );
}
