import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import styles from './ContactCard.module.css';

/** What the card says. */
export interface ContactCardLabels {
  /** Names it for screen readers. */
  contact: (sellerName: string) => string;
  /** Stands under the name where there is no number. */
  seller: string;
  whatsapp: string;
  call: string;
  noPhone: string;
}

export interface ContactCardProps {
  /** Whom one contacts. */
  sellerName: string;
  /** Address of their picture; the initials stand in for it. */
  sellerImage?: string | null;
  /** The number as people read it: '0300 1234567'. */
  phone?: string;
  /** `https://wa.me/…` with the message ready; the button is left out without it. */
  whatsappHref?: string;
  /** `tel:+92…`; the button is left out without it. */
  telHref?: string;
  /** Somebody is about to contact the seller, to be counted. */
  onContact?: (kind: 'whatsapp' | 'call') => void;
  /** Above the seller: the price. */
  children?: ReactNode;
  /** Its words in another language; English without it. */
  labels?: Partial<ContactCardLabels> | undefined;
}

const english: ContactCardLabels = {
  contact: (sellerName) => `Contact ${sellerName}`,
  seller: 'Seller',
  whatsapp: 'WhatsApp',
  call: 'Call',
  noPhone: 'The seller has not left a phone number.',
};

/**
 * How to reach the seller of a property: stays in sight beside the page on desktops.
 *
 * Use ContactBar as well for phones, where this card comes further down.
 */
export function ContactCard({
  sellerName,
  sellerImage,
  phone,
  whatsappHref,
  telHref,
  onContact,
  children,
  labels,
}: ContactCardProps) {
  const words = { ...english, ...labels };
  return (
    <section className={styles.card} aria-label={words.contact(sellerName)}>
      {children && <div className={styles.head}>{children}</div>}
      <div className={styles.seller}>
        <Avatar name={sellerName} src={sellerImage} />
        <p className={styles.who}>
          <strong>{sellerName}</strong>
          <span>{phone ?? words.seller}</span>
        </p>
      </div>
      {whatsappHref && (
        <Button
          href={whatsappHref}
          target="_blank"
          rel="noopener noreferrer"
          icon="whatsapp"
          size="large"
          fullWidth
          onClick={() => onContact?.('whatsapp')}
        >
          {words.whatsapp}
        </Button>
      )}
      {telHref && (
        <Button
          href={telHref}
          icon="phone"
          size="large"
          variant="outlined"
          fullWidth
          onClick={() => onContact?.('call')}
        >
          {words.call}
        </Button>
      )}
      {!whatsappHref && !telHref && <p className={styles.none}>{words.noPhone}</p>}
    </section>
  );
}
