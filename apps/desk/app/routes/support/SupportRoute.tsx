import { yupResolver } from '@hookform/resolvers/yup';
import { actOnSupport, answerSupport, type DeskSupportDetail } from '@karachi-estates/contracts/support';
import { FormLayout } from '@karachi-estates/design-system/FormLayout';
import { SubmitButton } from '@karachi-estates/design-system/SubmitButton';
import { TextAreaField } from '@karachi-estates/design-system/TextAreaField';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import { formatPhone } from '@karachi-estates/domain/accounts/phone';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNotify, useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as yup from 'yup';
import { useAct } from '../../chrome/Acting.tsx';
import { Page } from '../../chrome/Page.tsx';
import { people } from '../../content/people.ts';
import { support as words } from '../../content/support.ts';
import { terms } from '../../content/terms.ts';
import { useApi } from '../../data/api.ts';
import { isRefusal } from '../../data/call.ts';
import { Detail } from '../../parts/Detail.tsx';
import { Facts } from '../../parts/Facts.tsx';
import { moment } from '../../parts/format.ts';
import { LeaveQuestion } from '../../parts/LeaveQuestion.tsx';
import { Columns, Panel } from '../../parts/Panel.tsx';
import { Said } from '../../parts/Said.tsx';
import { showFailure } from '../../parts/showFailure.ts';
import { takeSent } from '../../parts/takeSent.ts';
import { useUnsaved } from '../../parts/useUnsaved.ts';
import { SupportMark } from './SupportMark.tsx';

const schema = yup.object({ words: yup.string().trim().required(words.answer.missing).max(4000) });

function AnswerPanel({ request }: { request: DeskSupportDetail }) {
  const call = useApi();
  const { act, pending } = useAct();
  const notify = useNotify();
  const refresh = useRefresh();
  const form = useForm({ defaultValues: { words: '' }, resolver: yupResolver(schema) });
  const unsaved = useUnsaved(form, { name: `support-${request.id}`, version: request.answers.length });
  const params = { id: String(request.id) };
  const action = request.state === 'closed' ? 'reopen' : 'close';
  return (
    <Panel title={words.answer.title}>
      <LeaveQuestion unsaved={unsaved} />
      <FormLayout
        form={form}
        label={words.answer.title}
        width="fill"
        sx={{ gap: 1.5 }}
        onSubmit={async (typed) => {
          const sent = form.getValues();
          try {
            await call(answerSupport, { params, body: { ...typed, seen: request.answers.length } });
            takeSent(form, sent);
            unsaved.forget();
            notify(words.answer.sent, { type: 'info' });
            refresh();
          } catch (error) {
            showFailure(form, error, 'words');
            // What a colleague has answered meanwhile is shown beside what is typed.
            if (isRefusal(error) && error.status === 409) refresh();
          }
        }}
      >
        <TextAreaField name="words" label={words.answer.words} help={words.answer.help} rows={5} maxLength={4000} />
        <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
          <SubmitButton>{words.answer.submit}</SubmitButton>
          {request.state !== 'answered' && (
            <Button
              variant="outlined"
              onClick={() =>
                act(() => call(actOnSupport, { params, body: { action } }), { said: () => words.done[action] })
              }
              {...heldWhile(pending)}
            >
              {words.actions[action]}
            </Button>
          )}
        </Stack>
      </FormLayout>
    </Panel>
  );
}

function Request({ request }: { request: DeskSupportDetail }) {
  const { facts } = words;
  return (
    <Page
      title={request.subject}
      trail={<Link to="/support">{words.title}</Link>}
      lead={<SupportMark state={request.state} />}
    >
      <Columns>
        <div>
          <Panel title={words.asked}>
            <Said variant="body2">{request.words}</Said>
            <Typography variant="caption" color="textSecondary">
              {moment(request.created_at)}
            </Typography>
          </Panel>
          <Panel title={words.answers.title}>
            <Stack spacing={1.5}>
              {request.answers.length === 0 && <Typography variant="body2">{words.answers.none}</Typography>}
              {request.answers.map(({ words: said, by, at }) => (
                <div key={at}>
                  <Said variant="body2">{said}</Said>
                  <Typography variant="caption" color="textSecondary">
                    {words.answers.by(by, moment(at))}
                  </Typography>
                </div>
              ))}
            </Stack>
          </Panel>
        </div>
        <div>
          <AnswerPanel request={request} />
          <Panel title={facts.title}>
            <Facts
              facts={[
                [facts.name, <Link to={`/sellers/${request.seller_id}`}>{request.seller_name}</Link>],
                [facts.plan, terms.plans[request.plan] ?? request.plan],
                [facts.email, request.email],
                [facts.phone, request.phone && formatPhone(request.phone)],
                [facts.language, people.facts.languages[request.locale] ?? request.locale],
              ]}
            />
          </Panel>
        </div>
      </Columns>
    </Page>
  );
}

/** One request of a seller, and the way to answer it. */
export default function SupportRoute() {
  return (
    <Detail<DeskSupportDetail> resource="support" list={words.title}>
      {(request) => <Request key={request.id} request={request} />}
    </Detail>
  );
}
