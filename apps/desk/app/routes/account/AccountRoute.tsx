import { renewRecoveryCodes, type StaffMember } from '@karachi-estates/contracts/desk';
import { ConfirmDialog } from '@karachi-estates/design-system/ConfirmDialog';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { heldWhile } from '@karachi-estates/design-system/theme/heldWhile';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { useAct } from '../../chrome/Acting.tsx';
import { Page } from '../../chrome/Page.tsx';
import { ScreenSkeleton } from '../../chrome/ScreenSkeleton.tsx';
import { account as words } from '../../content/account.ts';
import { terms } from '../../content/terms.ts';
import { useApi } from '../../data/api.ts';
import { CallFailed } from '../../data/call.ts';
import { useSession } from '../../data/session.ts';
import { Facts } from '../../parts/Facts.tsx';
import { count, moment } from '../../parts/format.ts';
import { Columns, Panel } from '../../parts/Panel.tsx';
import { RecoveryCodes } from '../../parts/RecoveryCodes.tsx';

/** Below this many somebody should make new ones. */
const FEW_CODES = 4;

function Codes({ left }: { left: number }) {
  const call = useApi();
  const { act, pending } = useAct();
  const [isAsked, setIsAsked] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();

  async function renew() {
    setIsAsked(false);
    const answer = await act(() => call(renewRecoveryCodes), { said: () => words.codes.made });
    if (answer) setCodes(answer.recovery_codes);
  }

  return (
    <Panel title={words.codes.title}>
      <Typography variant="body2" gutterBottom>
        {words.codes.text}
      </Typography>
      {!codes && left < FEW_CODES && (
        <Alert severity="warning" sx={{ marginBlockEnd: 1 }}>
          {words.codes.few(left)}
        </Alert>
      )}
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <Button variant="outlined" onClick={() => setIsAsked(true)} {...heldWhile(pending)}>
          {words.codes.make}
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        title={words.codes.ask.title}
        confirmLabel={words.codes.make}
        onCancel={() => setIsAsked(false)}
        onConfirm={() => void renew()}
      >
        {words.codes.ask.text}
      </ConfirmDialog>
    </Panel>
  );
}

type Reading = { staff: StaffMember } | { error: unknown } | undefined;

/** One's own account at the desk. */
export default function AccountRoute() {
  const session = useSession();
  const logOutIfDenied = useLogoutIfAccessDenied();
  const [reading, setReading] = useState<Reading>();
  const read = useCallback(() => {
    setReading(undefined);
    session.forget();
    session.read().then(
      ({ staff }) => (staff ? setReading({ staff }) : void logOutIfDenied(new CallFailed(401, {}))),
      (error: unknown) => setReading({ error }),
    );
  }, [session, logOutIfDenied]);
  useEffect(read, [read]);

  const staff = reading && 'staff' in reading ? reading.staff : undefined;
  const error = reading && 'error' in reading ? reading.error : undefined;
  return (
    <Page title={words.title}>
      {error ? (
        <FailedState title={words.failed} onRetry={read}>
          {error instanceof CallFailed ? error.message : undefined}
        </FailedState>
      ) : !staff ? (
        <ScreenSkeleton rows={4} />
      ) : (
        <Columns>
          <div>
            <Panel title={words.facts.title}>
              <Facts
                facts={[
                  [words.facts.name, staff.name],
                  [words.facts.email, staff.email],
                  [words.facts.roles, staff.roles.map((role) => terms.roles[role]).join(', ')],
                  [words.facts.codes, count(staff.recovery_codes_left)],
                  [words.facts.ends, words.facts.endsText(moment(staff.session_ends_at))],
                  [words.facts.fresh, staff.step_up_until && moment(staff.step_up_until)],
                ]}
              />
            </Panel>
            <Panel title={words.lost.title}>
              <Typography variant="body2">{words.lost.text}</Typography>
            </Panel>
          </div>
          <div>
            {staff.demo ? <Alert severity="info">{words.demo}</Alert> : <Codes left={staff.recovery_codes_left} />}
          </div>
        </Columns>
      )}
    </Page>
  );
}
