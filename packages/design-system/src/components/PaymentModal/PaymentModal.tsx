import { formatPkr } from '@karachi-estates/domain/properties/price';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './PaymentModal.module.css';

/** Where a plan's price is transferred to. */
export interface PaymentModalAccount {
  title: string;
  number: string;
  bank: string;
}

export interface PaymentModalProps {
  open: boolean;
  onClose: () => void;
  /** The plan's name: "Pro". */
  plan: string;
  /** Rupees for one month. */
  amount: number;
  account: PaymentModalAccount;
  /** The number that a screenshot of the payment is sent to, as people read it. */
  contactPhone: string;
  /** Opens WhatsApp or the phone at that number. */
  contactHref?: string;
  /** The person's own address, when it is known, so that nobody has to wonder which one is meant. */
  email?: string;
  /** A form for the transfer's reference, the months and the screenshot; the "I have paid" button leads to it. */
  paidForm?: ReactNode;
  /** Stands in place of the button for people who are not signed in. */
  paidNote?: ReactNode;
}

function Fact({ term, children, action }: { term: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
      {action && <dd className={styles.action}>{action}</dd>}
    </div>
  );
}

/** How to pay for a plan by bank transfer. A person checks each payment, so nothing here charges anybody. */
export function PaymentModal({
  open,
  onClose,
  plan,
  amount,
  account,
  contactPhone,
  contactHref,
  email,
  paidForm,
  paidNote,
}: PaymentModalProps) {
  const number = useRef<HTMLSpanElement>(null);
  const [paid, setPaid] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setPaid(false);
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Upgrade to ${plan} Plan`}
      description={
        paid
          ? 'We compare this with our bank statement and then start your plan.'
          : 'Transfer the amount to this account from your bank’s app or branch, then tell us that you have paid.'
      }
      footer={
        !paid && (
          <div className={styles.actions}>
            <Button variant="outlined" onClick={onClose}>
              Close
            </Button>
            {paidForm && <Button onClick={() => setPaid(true)}>I have paid</Button>}
          </div>
        )
      }
    >
      {paid ? (
        <div className={styles.body}>
          <button type="button" className={styles.back} onClick={() => setPaid(false)}>
            <Icon name="arrow-back" mirrored />
            Back to the account details
          </button>
          {paidForm}
        </div>
      ) : (
        <div className={styles.body}>
          <dl className={styles.account}>
            <Fact term="Amount">
              <span className={styles.amount}>{formatPkr(amount)}</span> per month
            </Fact>
            <Fact term="Account title">{account.title}</Fact>
            <Fact
              term="Account number"
              action={<CopyButton text={account.number} what="account number" source={number} />}
            >
              <bdi ref={number}>{account.number}</bdi>
            </Fact>
            <Fact term="Bank name">{account.bank}</Fact>
          </dl>
          <ul className={styles.notes}>
            <li className={styles.note}>
              <Icon name="whatsapp" />
              <span>
                Send a screenshot of your payment to{' '}
                {contactHref ? (
                  <a href={contactHref}>
                    <bdi>{contactPhone}</bdi>
                  </a>
                ) : (
                  <bdi>
                    <b>{contactPhone}</b>
                  </bdi>
                )}
                .
              </span>
            </li>
            <li className={styles.note}>
              <Icon name="mail" />
              <span>
                Include the email address of your account{email && ', '}
                {email && <b>{email}</b>}, so that we can match the payment with you.
              </span>
            </li>
          </ul>
          {paidNote}
        </div>
      )}
    </Dialog>
  );
}
