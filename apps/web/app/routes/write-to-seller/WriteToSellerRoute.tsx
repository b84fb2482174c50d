import type { BodyOf } from '@karachi-estates/contracts/endpoint';
import { writeToSeller } from '@karachi-estates/contracts/enquiries';
import { checkEnquiry, MOST_ENQUIRY_NAME, MOST_ENQUIRY_TEXT } from '@karachi-estates/domain/enquiries/rules';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useContent } from '../../content/contentFor.ts';
import { type TrustContent, trust } from '../../content/trust.ts';
import { CallFailed } from '../../data/call.ts';
import { queueAction, useQueuedActions, wasRefused } from '../../data/outbox.ts';
import { useApiMutation } from '../../data/useApiMutation.ts';
import { focusFirst } from '../../forms/focusFirst.ts';
import { useAttempt } from '../../forms/useAttempt.ts';
import { useSay } from '../../locale/useSay.ts';
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

type Message = Omit<BodyOf<typeof writeToSeller>, 'page'>;
type Faults = Readonly<Record<string, string>>;
type Kept = { key: string; body: Message };

/**
 * Sends the form with scripts: what is wrong comes back by field, and a message that is sent again because no answer
 * came is the same one. Where nothing answers it is kept, and sent by session/FavouritesSync.tsx.
 */
function useSending(propertyId: string) {
  const { write: words } = useContent('trust', trust);
  const say = useSay();
  const { send, isSending } = useApiMutation(writeToSeller);
  const attempt = useAttempt();
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<string>();
  const [isSent, setSent] = useState(false);
  const [kept, setKept] = useState<Kept>();
  const isWaiting = useQueuedActions().some(({ key }) => key === kept?.key);
  const isRefused = kept !== undefined && wasRefused(kept.key);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const text = (name: string) => String(fields.get(name) ?? '');
    const person = { name: text('name'), email: text('email'), phone: text('phone') };
    const body = { property_id: propertyId, ...person, text: text('text') };
    const verdict = checkEnquiry(body);
    const reasons = verdict.ok ? [] : Object.entries(verdict.fields);
    const wrong = Object.fromEntries(reasons.map(([name, reason]) => [name, say(reason)]));
    setFaults(wrong);
    setProblem(verdict.ok ? undefined : say(verdict));
    if (!verdict.ok) return focusFirst(form, wrong);
    const key = attempt.keyOf(body);
    try {
      await send({ body, idempotencyKey: key });
      attempt.arrived();
      setSent(true);
    } catch (error) {
      const failed = error instanceof CallFailed ? error : undefined;
      if (failed?.status === 0) {
        queueAction({ kind: 'message', body }, key);
        attempt.arrived();
        setKept({ key, body });
        return;
      }
      setFaults(failed?.fields ?? {});
      setProblem(failed?.message || words.refused.other);
      focusFirst(form, failed?.fields ?? {});
    }
  }
  return {
    onSubmit,
    isSending,
    faults,
    problem: isRefused ? words.refused.other : problem,
    sent: isWaiting ? words.waits : isSent || (kept && !isRefused) ? words.sent : undefined,
    // The form comes back as it was written.
    typed: kept?.body,
  };
}

/** A message to a seller, for people who write and neither call nor chat. */
export default function WriteToSellerRoute() {
  const { write: words } = useContent('trust', trust);
  const [search] = useSearchParams();
  const { onSubmit, isSending, faults, problem, sent, typed } = useSending(search.get('id') ?? '');
  const refused = search.get('refused');
  const field = (name: 'name' | 'email' | 'phone' | 'text') => ({
    name,
    error: faults[name] !== undefined,
    helperText: faults[name],
    defaultValue: typed?.[name] ?? search.get(name) ?? '',
  });
  return (
    <ListingForm
      to={writeToSeller}
      typedAs={`write-to-seller ${search.get('id')}`}
      onSubmit={onSubmit}
      isSending={isSending}
      heading={words.heading}
      text={words.text}
      submit={words.submit}
      note={words.privacy}
      isRefusedWhole={problem !== undefined && Object.keys(faults).length === 0}
      refused={problem ?? (refused === null ? undefined : whyRefused(refused, words))}
      sent={sent ?? (search.has('sent') ? words.sent : undefined)}
    >
      <TextField
        {...field('name')}
        label={words.name}
        required
        autoComplete="name"
        slotProps={{ htmlInput: { maxLength: MOST_ENQUIRY_NAME, dir: 'auto' } }}
      />
      <TextField {...field('email')} type="email" label={words.email} required autoComplete="email" />
      <TextField {...field('phone')} type="tel" label={words.phone} autoComplete="tel" />
      <TextField
        {...field('text')}
        label={words.words}
        required
        multiline
        minRows={4}
        // Else it is two rows high until its scripts come, and what is below moves away from under a finger.
        slotProps={{ htmlInput: { rows: 4, maxLength: MOST_ENQUIRY_TEXT, dir: 'auto' } }}
      />
    </ListingForm>
  );
}
