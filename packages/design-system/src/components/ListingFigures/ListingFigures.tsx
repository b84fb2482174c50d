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

/** What stands beside the figures. */
export interface ListingFiguresLabels {
  active: string;
  /** null: unlimited. */
  leftInPlan: (left: number | null) => string;
  views: string;
  period: string;
  contacts: string;
  /** How many per cent of the views became contacts. */
  rate: (percent: string) => string;
  closed: string;
  soldAndRented: (sold: number, rented: number) => string;
  loading: string;
}

export interface ListingFiguresProps {
  /** Leave out while they are on their way. */
  figures?: ListingFiguresValues;
  /** Its words in another language; English without it. */
  labels?: Partial<ListingFiguresLabels> | undefined;
}

const english: ListingFiguresLabels = {
  active: 'Active listings',
  leftInPlan: (left) => {
    if (left === null) return 'Unlimited in your plan';
    return left === 0 ? 'Your plan is full' : `${left} more in your plan`;
  },
  views: 'Views',
  period: 'in the last 30 days',
  contacts: 'Contacts',
  rate: (percent) => `${percent}% of views, 30 days`,
  closed: 'Sold or rented',
  soldAndRented: (sold, rented) => `${sold} sold, ${rented} rented`,
  loading: 'Loading your figures…',
};

function rate({ views_30d, contacts_30d }: ListingFiguresValues, words: ListingFiguresLabels): string {
  return views_30d === 0 ? words.period : words.rate(((contacts_30d / views_30d) * 100).toFixed(1));
}

/**
 * How a seller's listings do: what is on the market, who looked, who got in touch, what was closed.
 *
 * Use StatTile instead for other figures of the workspace.
 */
export function ListingFigures({ figures, labels }: ListingFiguresProps) {
  const words = { ...english, ...labels };
  const rows: readonly (readonly [label: string, value: number | undefined, note: string | undefined])[] = [
    [words.active, figures?.active, figures && words.leftInPlan(figures.listings_left)],
    [words.views, figures?.views_30d, words.period],
    [words.contacts, figures?.contacts_30d, figures && rate(figures, words)],
    [
      words.closed,
      figures && figures.sold + figures.rented,
      figures && words.soldAndRented(figures.sold, figures.rented),
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
      {!figures && <VisuallyHidden role="status">{words.loading}</VisuallyHidden>}
    </>
  );
}
