import { formatMoney } from '@karachi-estates/domain/orders/money';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { corner, hairline, leading, sunken, tabular } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { CopyButton } from '../CopyButton/CopyButton.tsx';
import type { PaymentModalLabels, PaymentModalProps } from './PaymentModal.tsx';

interface PaymentModalDetailsProps
  extends Pick<
    PaymentModalProps,
    'open' | 'amount' | 'reference' | 'account' | 'contactPhone' | 'contactHref' | 'email'
  > {
  ownerState: object;
  words: PaymentModalLabels;
}

const Account = styled('dl', { name: 'KePaymentModal', slot: 'Account' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    margin: 0,
    border: hairline(theme),
    borderRadius: corner(theme, 'control'),
    backgroundColor: sunken(theme),
  })),
);

const Row = styled('div', { name: 'KePaymentModal', slot: 'Row' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'center',
    columnGap: theme.spacing(2),
    minHeight: '3.5rem',
    padding: theme.spacing(1.25, 2),
    '& + &': { borderBlockStart: hairline(theme) },
    '& > dt': {
      ...theme.typography.caption,
      color: (theme.vars ?? theme).palette.text.secondary,
    },
    '& > dd': {
      ...tabular,
      gridColumn: 1,
      margin: 0,
      fontWeight: 600,
      lineHeight: leading(theme, 1.4),
      overflowWrap: 'anywhere',
    },
    '& > dd + dd': { gridRow: '1 / span 2', gridColumn: 2, alignSelf: 'center' },
    '& strong': { fontSize: '1.25rem', fontWeight: 'inherit' },
  })),
);

const Notes = styled('ul', { name: 'KePaymentModal', slot: 'Notes' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: '0.75rem',
    margin: 0,
    padding: 0,
    lineHeight: leading(theme, 1.5),
    listStyle: 'none',
    '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '0.75rem' },
    '& svg': { marginBlockStart: '0.125rem', color: (theme.vars ?? theme).palette.primary.main },
    '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  })),
);

function Fact({
  ownerState,
  term,
  children,
  action,
}: {
  ownerState: object;
  term: string;
  children: ReactNode;
  action?: ReactNode;
}) {
  return (
    <Row ownerState={ownerState}>
      <dt>{term}</dt>
      <dd>{children}</dd>
      {action && <dd>{action}</dd>}
    </Row>
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

/** What is transferred and where to, and whom to send the screenshot. */
export function PaymentModalDetails(props: PaymentModalDetailsProps) {
  const { ownerState, open, amount, reference, account, contactPhone, contactHref, email, words } = props;
  const number = useRef<HTMLElement>(null);
  const code = useRef<HTMLElement>(null);
  const sum = useRef<HTMLElement>(null);
  const copyAmount = useRef<HTMLButtonElement>(null);

  // A reference comes with an order, whose form is gone then, and its button with the focus: what is copied first takes
  // it.
  useEffect(() => {
    const isLost = document.activeElement?.contains(copyAmount.current);
    if (open && reference && isLost) copyAmount.current?.focus();
  }, [open, reference]);

  return (
    <>
      <Account ownerState={ownerState}>
        <Fact
          ownerState={ownerState}
          term={words.amount}
          action={
            reference && (
              <CopyButton
                ref={copyAmount}
                text={String(amount)}
                what={words.copyAmount}
                labels={words.copy}
                source={sum}
              />
            )
          }
        >
          <strong ref={sum}>{formatMoney(amount)}</strong> <bdi>{words.unit}</bdi>
        </Fact>
        <Fact ownerState={ownerState} term={words.accountTitle}>
          {account.title}
        </Fact>
        <Fact
          ownerState={ownerState}
          term={words.accountNumber}
          action={<CopyButton text={account.number} what={words.copyWhat} labels={words.copy} source={number} />}
        >
          <bdi ref={number}>{account.number}</bdi>
        </Fact>
        <Fact ownerState={ownerState} term={words.bankName}>
          {account.bank}
        </Fact>
        {reference && (
          <Fact
            ownerState={ownerState}
            term={words.reference}
            action={<CopyButton text={reference} what={words.copyReference} labels={words.copy} source={code} />}
          >
            <bdi ref={code}>{reference}</bdi>
          </Fact>
        )}
      </Account>
      <Notes ownerState={ownerState}>
        <li>
          <WhatsApp />
          <Sentence text={words.contact} place="{phone}">
            {contactHref ? (
              <Link href={contactHref} underline="always">
                <bdi>{contactPhone}</bdi>
              </Link>
            ) : (
              <bdi>
                <b>{contactPhone}</b>
              </bdi>
            )}
          </Sentence>
        </li>
        <li>
          <MailOutlineRounded />
          <Sentence text={words.emailNote} place="{email}">
            <b>{email}</b>
          </Sentence>
        </li>
      </Notes>
    </>
  );
}
