import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions, { type DialogActionsProps } from '@mui/material/DialogActions';
import DialogContent, { type DialogContentProps } from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle, { type DialogTitleProps } from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { joinProps } from '../../theme/joinProps.ts';
import { hairline, mirrored } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useBackCloses } from '../../theme/useBackCloses.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import type { CopyButtonLabels } from '../CopyButton/CopyButton.tsx';
import { PaymentModalDetails } from './PaymentModalDetails.tsx';

/** Where a plan's price is transferred to. */
export interface PaymentModalAccount {
  title: string;
  number: string;
  bank: string;
}

/** What the dialog says beside its title. */
export interface PaymentModalLabels {
  /** What is to be done, under the title. */
  sentence: string;
  /** In place of the sentence while the form is open. */
  paidSentence: string;
  amount: string;
  /** After the amount. */
  unit: string;
  accountTitle: string;
  accountNumber: string;
  bankName: string;
  /** What is copied, for screen readers. */
  copyWhat: string;
  reference: string;
  copyReference: string;
  /** Names the amount for screen readers where it can be copied: beside a reference. */
  copyAmount: string;
  /** The copy button's own without it. */
  copy?: Partial<CopyButtonLabels>;
  /** With `{phone}` where the number stands. */
  contact: string;
  /** With `{email}` where the address stands, if it is known. */
  emailNote: string;
  close: string;
  paid: string;
  back: string;
}

export interface PaymentModalProps
  extends Omit<DialogProps, 'open' | 'onClose' | 'title' | 'children' | 'slots' | 'slotProps'> {
  /** Whether it is in view. */
  open: boolean;
  /** Asked for by every way to close it. */
  onClose: () => void;
  /** "Upgrade to Pro Plan" */
  title: string;
  /** Rupees: of an order, or for one month. */
  amount: number;
  /** The order's reference, to be written into the transfer. */
  reference?: string | undefined;
  /** Where the money goes. */
  account: PaymentModalAccount;
  /** The number that a screenshot of the payment is sent to, as people read it. */
  contactPhone: string;
  /** Opens WhatsApp or the phone at that number. */
  contactHref?: string;
  /** The person's own address, when it is known and the note names it. */
  email?: string | undefined;
  /** What is chosen before there is an order: for how long. Stands above the account. */
  choice?: ReactNode;
  /** A form for the transfer's reference, the months and the screenshot; the "I have paid" button leads to it. */
  paidForm?: ReactNode;
  /** Stands beneath the account, for people who are not signed in. */
  paidNote?: ReactNode;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<PaymentModalLabels> | undefined;
  /** More props of the parts inside. @default {} */
  slotProps?: {
    title?: DialogTitleProps;
    content?: DialogContentProps;
    actions?: DialogActionsProps;
    paidButton?: ButtonProps;
  };
}

const english: PaymentModalLabels = {
  sentence: 'Transfer the amount to this account from your bank’s app or branch, then tell us that you have paid.',
  paidSentence: 'We compare this with our bank statement and then start your plan.',
  amount: 'Amount',
  unit: 'per month',
  accountTitle: 'Account title',
  accountNumber: 'Account number',
  bankName: 'Bank name',
  copyWhat: 'account number',
  reference: 'Reference, for the transfer’s purpose',
  copyReference: 'reference',
  copyAmount: 'amount',
  contact: 'Send a screenshot of your payment to {phone}.',
  emailNote: 'Include the email address of your account, so that we can match the payment with you.',
  close: 'Close',
  paid: 'I have paid',
  back: 'Back to the account details',
};

const Root = styled(Dialog, { name: 'KePaymentModal', slot: 'Root', shouldForwardProp: toPart })<{
  ownerState: PaymentModalProps;
}>({
  '& .MuiDialog-paper': { maxWidth: '32rem' },
});

const Title = styled(DialogTitle, { name: 'KePaymentModal', slot: 'Title' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    paddingInlineEnd: theme.spacing(8),
    paddingBlockEnd: 0,
    fontSize: '1.375rem',
  })),
);

const Cross = styled(IconButton, { name: 'KePaymentModal', slot: 'Cross' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'absolute',
    insetBlockStart: theme.spacing(1.5),
    insetInlineEnd: theme.spacing(1.5),
  })),
);

const Content = styled(DialogContent, { name: 'KePaymentModal', slot: 'Content' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(3),
    alignContent: 'start',
  })),
);

const Back = styled(Button, { name: 'KePaymentModal', slot: 'Back' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    justifySelf: 'start',
    marginBlockStart: theme.spacing(-1),
    marginInlineStart: theme.spacing(-1),
    paddingInline: theme.spacing(1),
    '& svg': mirrored,
  })),
);

const Paid = styled('div', { name: 'KePaymentModal', slot: 'Paid' })<{ ownerState: object }>({
  display: 'grid',
  gap: 'inherit',
  '&[hidden]': { display: 'none' },
});

// On phones the main action is the first one a thumb reaches.
const Actions = styled(DialogActions, { name: 'KePaymentModal', slot: 'Actions' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    justifyContent: 'stretch',
    borderBlockStart: hairline(theme),
    '& > :last-child': { order: -1 },
    [theme.breakpoints.up('sm')]: {
      gridTemplateColumns: 'auto 1fr',
      '& > :last-child': { order: 0 },
      '& > :only-child': { gridColumn: '1 / -1' },
    },
  })),
);

/**
 * How to pay for a plan by bank transfer. A person checks each payment, so nothing here charges anybody.
 *
 * Use ConfirmDialog instead to ask one question.
 */
export function PaymentModal(inProps: PaymentModalProps) {
  const props = useThemeProps({ props: inProps, name: 'KePaymentModal' });
  const {
    open,
    onClose,
    title,
    amount,
    reference,
    account,
    contactPhone,
    contactHref,
    email,
    choice,
    paidForm,
    paidNote,
    labels,
    slotProps = {},
    ...other
  } = props;
  const words = useKitWords('PaymentModal', english, labels);
  const id = useId();
  useBackCloses(open, onClose);
  const backButton = useRef<HTMLButtonElement>(null);
  const paidButton = useRef<HTMLButtonElement>(null);
  const [paid, setPaid] = useState(false);
  const [wasPaid, setWasPaid] = useState(false);
  const [wasOpen, setWasOpen] = useState(open);
  if (paid && !wasPaid) setWasPaid(true);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setPaid(false);
  }

  // The button that was pressed goes away with its side of the dialog, and the focus would go with it.
  const turnTo = (isPaid: boolean) => {
    flushSync(() => setPaid(isPaid));
    (isPaid ? backButton : paidButton).current?.focus();
  };

  return (
    <Root
      open={open}
      onClose={onClose}
      fullWidth
      keepMounted={wasPaid}
      aria-describedby={`${id}-sentence`}
      ownerState={props}
      {...other}
    >
      <Title ownerState={props} {...slotProps.title}>
        {title}
      </Title>
      <Cross ownerState={props} aria-label={words.close} onClick={onClose} autoFocus>
        <CloseRounded />
      </Cross>
      <Content ownerState={props} {...slotProps.content}>
        <DialogContentText id={`${id}-sentence`}>{paid ? words.paidSentence : words.sentence}</DialogContentText>
        {/* What was typed stays where the account is looked at once more. */}
        {wasPaid && (
          <Paid ownerState={props} hidden={!paid}>
            <Back
              ownerState={props}
              ref={backButton}
              variant="text"
              size="small"
              startIcon={<ArrowBackRounded />}
              onClick={() => turnTo(false)}
            >
              {words.back}
            </Back>
            {paidForm}
          </Paid>
        )}
        {!paid && (
          <>
            {choice}
            <PaymentModalDetails
              ownerState={props}
              open={open}
              amount={amount}
              reference={reference}
              account={account}
              contactPhone={contactPhone}
              contactHref={contactHref}
              email={email}
              words={words}
            />
            {paidNote}
          </>
        )}
      </Content>
      {!paid && (
        <Actions ownerState={props} disableSpacing {...slotProps.actions}>
          <Button variant="outlined" onClick={onClose}>
            {words.close}
          </Button>
          {paidForm && (
            <Button {...joinProps({ ref: paidButton, onClick: () => turnTo(true) }, slotProps.paidButton)}>
              {words.paid}
            </Button>
          )}
        </Actions>
      )}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    PaymentModal: PaymentModalLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KePaymentModal: 'root' | 'title' | 'cross' | 'content' | 'account' | 'row' | 'notes' | 'back' | 'paid' | 'actions';
  }
  interface ComponentsPropsList {
    KePaymentModal: Partial<PaymentModalProps>;
  }
  interface Components<Theme = unknown> {
    KePaymentModal?: {
      defaultProps?: ComponentsPropsList['KePaymentModal'];
      styleOverrides?: ComponentsOverrides<Theme>['KePaymentModal'];
      variants?: ComponentsVariants<Theme>['KePaymentModal'];
    };
  }
}
