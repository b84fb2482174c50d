import { confirmEmail } from '@karachi-estates/contracts/accounts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { ownership } from '../../content/ownership.ts';
import { PlainForm } from '../../searches/PlainForm.tsx';
import { SearchPage } from '../../searches/SearchPage.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { dropEnded } from '../../session/dropEnded.ts';
import { useSession } from '../../session/SessionProvider.tsx';

export const meta = fixedPageMeta('/confirm-email');

type Outcome = 'confirmed' | 'waiting' | 'changed' | 'taken' | 'expired';

const REFUSED: Readonly<Record<string, Outcome>> = { EMAIL_LINK_INVALID: 'expired', EMAIL_TAKEN: 'taken' };

const DONE: readonly Outcome[] = ['confirmed', 'waiting', 'changed'];

function outcomeIn(search: URLSearchParams): Outcome | undefined {
  const refused = search.get('refused') ?? '';
  return (
    DONE.find((each) => each === search.get('done')) ?? (Object.hasOwn(REFUSED, refused) ? REFUSED[refused] : undefined)
  );
}

/**
 * The link of a mail that asks to confirm an address: one press does it, with and without scripts, and pressing twice
 * is fine. Programs that open links in mails press no button, so no account changes hands by opening it.
 */
export default function ConfirmEmailRoute() {
  const { link: words, requestFailed } = useContent('ownership', ownership);
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  const session = useSession();
  const [isStillHere, setStillHere] = useState(false);
  const hasChanged = search.get('done') === 'changed';

  useEffect(() => {
    // Pressed again after a new login, or by somebody with another account, it has logged nobody out here.
    if (hasChanged) void dropEnded(session).then(setStillHere);
  }, [hasChanged]);

  const found = outcomeIn(search);
  const outcome = found === 'changed' && isStillHere ? 'confirmed' : found;
  if (outcome) {
    const away =
      outcome === 'changed' ? <Link to="/login">{words.login}</Link> : <Link to="/profile">{words.profile}</Link>;
    return <SearchPage {...words[outcome]} after={<p>{away}</p>} />;
  }
  const isChange = search.has('change');
  const ask = isChange ? words.askChange : words.ask;
  return (
    <SearchPage heading={ask.heading} text={ask.text}>
      <Stack spacing={3}>
        {search.has('refused') && <Alert severity="error">{requestFailed}</Alert>}
        <PlainForm to={confirmEmail} hidden={{ token, ...(isChange && { change: '1' }) }}>
          <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'start' }}>
            {ask.button}
          </Button>
        </PlainForm>
      </Stack>
    </SearchPage>
  );
}
