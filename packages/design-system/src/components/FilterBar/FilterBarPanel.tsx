import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FilterBar.module.css';

interface FilterBarPanelProps {
  label: string;
  /** What is set inside, in words. */
  summary: string;
  /** In the sheet of phones everything lies open; a field in error must be seen too. */
  isForcedOpen: boolean;
  children: ReactNode;
}

/** Filters that open under one box of the bar; a `details`, so that they open without JavaScript. */
export function FilterBarPanel({ label, summary, isForcedOpen, children }: FilterBarPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = (event: PointerEvent) => {
      if (!ref.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [isOpen]);

  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || isForcedOpen) return;
    setOpen(false);
    ref.current?.querySelector('summary')?.focus();
  };

  return (
    <details
      ref={ref}
      className={styles.panel}
      open={isOpen || isForcedOpen}
      onToggle={(event) => !isForcedOpen && setOpen(event.currentTarget.open)}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <summary className={styles.summary}>
        <span className={styles.summaryLabel}>{label}</span>
        <span className={styles.summaryValue} title={summary}>
          {summary}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.panelBody}>{children}</div>
    </details>
  );
}
