import { type DeskIssueDetail, testDeskIssue } from '@karachi-estates/contracts/deskNewsletter';
import { EmailField } from '@karachi-estates/design-system/EmailField';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import Typography from '@mui/material/Typography';
import { useNotify } from 'react-admin';
import { useForm } from 'react-hook-form';
import { newsletters } from '../../content/newsletters.ts';
import { useApi } from '../../data/api.ts';
import { Panel } from '../../parts/Panel.tsx';
import { showFailure } from '../../parts/showFailure.ts';

const words = newsletters.test;

/** Sends what is saved to one address. */
export function TestForm({ issue }: { issue: DeskIssueDetail }) {
  const call = useApi();
  const notify = useNotify();
  const form = useForm({ defaultValues: { email: '' } });
  return (
    <Panel title={words.title}>
      <FormLayout
        form={form}
        label={words.title}
        width="fill"
        sx={{ gap: 1.5 }}
        onSubmit={async ({ email }) => {
          if (!email.trim()) {
            form.setError('email', { message: words.missing }, { shouldFocus: true });
            return;
          }
          try {
            const { message } = await call(testDeskIssue, { params: { id: String(issue.id) }, body: { email } });
            notify(message, { type: 'info' });
          } catch (error) {
            showFailure(form, error, 'email');
          }
        }}
      >
        <Typography variant="body2">{words.text}</Typography>
        <ErrorSummary />
        <EmailField name="email" label={words.email} />
        <SubmitButton>{words.submit}</SubmitButton>
      </FormLayout>
    </Panel>
  );
}
