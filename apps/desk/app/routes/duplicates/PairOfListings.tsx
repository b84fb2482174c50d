import { type DuplicatePair, type DuplicateSide, decideDuplicate } from '@karachi-estates/contracts/duplicates';
import { Picture } from '@karachi-estates/design-system/Picture';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { hairline } from '@karachi-estates/design-system/theme/looks';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { formatPkr } from '@karachi-estates/domain/properties/price';
import { propertyTypeLabel } from '@karachi-estates/domain/properties/vocabulary';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router-dom';
import { useAct } from '../../chrome/Acting.tsx';
import { duplicates as words } from '../../content/duplicates.ts';
import { useApi } from '../../data/api.ts';
import { day, moment, NOTHING } from '../../parts/format.ts';
import { JoinDialog, PartDialog } from '../../parts/HomeDialogs.tsx';
import { RowLink } from '../../parts/ListScreen.tsx';
import { StatusMark } from '../../parts/states.tsx';

const Sides = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
}));

const Side = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  alignContent: 'start',
  minWidth: 0,
  padding: theme.spacing(1.5),
  border: hairline(theme),
  borderRadius: theme.shape.borderRadius,
  overflowWrap: 'anywhere',
  '& dl': {
    ...theme.typography.body2,
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: theme.spacing(2),
    margin: 0,
  },
  '& dt': { color: (theme.vars ?? theme).palette.text.secondary },
  '& dd': { margin: 0 },
}));

/** What a listing says, in the order in which two are compared. */
const factsOf = (side: DuplicateSide) =>
  [
    [words.side.price, formatPkr(side.price)],
    [words.side.area, side.area],
    [words.side.type, propertyTypeLabel(side.property_type)],
    [words.side.size, side.dimension || NOTHING],
    [words.side.phone, side.phone ? formatPhone(side.phone) : NOTHING],
  ] as const;

function Listing({ side, other }: { side: DuplicateSide; other: DuplicateSide }) {
  const [photo] = side.photos;
  const others = factsOf(other);
  return (
    <Side aria-label={side.title}>
      {photo ? (
        <Picture picture={photo} alt={words.side.photo(side.title)} sizes="20rem" ratio="card" />
      ) : (
        <Typography variant="body2" color="textSecondary">
          {words.side.noPhoto}
        </Typography>
      )}
      <div>
        <RowLink to={`/listings/${side.property_id}`}>{`#${side.property_id} ${side.title}`}</RowLink>
        <Typography variant="body2" color="textSecondary">
          <MuiLink component={Link} to={`/sellers/${side.seller_id}`}>
            {words.side.posted(day(side.created_at), side.seller_name)}
          </MuiLink>
        </Typography>
      </div>
      <dl>
        {factsOf(side).flatMap(([label, value], index) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label} is`}>
            {value === others[index]?.[1] ? value : <strong>{`${value} (${words.side.differs})`}</strong>}
          </dd>,
        ])}
      </dl>
      <Typography
        variant="body2"
        sx={{ maxHeight: '7.5em', overflow: 'auto' }}
        tabIndex={0}
        role="region"
        aria-label={words.side.text(side.property_id)}
      >
        {side.description || NOTHING}
      </Typography>
      <div>
        <StatusMark status={side.status} />
      </div>
    </Side>
  );
}

const ANSWERS = ['same', 'different'] as const;

/** Two listings that may offer one home, beside each other, and the decision. */
export function PairOfListings({ pair }: { pair: DuplicatePair }) {
  const call = useApi();
  const { act, pending } = useAct();
  const { permissions } = usePermissions<string[]>();
  const { first, second, state, joined } = pair;
  const [asked, setAsked] = useState<'join' | 'part'>();
  const close = () => setAsked(undefined);
  const named = (action: string) => words.actionOf(action, first.property_id, second.property_id);
  const decide = (chosen: DuplicatePair['state']) =>
    act(() => call(decideDuplicate, { params: { id: String(pair.id) }, body: { state: chosen } }), {
      said: () => words.done[chosen],
    });
  // What is joined is one home until it is parted.
  const offered = joined ? [] : state === 'open' ? ANSWERS : (['open'] as const);
  return (
    <Stack spacing={1.5} sx={{ paddingBlock: 1 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Chip size="small" label={words.states[state]} color={state === 'open' ? 'primary' : 'default'} />
        {joined && <Chip size="small" label={words.joined} />}
        {pair.same_photos > 0 && <Chip size="small" variant="outlined" label={words.signs.photos(pair.same_photos)} />}
        {pair.same_facts && <Typography variant="body2">{words.signs.facts}</Typography>}
        <Typography variant="body2" color="textSecondary">
          {words.signs.found(moment(pair.found_at))}
        </Typography>
      </Stack>
      <Sides>
        <Listing side={first} other={second} />
        <Listing side={second} other={first} />
      </Sides>
      {permissions?.includes('listings:write') && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {offered.map((each) => (
            <Button
              key={each}
              size="small"
              variant="outlined"
              aria-label={named(words.actions[each])}
              onClick={() => void decide(each)}
              {...heldWhile(pending)}
            >
              {words.actions[each]}
            </Button>
          ))}
          {state !== 'different' && !joined && (
            <Button size="small" aria-label={named(words.join)} onClick={() => setAsked('join')}>
              {words.join}
            </Button>
          )}
          {joined && (
            <Button size="small" variant="outlined" aria-label={named(words.part)} onClick={() => setAsked('part')}>
              {words.part}
            </Button>
          )}
        </Stack>
      )}
      {asked === 'join' && <JoinDialog id={first.property_id} other={second.property_id} onClose={close} />}
      {asked === 'part' && <PartDialog id={second.property_id} onClose={close} />}
    </Stack>
  );
}
