import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { FormLayout } from './FormLayout.tsx';

/** What `parameters.form` of a field's story says about the form around it. */
export interface StoryForm {
  values?: FieldValues;
  /** Messages by field, as the form's rules would give them. */
  errors?: Record<string, string>;
}

function AroundStory({ values = {}, errors = {}, Story }: StoryForm & { Story: Parameters<Decorator>[0] }) {
  const form = useForm({ defaultValues: values });
  const { setError } = form;
  const messages = JSON.stringify(errors);
  useEffect(() => {
    for (const [name, message] of Object.entries<string>(JSON.parse(messages))) setError(name, { message });
  }, [messages, setError]);
  return (
    <FormLayout form={form} onSubmit={() => undefined} label="Example" sx={{ maxWidth: '24rem' }}>
      <Story />
    </FormLayout>
  );
}

/** Puts a field's story into a form; `parameters.form` gives the form its values and errors. */
export const inForm: Decorator = (Story, { parameters }) => <AroundStory {...parameters.form} Story={Story} />;
