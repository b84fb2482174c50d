import { writeToSeller } from '@karachi-estates/contracts/enquiries';
import { MOST_ENQUIRY_NAME, MOST_ENQUIRY_TEXT } from '@karachi-estates/domain/enquiries/rules';
import TextField from '@mui/material/TextField';
import { useSearchParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { type TrustContent, trust } from '../../content/trust.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { loadListing } from '../../trust/aboutListing.ts';
import { ListingForm } from '../../trust/ListingForm.tsx';

export const loader = loadListing;
export const clientLoader = () => null;
export const meta = fixedPageMeta('/write-to-seller');

const FIELD_OF: Readonly<Record<string, 'name' | 'email' | 'phone' | 'text'>> = {
  ENQUIRY_NAME_MISSING: 'name',
  ENQUIRY_EMAIL_INVALID: 'email',
  ENQUIRY_PHONE_INVALID: 'phone',
  ENQUIRY_TEXT_MISSING: 'text',
};

function whyRefused(code: string, { refused }: TrustContent['write']): string {
  if (code.startsWith('TOO_MANY')) return refused.often;
  return refused[FIELD_OF[code] ?? 'other'];
}

/** A message to a seller, for people who write and neither call nor chat. */
export default function WriteToSellerRoute() {
  const { write: words } = useContent('trust', trust);
  const [search] = useSearchParams();
  const refused = search.get('refused');
  return (
    <ListingForm
      to={writeToSeller}
      heading={words.heading}
      text={words.text}
      submit={words.submit}
      note={words.privacy}
      refused={refused === null ? undefined : whyRefused(refused, words)}
      sent={search.has('sent') ? words.sent : undefined}
    >
      <TextField
        name="name"
        label={words.name}
        required
        autoComplete="name"
        slotProps={{ htmlInput: { maxLength: MOST_ENQUIRY_NAME, dir: 'auto' } }}
      />
      <TextField name="email" type="email" label={words.email} required autoComplete="email" />
      <TextField name="phone" type="tel" label={words.phone} autoComplete="tel" />
      <TextField
        name="text"
        label={words.words}
        required
        multiline
        minRows={4}
        slotProps={{ htmlInput: { maxLength: MOST_ENQUIRY_TEXT, dir: 'auto' } }}
      />
    </ListingForm>
  );
}
