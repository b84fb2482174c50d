import { Alert } from '@karachi-estates/design-system/Alert';
import { Button } from '@karachi-estates/design-system/Button';
import { useId, useState } from 'react';
import { ChangePasswordForm } from '../../accounts/ChangePasswordForm.tsx';
import { accounts } from '../../content/accounts.ts';
import styles from './ProfileRoute.module.css';

const words = accounts.profile.changePassword;

/** The password, which is only ever replaced. */
export function ProfilePassword({ email }: { email: string }) {
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed');
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.row}>
        <div>
          <h2 id={id} className={styles.title}>
            {words.heading}
          </h2>
          <p className={styles.note}>{words.lead}</p>
        </div>
        {state !== 'open' && (
          <Button variant="outlined" onClick={() => setState('open')}>
            {words.open}
          </Button>
        )}
      </div>
      <div role="status">{state === 'done' && <Alert tone="success">{words.done}</Alert>}</div>
      {state === 'open' && (
        <ChangePasswordForm email={email} onChanged={() => setState('done')} onCancel={() => setState('closed')} />
      )}
    </section>
  );
}
