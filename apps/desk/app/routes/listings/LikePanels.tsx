import type { DeskListingDetail } from '@karachi-estates/contracts/deskListings';
import { listings as words } from '../../content/listings.ts';
import { ListingLines } from '../../parts/ListingLines.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { State } from '../../parts/State.tsx';

/** Each ad once: one may share photos, text and phone number. */
const uniqueById = <Row extends { id: number }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

/** Ads that share something with this one, and others of its kind. */
export function LikePanels({ suspicious, similar }: Pick<DeskListingDetail, 'suspicious' | 'similar'>) {
  return (
    <>
      <Panel title={words.suspicious.title}>
        <ListingLines
          rows={uniqueById(suspicious.map(({ listing: other }) => other))}
          none={words.suspicious.none}
          beside={({ id }) =>
            suspicious
              .filter(({ listing: other }) => other.id === id)
              .map(({ why }) => (
                <State key={why} meaning="waits">
                  {words.suspicious.why[why]}
                </State>
              ))
          }
        />
      </Panel>
      <Panel title={words.similar.title}>
        <ListingLines rows={similar} none={words.similar.none} />
      </Panel>
    </>
  );
}
