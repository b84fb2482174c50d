import { formatPkr } from '@karachi-estates/domain/properties/price';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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

/** What the dialog says. */
export interface PaymentModalWords {
  /** "Upgrade to Pro Plan" */
  title: string;
  sentence: string;
  /** In place of the sentence while the form is open. */
  paidSentence: string;
  amount: string;
  /** After the amount: "per month". */
  unit: string;
  accountTitle: string;
  accountNumber: string;
  bankName: string;
  copy: { label: string; what: string; copied: string; refused: string };
  /** With `{phone}` where the number stands. */
  contact: string;
  /** With `{email}` where the address stands, if there is one. */
  emailNote: string;
  close: string;
  paid: string;
  back: string;
}

export interface PaymentModalProps {
  /** Whether it is in view. */
  open: boolean;
  /** Asked for by every way to close it. */
  onClose: () => void;
  /** Everything it says. */
  words: PaymentModalWords;
  /** Rupees for one month. */
  amount: number;
  /** Where the money goes. */
  account: PaymentModalAccount;
  /** The number that a screenshot of the payment is sent to, as people read it. */
  contactPhone: string;
  /** Opens WhatsApp or the phone at that number. */
  contactHref?: string;
  /** The person's own address, when it is known and the note names it. */
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

/** A sentence with an element where its place in braces is. */
function Sentence({ text, place, children }: { text: string; place: string; children: ReactNode }) {
  const [before, after] = text.split(place, 2);
  return (
    <span>
      {before}
      {after !== undefined && children}
      {after}
    </span>
  );
}

/**
 * How to pay for a plan by bank transfer. A person checks each payment, so nothing here charges anybody.
 *
 * Use ConfirmDialog instead to ask one question.
 */
export function PaymentModal({
  open,
  onClose,
  words,
  amount,
  account,
  contactPhone,
  contactHref,
  email,
  paidForm,
  paidNote,
}: PaymentModalProps) {
  const number = useRef<HTMLSpanElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const [paid, setPaid] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setPaid(false);
  }

  // The button that was pressed goes away with its side of the dialog, and the focus would go with it.
  const turnTo = (isPaid: boolean) => {
    flushSync(() => setPaid(isPaid));
    (isPaid ? back.current : actions.current?.querySelector<HTMLElement>('button:last-of-type'))?.focus();
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      description={paid ? words.paidSentence : words.sentence}
      closeLabel={words.close}
      footer={
        !paid && (
          <div ref={actions} className={styles.actions}>
            <Button variant="outlined" onClick={onClose}>
              {words.close}
            </Button>
            {paidForm && <Button onClick={() => turnTo(true)}>{words.paid}</Button>}
          </div>
        )
      }
    >
      {paid ? (
        <div className={styles.body}>
          <button ref={back} type="button" className={styles.back} onClick={() => turnTo(false)}>
            <Icon name="arrow-back" mirrored />
            {words.back}
          </button>
          {paidForm}
        </div>
      ) : (
        <div className={styles.body}>
          <dl className={styles.account}>
            <Fact term={words.amount}>
              <span className={styles.amount}>{formatPkr(amount)}</span> {words.unit}
            </Fact>
            <Fact term={words.accountTitle}>{account.title}</Fact>
            <Fact
              term={words.accountNumber}
              action={
                <CopyButton
                  text={account.number}
                  what={words.copy.what}
                  label={words.copy.label}
                  copiedLabel={words.copy.copied}
                  refusedLabel={words.copy.refused}
                  source={number}
                />
              }
            >
              <bdi ref={number}>{account.number}</bdi>
            </Fact>
            <Fact term={words.bankName}>{account.bank}</Fact>
          </dl>
          <ul className={styles.notes}>
            <li className={styles.note}>
              <Icon name="whatsapp" />
              <Sentence text={words.contact} place="{phone}">
                {contactHref ? (
                  <a href={contactHref}>
                    <bdi>{contactPhone}</bdi>
                  </a>
                ) : (
                  <bdi>
                    <b>{contactPhone}</b>
                  </bdi>
                )}
              </Sentence>
            </li>
            <li className={styles.note}>
              <Icon name="mail" />
              <Sentence text={words.emailNote} place="{email}">
                <b>{email}</b>
              </Sentence>
            </li>
          </ul>
          {paidNote}
        </div>
      )}
    </Dialog>
  );
}
