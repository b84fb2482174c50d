import { confirmMarkCode, type OwnMarks, requestMark, sendMarkCode } from '@karachi-estates/contracts/marks';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SelectField } from '@karachi-estates/design-system/SelectField';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextField } from '@karachi-estates/design-system/TextField';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { takeFocus } from '@karachi-estates/design-system/theme/takeFocus';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import { fullDate } from '@karachi-estates/domain/day';
import { ASKED_MARK_KINDS, type AskedMarkKind, checkDetail, checkTypedCode } from '@karachi-estates/domain/marks/marks';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNotify } from '../../chrome/Notices.tsx';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { marks as english } from '../../content/marks.ts';
import { ownership } from '../../content/ownership.ts';
import { MARKS, useMyMarks } from '../../data/marks.ts';
import { useApiMutation } from '../../data/useApiMutation.ts';
import { showFailure } from '../../forms/failure.ts';
import { useLocale } from '../../locale/Locale.tsx';
import { useSay } from '../../locale/useSay.ts';
import { SellerMarks } from '../../marks/SellerMarks.tsx';
import { AccountSection } from './AccountSection.tsx';
import { RequestNote } from './RequestNote.tsx';
import { useRequest } from './useRequest.ts';

function CodePart({ own, onGiven }: { own: OwnMarks; onGiven: () => void }) {
  const say = useSay();
  const notify = useNotify();
  const { code: words } = useContent('marks', english).own;
  const { requestFailed } = useContent('ownership', ownership);
  const [isSent, setSent] = useState(false);
  const { said, isWorking, run } = useRequest();
  const ask = useApiMutation(sendMarkCode);
  const confirm = useApiMutation(confirmMarkCode, [MARKS]);
  const form = useForm({ defaultValues: { code: '' } });

  const sendCode = () =>
    run(async () => {
      const answer = await ask.send();
      setSent(true);
      return answer;
    });

  async function check(values: { code: string }) {
    const verdict = checkTypedCode(values.code);
    if (!verdict.ok) {
      form.setError('code', { message: say(verdict) }, { shouldFocus: true });
      return;
    }
    try {
      const { message } = await confirm.send({ body: values });
      notify({ text: message, tone: 'success' });
      onGiven();
    } catch (error) {
      showFailure(form, error, requestFailed);
    }
  }

  return (
    <Stack spacing={2}>
      <div>
        <Typography variant="subtitle1" component="h3">
          {words.heading}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {own.way === 'phone' ? fill(words.phone, { phone: formatPhone(own.phone) }) : words.mail}
        </Typography>
      </div>
      <RequestNote said={said} />
      {isSent && (
        <FormLayout form={form} onSubmit={check} label={words.heading} width="fill">
          <ErrorSummary fieldNames={{ code: words.field }} />
          <TextField name="code" label={words.field} autoComplete="one-time-code" inputMode="numeric" />
          <div>
            <SubmitButton pendingText={words.submitting}>{words.submit}</SubmitButton>
          </div>
        </FormLayout>
      )}
      <div>
        <Button variant="outlined" onClick={() => void sendCode()} {...heldWhile(isWorking)}>
          {isSent ? words.again : words.send}
        </Button>
      </div>
    </Stack>
  );
}

function AskPart({ own, kinds }: { own: OwnMarks; kinds: readonly AskedMarkKind[] }) {
  const locale = useLocale();
  const say = useSay();
  const { ask: words, fields } = useContent('marks', english).own;
  const { requestFailed } = useContent('ownership', ownership);
  const { said, run } = useRequest();
  const { send } = useApiMutation(requestMark, [MARKS]);
  const form = useForm<{ kind: string; detail: string }>({ defaultValues: { kind: kinds[0] ?? '', detail: '' } });

  async function ask(values: { kind: string; detail: string }) {
    const verdict = checkDetail(values.detail);
    if (!verdict.ok) {
      form.setError('detail', { message: say(verdict) }, { shouldFocus: true });
      return;
    }
    try {
      const { message } = await send({ body: values });
      form.reset();
      await run(async () => ({ message }));
    } catch (error) {
      showFailure(form, error, requestFailed);
    }
  }

  return (
    <Stack spacing={2}>
      <Typography variant="subtitle1" component="h3">
        {words.heading}
      </Typography>
      <RequestNote said={said} />
      {own.requests.map(({ kind, detail, requested_at }) => (
        <Typography key={kind} variant="body2">
          <strong>{fields[kind]}</strong>
          <br />
          {fill(words.asked, { date: fullDate(requested_at, locale), detail })}
        </Typography>
      ))}
      <FormLayout form={form} onSubmit={ask} label={words.heading} width="fill">
        <ErrorSummary fieldNames={{ kind: words.kind, detail: words.detail }} />
        <SelectField
          name="kind"
          label={words.kind}
          choices={kinds.map((kind) => ({ value: kind, label: fields[kind] }))}
        />
        <TextField name="detail" label={words.detail} help={words.help} />
        <div>
          <SubmitButton pendingText={words.submitting}>{words.submit}</SubmitButton>
        </div>
      </FormLayout>
    </Stack>
  );
}

/** What was checked about the seller, and the ways to further marks. */
export function ProfileMarks() {
  const { own: words } = useContent('marks', english);
  const { data, error, reference, retry } = useMyMarks();
  const heading = useRef<HTMLHeadingElement>(null);
  if (!data) return error ? <FailedState title={words.failed} reference={reference} onRetry={retry} /> : null;
  const has = (kind: string) => data.marks.some((mark) => mark.kind === kind);
  const open = ASKED_MARK_KINDS.filter((kind) => !has(kind));
  return (
    <AccountSection heading={words.heading} headingRef={heading} lead={words.lead}>
      {data.marks.length > 0 && <SellerMarks marks={data.marks} />}
      {!has('phone') && <CodePart own={data} onGiven={() => takeFocus(heading.current)} />}
      {open.length > 0 && <AskPart own={data} kinds={open} />}
    </AccountSection>
  );
}
