import { canTransition, LISTING_STATUSES, type ListingStatus } from '@karachi-estates/domain/properties/status';
import type { Purpose } from '@karachi-estates/domain/properties/vocabulary';
import { useEffect, useId, useRef, useState } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './OwnPropertyCard.module.css';

/** What the menu says. */
export interface OwnPropertyCardMenuLabels {
  /** Names the button that opens it. */
  moreFor: (title: string) => string;
  /** From paused to active. */
  resume: string;
  /** From sold or rented to active. */
  relist: string;
  pause: string;
  sold: string;
  rented: string;
  delete: string;
}

export const englishMenu: OwnPropertyCardMenuLabels = {
  moreFor: (title) => `More for ${title}`,
  resume: 'Resume',
  relist: 'Put back on the market',
  pause: 'Pause',
  sold: 'Mark as sold',
  rented: 'Mark as rented',
  delete: 'Delete',
};

interface OwnPropertyCardMenuProps {
  title: string;
  status: ListingStatus;
  purpose: Purpose;
  onStatusChange: (status: ListingStatus) => void;
  isBusy: boolean;
  words: OwnPropertyCardMenuLabels;
}

const ICONS: Record<ListingStatus, IconName> = {
  active: 'play',
  paused: 'pause',
  sold: 'handshake',
  rented: 'key',
  deleted: 'delete',
};

function choiceText(to: ListingStatus, from: ListingStatus, words: OwnPropertyCardMenuLabels): string {
  const texts: Record<ListingStatus, string> = {
    active: from === 'paused' ? words.resume : words.relist,
    paused: words.pause,
    sold: words.sold,
    rented: words.rented,
    deleted: words.delete,
  };
  return texts[to];
}

/** What may become of a listing next, by the life that the domain gives it. */
export function OwnPropertyCardMenu({
  title,
  status,
  purpose,
  onStatusChange,
  isBusy,
  words,
}: OwnPropertyCardMenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const openerRef = useRef<HTMLButtonElement>(null);
  const next = LISTING_STATUSES.filter((to) => canTransition(status, to, purpose).ok);

  useEffect(() => {
    if (!isOpen) return;
    const onOutside = (event: Event) => {
      if (!rootRef.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is heard from any control inside
    <div
      ref={rootRef}
      className={styles.menu}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        openerRef.current?.focus();
      }}
    >
      <button
        ref={openerRef}
        type="button"
        className={styles.more}
        aria-label={words.moreFor(title)}
        aria-expanded={isOpen}
        aria-controls={id}
        disabled={isBusy}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      <ul id={id} className={styles.choices} hidden={!isOpen}>
        {next.map((to) => (
          <li key={to}>
            <button
              type="button"
              className={styles.choice}
              data-danger={to === 'deleted' || undefined}
              onClick={() => {
                setOpen(false);
                openerRef.current?.focus();
                onStatusChange(to);
              }}
            >
              <Icon name={ICONS[to]} />
              {choiceText(to, status, words)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
