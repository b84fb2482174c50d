import type { Endpoint } from '@karachi-estates/contracts/endpoint';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { newsletter } from '../../content/newsletter.ts';
import { newsletterLinks } from '../../content/newsletterLinks.ts';
import { PlainForm } from '../../searches/PlainForm.tsx';
import { SearchPage } from '../../searches/SearchPage.tsx';

interface NewsletterLinkProps {
  /** What the button does with the token. */
  to: Pick<Endpoint, 'url'>;
  ask: { heading: string; text: string; button: string };
  /** What is said when it leads back here and is done. */
  done: { heading: string; text: string };
  expired: { heading: string; text: string };
  /** What can be done about a link that does not work. */
  instead?: ReactNode;
}

/**
 * What the links in the newsletter's mails open: it asks once, and the button does it, with and without scripts.
 * Programs that open links in mails press no button, so nothing is changed by opening it.
 */
export function NewsletterLink({ to, ask, done, expired, instead }: NewsletterLinkProps) {
  const { backHome } = useContent('newsletterLinks', newsletterLinks);
  const { failed } = useContent('newsletter', newsletter);
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const refused = search.get('refused');
  const away = (
    <p>
      <Button href="/" variant="outlined">
        {backHome}
      </Button>
    </p>
  );
  if (search.has('done')) return <SearchPage {...done} after={away} />;
  if (!token || refused?.endsWith('_LINK_INVALID')) return <SearchPage {...expired} after={instead ?? away} />;
  return (
    <SearchPage heading={ask.heading} text={ask.text}>
      <Stack spacing={3}>
        {refused && <Alert severity="error">{failed}</Alert>}
        <PlainForm to={to} hidden={{ token }}>
          <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'start' }}>
            {ask.button}
          </Button>
        </PlainForm>
      </Stack>
    </SearchPage>
  );
}
