import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import { TextField } from '@karachi-estates/design-system/TextField';
import { SUPPORT_SENT } from '@karachi-estates/domain/support/messages';
import { checkSupport, MOST_SUPPORT_SUBJECT, MOST_SUPPORT_WORDS } from '@karachi-estates/domain/support/rules';
import { told } from '@karachi-estates/domain/words/sentence';
import { type Resolver, useForm } from 'react-hook-form';
import { useNotify } from '../../chrome/Notices.tsx';
import { useContent } from '../../content/contentFor.ts';
import { support } from '../../content/support.ts';
import { useAskSupport } from '../../data/support.ts';
import { showFailure } from '../../forms/failure.ts';
import { said } from '../../forms/said.ts';
import { forgetTyped } from '../../forms/typed.ts';
import { useTyped } from '../../forms/useTyped.ts';

const empty = { subject: '', words: '' };

const byRule: Resolver<typeof empty> = (values) => {
  const verdict = checkSupport(values);
  if (verdict.ok) return { values, errors: {} };
  const faults = Object.entries(verdict.fields).map(([name, why]) => [name, { type: 'rule', message: said(why) }]);
  return { values: {}, errors: Object.fromEntries(faults) };
};

/** A seller's question to the desk. */
export function SupportForm() {
  const { form: words } = useContent('support', support);
  const form = useForm({
    defaultValues: empty,
    resolver: byRule,
  });
  useTyped(form, 'support');
  const { send } = useAskSupport();
  const notify = useNotify();

  async function ask(values: typeof empty) {
    try {
      await send({ body: values });
      form.reset(empty);
      forgetTyped('support');
      notify({ text: said(told({ SUPPORT_SENT })), tone: 'success' });
    } catch (error) {
      showFailure(form, error, words.failed);
    }
  }

  return (
    <FormLayout form={form} onSubmit={ask} label={words.heading}>
      <ErrorSummary fieldNames={{ subject: words.subject, words: words.words }} />
      <TextField name="subject" label={words.subject} maxLength={MOST_SUPPORT_SUBJECT} required />
      <TextAreaField name="words" label={words.words} rows={5} maxLength={MOST_SUPPORT_WORDS} required />
      <SubmitButton>{words.submit}</SubmitButton>
    </FormLayout>
  );
}
