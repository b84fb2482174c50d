import { stepUp } from '@karachi-estates/contracts/desk';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { useForm } from 'react-hook-form';
import { frame } from '../content/frame.ts';
import { useApi } from '../data/api.ts';
import { CallFailed } from '../data/call.ts';
import { GivenUp } from '../data/givenUp.ts';
import { useSession } from '../data/session.ts';
import { CodeField } from '../parts/CodeField.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { UndoNotice } from './UndoNotice.tsx';

/** Runs a call that changes something; asks for a fresh code where the API wants one, then runs it again. */
type Perform = <Answer>(run: () => Promise<Answer>) => Promise<Answer>;

const PerformContext = createContext<Perform>((run) => run());

interface Waiting {
  resolve: () => void;
  reject: (reason: GivenUp) => void;
}

function StepUpDialog({ waiting }: { waiting: Waiting }) {
  const words = frame.stepUp;
  const call = useApi();
  const session = useSession();
  const form = useForm({ defaultValues: { code: '' } });
  const giveUp = () => waiting.reject(new GivenUp());
  return (
    <FormDialog
      title={words.title}
      text={words.text}
      form={form}
      submit={words.submit}
      only="code"
      onClose={giveUp}
      onSubmit={async ({ code }) => {
        const { staff } = await call(stepUp, { body: { code: code.trim() } });
        session.begin(staff);
        waiting.resolve();
      }}
    >
      <CodeField label={words.code} help={words.codeHelp} />
    </FormDialog>
  );
}

/** Lets the screens below change things. */
export function ActingProvider({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const perform = useCallback<Perform>(async (run) => {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code !== 'STEP_UP_NEEDED') throw error;
    }
    try {
      await new Promise<void>((resolve, reject) => setWaiting({ resolve, reject }));
    } finally {
      setWaiting(null);
    }
    return run();
  }, []);
  return (
    <PerformContext value={perform}>
      {children}
      {waiting && <StepUpDialog waiting={waiting} />}
    </PerformContext>
  );
}

/** For forms, which show a failure at their fields. @throws CallFailed, GivenUp */
export const usePerform = (): Perform => use(PerformContext);

/** What is said and offered after an action. */
export interface Outcome<Answer> {
  /** What has happened. */
  said: (answer: Answer) => string;
  /** Whether nothing was done after all, which then looks like a refusal. */
  isRefused?: (answer: Answer) => boolean;
  /** Takes it back; nothing is offered without it. */
  undo?: ((answer: Answer) => (() => Promise<string>) | undefined) | undefined;
}

/**
 * Does it, says what happened with a way back, and reads the screen again. `act` is for buttons and says why it was
 * refused; `attempt` is for dialogs in which something is typed, and throws that, for the dialog to show and to stay.
 */
export function useAct() {
  const perform = usePerform();
  const notify = useNotify();
  const refresh = useRefresh();
  const logOutIfDenied = useLogoutIfAccessDenied();
  const [pending, setPending] = useState(false);

  const refuse = useCallback(
    async (error: unknown) => {
      if (error instanceof GivenUp) return;
      if (await logOutIfDenied(error)) return;
      notify(error instanceof CallFailed ? error.message : frame.calls.unreadable, { type: 'error' });
    },
    [notify, logOutIfDenied],
  );

  const attempt = useCallback(
    async <Answer,>(run: () => Promise<Answer>, { said, isRefused, undo }: Outcome<Answer>): Promise<Answer> => {
      setPending(true);
      try {
        const answer = await perform(run);
        const back = undo?.(answer);
        if (back) {
          const takeBack = async () => {
            try {
              notify(await perform(back), { type: 'info' });
              refresh();
            } catch (error) {
              await refuse(error);
            }
          };
          notify(<UndoNotice onUndo={takeBack}>{said(answer)}</UndoNotice>, { autoHideDuration: 10_000 });
        } else notify(said(answer), { type: isRefused?.(answer) ? 'error' : 'info' });
        refresh();
        return answer;
      } catch (error) {
        // Somebody was quicker, so what the screen shows is behind.
        if (error instanceof CallFailed && error.status === 409) refresh();
        throw error;
      } finally {
        setPending(false);
      }
    },
    [perform, notify, refresh, refuse],
  );
  const act = useCallback(
    async <Answer,>(run: () => Promise<Answer>, outcome: Outcome<Answer>): Promise<Answer | undefined> => {
      try {
        return await attempt(run, outcome);
      } catch (error) {
        await refuse(error);
        return undefined;
      }
    },
    [attempt, refuse],
  );
  return useMemo(() => ({ act, attempt, pending }), [act, attempt, pending]);
}
