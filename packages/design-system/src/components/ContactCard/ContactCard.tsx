import type { ReactNode } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import styles from './ContactCard.module.css';

export interface ContactCardProps {
  sellerName: string;
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
}

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
}: ContactCardProps) {
  return (
    <section className={styles.card} aria-label={`Contact ${sellerName}`}>
      {children && <div className={styles.head}>{children}</div>}
      <div className={styles.seller}>
        <Avatar name={sellerName} src={sellerImage} />
        <p className={styles.who}>
          <strong>{sellerName}</strong>
          <span>{phone ?? 'Seller'}</span>
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
          WhatsApp
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
          Call
        </Button>
      )}
      {!whatsappHref && !telHref && <p className={styles.none}>The seller has not left a phone number.</p>}
    </section>
  );
}
