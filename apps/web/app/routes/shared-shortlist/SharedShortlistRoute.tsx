import { type SharedVote, voteOnShared } from '@karachi-estates/contracts/favourites';
import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { PropertyCard } from '@karachi-estates/design-system/PropertyCard';
import { checkVote, LONGEST_COMMENT, LONGEST_VOTER, VOTES } from '@karachi-estates/domain/favourites/votes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { shared } from '../../content/shared.ts';
import { linkedLoader, useIsUnknownLink } from '../../data/linkedLoader.ts';
import { sharedShortlist, useSharedShortlist } from '../../data/sharing.ts';
import { useSay } from '../../locale/useSay.ts';
import { BrowseLink } from '../../properties/BrowseLink.tsx';
import { PlainForm } from '../../searches/PlainForm.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { Opinions } from '../../shortlist/Opinions.tsx';

export const loader = linkedLoader(sharedShortlist);

export const clientLoader = () => null;

export const meta = fixedPageMeta('/shared-shortlist');

/**
 * Somebody's shortlist, for whoever has its secret link: each names themself, votes and comments, without an account.
 */
export default function SharedShortlistRoute() {
  const { page: words } = useContent('shared', shared);
  const [search] = useSearchParams();
  const isUnknown = useIsUnknownLink();
  const token = search.get('token') ?? '';
  const { data, error, reference, retry } = useSharedShortlist(token);
  const browse = <BrowseLink>{words.browse}</BrowseLink>;

  if (!token || isUnknown || (error && error.status >= 400 && error.status < 429)) {
    return (
      <Container sx={{ py: { xs: 6, md: 8 } }}>
        <EmptyState title={words.ended.heading} level={1} action={browse}>
          {words.ended.text}
        </EmptyState>
      </Container>
    );
  }
  if (!data) {
    return (
      <Container sx={{ py: { xs: 6, md: 8 } }}>
        {error ? (
          <FailedState level={1} reference={reference} onRetry={retry} />
        ) : (
          <div role="status" aria-label={words.loading}>
            <Skeleton variant="rounded" height={320} />
          </div>
        )}
      </Container>
    );
  }
  const { owner: name, homes, votes } = data;
  return (
    <Container sx={{ display: 'grid', gap: 4, pt: 4, pb: 8, '& > *': { minWidth: 0 } }}>
      <Stack spacing={1}>
        <Typography variant="h2" component="h1">
          {fill(words.heading, { name })}
        </Typography>
        <Typography color="textSecondary">{fill(words.lead, { name })}</Typography>
      </Stack>
      {search.has('done') && (
        <Alert severity="success" role="status">
          {words.done}
        </Alert>
      )}
      {search.has('refused') && <Alert severity="error">{words.refused}</Alert>}
      {homes.length === 0 ? (
        <EmptyState title={words.empty.heading} action={browse}>
          {words.empty.text}
        </EmptyState>
      ) : (
        <Stack component="ol" spacing={5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {homes.map((home) => (
            <SharedHome
              key={home.property_id}
              home={home}
              votes={votes.filter(({ property_id }) => property_id === home.property_id)}
              token={token}
              name={search.get('name') ?? ''}
              refused={search.has('refused') && search.get('home') === String(home.property_id) ? search : undefined}
            />
          ))}
        </Stack>
      )}
    </Container>
  );
}

interface SharedHomeProps {
  home: PropertyCardFields;
  votes: readonly SharedVote[];
  token: string;
  /** Who voted last from here. */
  name: string;
  /** What was typed for this home and refused. */
  refused: URLSearchParams | undefined;
}

/** A home of the list: its card, what others say, and the form of this reader. */
function SharedHome({ home, votes, token, name, refused }: SharedHomeProps) {
  const { page: words, votes: voteWords } = useContent('shared', shared);
  const { property_id: id, title } = home;
  const question = `vote-${id}`;
  const own = votes.find((vote) => vote.name === name);
  const say = useSay();
  const comment = refused?.get('comment') ?? own?.comment ?? '';
  const chosen = refused?.get('vote') ?? own?.vote;
  const verdict = refused && checkVote({ name, comment });
  const fault = verdict && !verdict.ok ? say(verdict) : undefined;
  const isCommentAtFault = verdict && !verdict.ok && verdict.code === 'COMMENT_TOO_LONG';
  const nameFault = isCommentAtFault ? undefined : fault;
  const isUndecided = refused && !VOTES.some((vote) => vote === chosen);
  return (
    <Box
      component="li"
      id={`home-${id}`}
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { md: 'minmax(0, 20rem) minmax(0, 1fr)' },
        scrollMarginBlockStart: '5.5rem',
      }}
    >
      <PropertyCard property={home} headingLevel={2} />
      <Stack spacing={2.5} sx={{ minWidth: 0 }}>
        {votes.length > 0 && <Opinions votes={votes} label={fill(words.opinions, { title })} />}
        <section aria-label={fill(words.form, { title })}>
          <PlainForm to={voteOnShared} hidden={{ token, property_id: String(id) }} isCheckedByServer>
            <TextField
              name="name"
              label={words.name}
              helperText={nameFault ?? words.nameHelp}
              error={nameFault !== undefined}
              defaultValue={name}
              required
              autoComplete="name"
              slotProps={{ htmlInput: { maxLength: LONGEST_VOTER, dir: 'auto' } }}
            />
            <div role="radiogroup" aria-labelledby={question}>
              <FormLabel component="p" id={question} required error={isUndecided} sx={{ m: 0 }}>
                {words.vote}
              </FormLabel>
              <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2 }}>
                {VOTES.map((vote) => (
                  <FormControlLabel
                    key={vote}
                    control={
                      <Radio
                        name="vote"
                        value={vote}
                        defaultChecked={vote === chosen}
                        slotProps={{ input: { required: true } }}
                      />
                    }
                    label={voteWords[vote]}
                  />
                ))}
              </Stack>
              {isUndecided && <FormHelperText error>{words.undecided}</FormHelperText>}
            </div>
            <TextField
              name="comment"
              label={words.comment}
              defaultValue={comment}
              error={isCommentAtFault}
              helperText={isCommentAtFault ? fault : undefined}
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: LONGEST_COMMENT, dir: 'auto' } }}
            />
            <Button type="submit" variant="contained" sx={{ alignSelf: 'start' }}>
              {words.submit}
            </Button>
          </PlainForm>
        </section>
      </Stack>
    </Box>
  );
}
