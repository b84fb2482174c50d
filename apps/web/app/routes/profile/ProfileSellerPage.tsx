import { type AccountState, chooseSellerPage, type SellerPageChoice } from '@karachi-estates/contracts/accounts';
import { CheckboxField } from '@karachi-estates/design-system/CheckboxField';
import { CopyButton } from '@karachi-estates/design-system/CopyButton';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useContent } from '../../content/contentFor.ts';
import { ownership } from '../../content/ownership.ts';
import { ACCOUNT } from '../../data/accounts.ts';
import { useSiteSettings } from '../../data/settings.ts';
import { useApiMutation } from '../../data/useApiMutation.ts';
import { showFailure } from '../../forms/failure.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { localePath } from '../../locale/localePath.ts';
import { AccountSection } from './AccountSection.tsx';
import { RequestNote } from './RequestNote.tsx';
import { useRequest } from './useRequest.ts';

/** A seller's choice of what guests see of them. */
export function ProfileSellerPage({ page }: { page: NonNullable<AccountState['page']> }) {
  const { page: words, requestFailed } = useContent('ownership', ownership);
  const locale = useLocale();
  const origin = useSiteSettings().data?.siteUrl ?? '';
  const { shown, email, address, contact_email, contact_address, path } = page;
  const link = origin + localePath(locale, path);
  const source = useRef<HTMLParagraphElement>(null);
  const form = useForm<SellerPageChoice>({
    defaultValues: {
      shown,
      email,
      address,
      contact_email: contact_email ?? true,
      contact_address: contact_address ?? true,
    },
  });
  const { send } = useApiMutation(chooseSellerPage, [ACCOUNT]);
  const { said, run } = useRequest();
  const isShown = form.watch('shown');

  async function save(choice: SellerPageChoice) {
    try {
      const { message } = await send({ body: choice });
      await run(async () => ({ message }));
    } catch (error) {
      showFailure(form, error, requestFailed);
    }
  }

  return (
    <AccountSection heading={words.heading} lead={words.lead}>
      <RequestNote said={said} />
      <FormLayout form={form} onSubmit={save} label={words.heading} width="fill">
        <ErrorSummary />
        <div>
          <CheckboxField name="shown" label={words.shown} />
          <CheckboxField name="email" label={words.email} disabled={!isShown} />
          <CheckboxField name="address" label={words.address} disabled={!isShown} />
          <CheckboxField name="contact_email" label={words.contactEmail} />
          <CheckboxField name="contact_address" label={words.contactAddress} />
        </div>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
          <SubmitButton pendingText={words.saving}>{words.save}</SubmitButton>
        </Stack>
      </FormLayout>
      {shown && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography ref={source} sx={{ minWidth: 0, overflowWrap: 'anywhere' }} dir="ltr">
            {link}
          </Typography>
          <CopyButton text={link} what={words.copied} source={source} />
        </Stack>
      )}
    </AccountSection>
  );
}
