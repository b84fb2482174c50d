import type { Endpoint } from '@karachi-estates/contracts/endpoint';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { savedSearches } from '../../content/savedSearches.ts';
import { BrowseLink } from '../../properties/BrowseLink.tsx';
import { PlainForm } from '../../searches/PlainForm.tsx';
import { SearchPage } from '../../searches/SearchPage.tsx';

interface SearchLinkProps {
  /** What the button does with the token. */
  to: Pick<Endpoint, 'url'>;
  ask: { heading: string; text: string; button: string };
  /** What is said when it leads back here and is done. */
  done?: { heading: string; text: string };
}

/** What a link in a mail opens: it asks once, and the button does it, with and without scripts. */
export function SearchLink({ to, ask, done }: SearchLinkProps) {
  const { expired, browse } = useContent('savedSearches', savedSearches);
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const away = (
    <p>
      <BrowseLink>{browse}</BrowseLink>
    </p>
  );
  if (done && search.has('done')) return <SearchPage heading={done.heading} text={done.text} after={away} />;
  if (!token || search.has('refused')) return <SearchPage heading={expired.heading} text={expired.text} after={away} />;
  return (
    <SearchPage heading={ask.heading} text={ask.text}>
      <PlainForm to={to} hidden={{ token }}>
        <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'start' }}>
          {ask.button}
        </Button>
      </PlainForm>
    </SearchPage>
  );
}
