import { withdrawEnquiry } from '@karachi-estates/contracts/enquiries';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { trust } from '../../content/trust.ts';
import { BrowseLink } from '../../properties/BrowseLink.tsx';
import { PlainForm } from '../../searches/PlainForm.tsx';
import { SearchPage } from '../../searches/SearchPage.tsx';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';

export const meta = fixedPageMeta('/withdraw-message');

/** The link in the mail about one's own message: one press, and the seller is told not to be in touch again. */
export default function WithdrawMessageRoute() {
  const { withdraw: words, browse } = useContent('trust', trust);
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const away = (
    <p>
      <BrowseLink>{browse}</BrowseLink>
    </p>
  );
  if (search.has('done')) return <SearchPage {...words.done} after={away} />;
  if (!token || search.has('refused')) return <SearchPage {...words.invalid} after={away} />;
  return (
    <SearchPage heading={words.heading} text={words.text}>
      <PlainForm to={withdrawEnquiry} hidden={{ token }}>
        <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'start' }}>
          {words.button}
        </Button>
      </PlainForm>
    </SearchPage>
  );
}
