import { askForViewingByEmail } from '@karachi-estates/contracts/viewings';
import { VIEWING_ASKED } from '@karachi-estates/domain/viewings/messages';
import { checkViewingPerson, MOST_VIEWING_NAME, MOST_VIEWING_WORDS } from '@karachi-estates/domain/viewings/rules';
import { type Told, told } from '@karachi-estates/domain/words/sentence';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNotify } from '../../chrome/Notices.tsx';
import { useContent } from '../../content/contentFor.ts';
import { viewings } from '../../content/viewings.ts';
import { CallFailed } from '../../data/call.ts';
import { useAskForViewing } from '../../data/viewings.ts';
import { focusFirst } from '../../forms/focusFirst.ts';
import { forgetTyped } from '../../forms/typed.ts';
import { useSay } from '../../locale/useSay.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { loadListing } from '../../trust/aboutListing.ts';
import { ListingForm } from '../../trust/ListingForm.tsx';
import { faultOfTimes } from '../../viewings/faultOfTimes.ts';
import { TimeFields } from '../../viewings/TimeFields.tsx';
import { whyRefused } from '../../viewings/whyRefused.ts';

export const loader = loadListing;
export const clientLoader = () => null;
export const meta = fixedPageMeta('/ask-viewing');

type Faults = Readonly<Record<string, string>>;

/** What is wrong with the form, by field, and the first of it as a sentence. @param account the address of who asks. */
function checkAsk(form: HTMLFormElement, account: string | undefined, say: (reason: Told) => string) {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? '');
  const times = faultOfTimes(form);
  const person = { name: text('name'), email: account ?? text('email'), phone: text('phone'), words: text('words') };
  const verdict = checkViewingPerson(person);
  const reasons = Object.entries({ ...(times && { [times.field]: times.reason }), ...(!verdict.ok && verdict.fields) });
  const faults: Faults = Object.fromEntries(reasons.map(([name, reason]) => [name, say(reason)]));
  return { faults, problem: Object.values(faults)[0] };
}

/** Checks the form, and sends it in the account; what is wrong comes back by field. A guest's the browser sends. */
function useAsking(propertyId: string, account: string | undefined, typedAs: string) {
  const { ask } = useContent('viewings', viewings);
  const say = useSay();
  const notify = useNotify();
  const navigate = useNavigate();
  const { send, isSending } = useAskForViewing();
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<string>();
  const [isToConfirm, setToConfirm] = useState(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    const fields = new FormData(form);
    const text = (name: string) => String(fields.get(name) ?? '');
    const wrong = checkAsk(form, account, say);
    if (wrong.problem !== undefined || account !== undefined) event.preventDefault();
    setProblem(wrong.problem);
    setFaults(wrong.faults);
    if (wrong.problem !== undefined) return focusFirst(form, wrong.faults);
    if (account === undefined) return;
    const person = { name: text('name'), phone: text('phone'), words: text('words') };
    const times = { time_1: text('time_1'), time_2: text('time_2'), time_3: text('time_3') };
    try {
      const { to_confirm } = await send({ body: { property_id: propertyId, ...person, ...times } });
      // An account whose address is not confirmed is asked by mail, as a guest is.
      if (to_confirm) return setToConfirm(true);
      forgetTyped(typedAs);
      notify({ text: say(told({ VIEWING_ASKED })), tone: 'success' });
      void navigate('/my-viewings');
    } catch (error) {
      const failed = error instanceof CallFailed ? error : undefined;
      setFaults(failed?.fields ?? {});
      setProblem(failed?.message || ask.notSent);
      focusFirst(form, failed?.fields ?? {});
    }
  }
  return { onSubmit, isSending, faults, problem, isToConfirm };
}

/** Asks the seller of a home for a viewing: in the account, or by e-mail without one. */
export default function AskViewingRoute() {
  const { ask } = useContent('viewings', viewings);
  const [search] = useSearchParams();
  const { status, user } = useSession();
  const say = useSay();
  const isUser = status === 'user';
  // Who is signed in finds what they typed themselves.
  const typedAs = `ask-viewing ${search.get('id')} ${user?.id}`;
  const asking = useAsking(search.get('id') ?? '', isUser ? (user?.email ?? '') : undefined, typedAs);
  const code = search.get('refused');
  const refused = code === null ? undefined : whyRefused(code, search);
  const problem = asking.problem ?? (code === null ? undefined : refused ? say(refused.reason) : ask.notSent);
  const faultOf = (name: string) => asking.faults[name] ?? (refused?.field === name ? say(refused.reason) : undefined);
  const field = (name: string, help?: string) => ({
    name,
    fullWidth: true,
    error: faultOf(name) !== undefined,
    helperText: faultOf(name) ?? help,
  });
  const latin = { dir: 'ltr' } as const;
  const name = search.get('name') ?? (user ? `${user.first_name} ${user.last_name}`.trim() : '');
  return (
    <ListingForm
      to={askForViewingByEmail}
      typedAs={typedAs}
      onSubmit={asking.onSubmit}
      isSending={asking.isSending}
      heading={ask.heading}
      text={ask.text}
      submit={isUser ? ask.submit : ask.submitGuest}
      note={ask.privacy}
      refused={problem}
      isRefusedWhole={asking.problem !== undefined && Object.keys(asking.faults).length === 0}
      sent={search.has('sent') || asking.isToConfirm ? ask.sent : undefined}
    >
      <TimeFields values={Object.fromEntries(search)} faultOf={faultOf} />
      <TextField
        key={`name of ${user?.id}`}
        {...field('name')}
        label={ask.name}
        defaultValue={name}
        required
        autoComplete="name"
        slotProps={{ htmlInput: { maxLength: MOST_VIEWING_NAME, dir: 'auto' } }}
      />
      <TextField
        key={`phone of ${user?.id}`}
        {...field('phone')}
        type="tel"
        label={ask.phone}
        defaultValue={search.get('phone') ?? user?.phone ?? ''}
        required
        autoComplete="tel"
        slotProps={{ htmlInput: { ...latin, maxLength: 30 } }}
      />
      {!isUser && (
        <TextField
          {...field('email', ask.emailHelp)}
          type="email"
          label={ask.email}
          defaultValue={search.get('email') ?? ''}
          required
          autoComplete="email"
          slotProps={{ htmlInput: { ...latin, maxLength: 254 } }}
        />
      )}
      <TextField
        {...field('words')}
        label={ask.words}
        defaultValue={search.get('words') ?? ''}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: MOST_VIEWING_WORDS, dir: 'auto' } }}
      />
    </ListingForm>
  );
}
