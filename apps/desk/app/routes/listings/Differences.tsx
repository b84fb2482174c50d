import type { DeskListingDetail } from '@karachi-estates/contracts/deskListings';
import { hairline } from '@karachi-estates/design-system/theme/looks';
import { formatPrice } from '@karachi-estates/domain/properties/price';
import { styled } from '@mui/material/styles';
import { listings } from '../../content/listings.ts';
import { Panel } from '../../parts/Panel.tsx';

const words = listings.differences;

type Difference = DeskListingDetail['differences'][number];

const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& :is(th, td)': {
    padding: theme.spacing(1, 1, 1, 0),
    textAlign: 'start',
    verticalAlign: 'top',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    borderBlockEnd: hairline(theme),
  },
  '& th': { fontWeight: 600 },
  '& thead th:first-of-type': { width: '7rem' },
  '& small': { display: 'block', color: (theme.vars ?? theme).palette.text.secondary, fontWeight: 400 },
  '& img': {
    width: '4.5rem',
    aspectRatio: '3 / 2',
    marginInlineEnd: theme.spacing(0.5),
    borderRadius: theme.shape.borderRadius,
    objectFit: 'cover',
  },
}));

function Side({ difference, text, listing }: { difference: Difference; text: string; listing: DeskListingDetail }) {
  if (text === '') return words.nothing;
  if (difference.fact === 'price') return formatPrice({ price: Number(text), purpose: listing.purpose });
  if (difference.fact !== 'photos') return <bdi>{text}</bdi>;
  return text
    .split(' ')
    .map((hash, index) => <img key={hash} src={`/media/${hash}/320`} alt={words.photo(index + 1)} loading="lazy" />);
}

/** What a seller changed since the last decision, side by side; nothing where they have not. */
export function Differences({ listing }: { listing: DeskListingDetail }) {
  if (listing.differences.length === 0) return null;
  return (
    <Panel title={words.title}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{words.fact}</th>
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {listing.differences.map((difference) => (
            <tr key={difference.fact}>
              <th scope="row">
                {words.facts[difference.fact]}
                {!difference.matters && <small>{words.minor}</small>}
              </th>
              <td>
                <Side difference={difference} text={difference.before} listing={listing} />
              </td>
              <td>
                <Side difference={difference} text={difference.after} listing={listing} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
