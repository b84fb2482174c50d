import type { Endpoint } from '@karachi-estates/contracts/endpoint';
import type { PropertyCardFields } from '@karachi-estates/contracts/properties';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Section } from '@karachi-estates/design-system/Section';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { takeFocusInView } from '@karachi-estates/design-system/theme/takeFocus';
import { propertyPath } from '@karachi-estates/domain/properties/address';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEventHandler, type ReactNode, useCallback, useEffect, useState } from 'react';
import { useContent } from '../content/contentFor.ts';
import { trust } from '../content/trust.ts';
import { Refusal } from '../forms/Refusal.tsx';
import { forgetTyped, keepTypedIn } from '../forms/typed.ts';
import { BrowseLink } from '../properties/BrowseLink.tsx';
import { PlainForm } from '../searches/PlainForm.tsx';
import { SearchPage } from '../searches/SearchPage.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { useListing } from './aboutListing.ts';

interface ListingFormProps {
  to: Pick<Endpoint, 'url'>;
  /** Also about a listing that is over, as long as its page is there. */
  takesPast?: boolean;
  /** Checks it, and may send it in another way, with scripts. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  isSending?: boolean;
  heading: string;
  text: string;
  submit: string;
  /** Why it was sent back. */
  refused?: string | undefined;
  /** No field is at fault: the reason takes the focus, since the form is longer than a phone's screen. */
  isRefusedWhole?: boolean;
  /** It was sent: what is said in place of the form. */
  sent?: { heading: string; text: string } | undefined;
  /** Where what is typed is kept until it is sent. */
  typedAs?: string;
  /** Below the button. */
  note?: string;
  children: ReactNode;
}

/** A seller has no public page of a home to go back to. */
function BackTo({ listing, label }: { listing: PropertyCardFields; label: string }) {
  if (useSession().role === 'seller') return null;
  return (
    <p>
      <Button href={propertyPath(listing)} variant="outlined">
        {label}
      </Button>
    </p>
  );
}

/** Keeps what is typed into a form until it is sent. @returns the form's ref. */
function useTypedIn(typedAs: string | undefined, isSent: boolean) {
  useEffect(() => {
    if (isSent && typedAs) forgetTyped(typedAs);
  }, [isSent, typedAs]);
  return useCallback(
    (form: HTMLFormElement | null) => (form && typedAs ? keepTypedIn(form, typedAs) : undefined),
    [typedAs],
  );
}

/** A page with a form about one listing, sent by the browser itself, with and without scripts. */
export function ListingForm(props: ListingFormProps) {
  const { to, takesPast, onSubmit, isSending = false, heading, text, submit, refused, sent, typedAs, note } = props;
  const words = useContent('trust', trust);
  const [wasForm] = useState(!sent);
  const form = useTypedIn(typedAs, sent !== undefined);
  const { data: listing, error, reference, retry, isNamed } = useListing(takesPast);
  const after = listing && <BackTo listing={listing} label={words.back} />;
  if (sent) {
    // The pressed button is gone, and this page is far shorter.
    const headingRef = wasForm ? takeFocusInView : undefined;
    return <SearchPage heading={sent.heading} text={sent.text} headingRef={headingRef} after={after} />;
  }
  if (!listing && (error || !isNamed)) {
    if (!isNamed || (error && error.status >= 400 && error.status < 429)) {
      const away = (
        <p>
          <BrowseLink>{words.browse}</BrowseLink>
        </p>
      );
      return <SearchPage heading={words.missing.heading} text={words.missing.text} after={away} />;
    }
    return (
      <Section room="half">
        <FailedState level={1} reference={reference} onRetry={retry} />
      </Section>
    );
  }
  if (!listing) {
    return (
      <SearchPage heading={heading} text={words.loading}>
        <Skeleton variant="rounded" height={240} />
      </SearchPage>
    );
  }
  return (
    <SearchPage heading={heading} text={text} after={after}>
      <Stack spacing={2.5}>
        <Typography variant="subtitle1" component="h2" dir="auto" sx={{ textAlign: 'left' }}>
          {listing.title}
        </Typography>
        {refused && <Refusal isShown={props.isRefusedWhole}>{refused}</Refusal>}
        <PlainForm
          ref={form}
          to={to}
          hidden={{ property_id: String(listing.property_id) }}
          onSubmit={onSubmit}
          isCheckedByServer
        >
          {props.children}
          <Button type="submit" variant="contained" size="large" sx={{ alignSelf: 'start' }} {...heldWhile(isSending)}>
            {submit}
          </Button>
        </PlainForm>
        {note && (
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        )}
      </Stack>
    </SearchPage>
  );
}
