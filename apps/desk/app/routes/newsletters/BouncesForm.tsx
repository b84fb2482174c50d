import { type DeskIssueDetail, noteDeskBounces } from '@karachi-estates/contracts/deskNewsletter';
import { ErrorSummary } from '@karachi-estates/design-system/ErrorSummary';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import { BOUNCES_LENGTH } from '@karachi-estates/domain/newsletter/issues';
import Typography from '@mui/material/Typography';
import { useNotify, useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import { usePerform } from '../../chrome/Acting.tsx';
import { newsletters } from '../../content/newsletters.ts';
import { useApi } from '../../data/api.ts';
import { Panel } from '../../parts/Panel.tsx';
import { showFailure } from '../../parts/showFailure.ts';
import { takeSent } from '../../parts/takeSent.ts';

const words = newsletters.bounces;

/** Notes mails that came back after they had been sent. */
export function BouncesForm({ issue }: { issue: DeskIssueDetail }) {
  const call = useApi();
  const notify = useNotify();
  const perform = usePerform();
  const refresh = useRefresh();
  const form = useForm({ defaultValues: { text: '' } });
  return (
    <Panel title={words.title}>
      <FormLayout
        form={form}
        label={words.title}
        width="fill"
        sx={{ gap: 1.5 }}
        onSubmit={async ({ text }) => {
          const sent = form.getValues();
          try {
            const order = { params: { id: String(issue.id) }, body: { text } };
            const { message } = await perform(() => call(noteDeskBounces, order));
            takeSent(form, sent);
            notify(message, { type: 'info' });
            refresh();
          } catch (error) {
            showFailure(form, error, 'text');
          }
        }}
      >
        <Typography variant="body2">{words.text}</Typography>
        <ErrorSummary />
        <TextAreaField name="text" label={words.field} help={words.help} maxLength={BOUNCES_LENGTH} rows={4} />
        <SubmitButton>{words.submit}</SubmitButton>
      </FormLayout>
    </Panel>
  );
}
