import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import styles from './ContactBar.module.css';

/** What the bar says. */
export interface ContactBarLabels {
  /** Names it for screen readers. */
  name: string;
  call: string;
  whatsapp: string;
}

export interface ContactBarProps {
  /** `https://wa.me/…` with the message ready; the button is left out without it. */
  whatsappHref?: string;
  /** `tel:+92…`; the button is left out without it. */
  telHref?: string;
  /** Somebody is about to contact the seller, to be counted. */
  onContact?: (kind: 'whatsapp' | 'call') => void;
  /** In front of the buttons: the price. */
  children?: ReactNode;
  /** Its words in another language; English without it. */
  labels?: Partial<ContactBarLabels> | undefined;
}

const english: ContactBarLabels = { name: 'Contact the seller', call: 'Call', whatsapp: 'WhatsApp' };

/**
 * WhatsApp and Call at the lower edge of phones and tablets, within the thumb's reach. Put it last into the page's main
 * part: it sticks to the window's edge as long as that part is in sight and never covers its end. Desktops do not show it.
 *
 * Use ContactCard for desktops.
 */
export function ContactBar({ whatsappHref, telHref, onContact, children, labels }: ContactBarProps) {
  const words = { ...english, ...labels };
  if (!whatsappHref && !telHref) return null;
  return (
    <section className={styles.bar} aria-label={words.name}>
      {children && <div className={styles.price}>{children}</div>}
      <div className={styles.actions}>
        {telHref && (
          <Button href={telHref} icon="phone" variant="outlined" onClick={() => onContact?.('call')}>
            {words.call}
          </Button>
        )}
        {whatsappHref && (
          <Button
            href={whatsappHref}
            target="_blank"
            rel="noopener noreferrer"
            icon="whatsapp"
            onClick={() => onContact?.('whatsapp')}
          >
            {words.whatsapp}
          </Button>
        )}
      </div>
    </section>
  );
}
