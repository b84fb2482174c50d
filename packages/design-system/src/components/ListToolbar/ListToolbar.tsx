import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ListToolbar.module.css';

export interface ListToolbarProps {
  /** What is searched, for screen readers: "Search your properties". */
  searchLabel: string;
  /** What can be typed: "Title or area". */
  placeholder?: string;
  /** What stands in the box. */
  search: string;
  /** Called with every change; the list is short and in the browser already. */
  onSearch: (search: string) => void;
  /** How many are shown: "9 properties". Announced when it changes. */
  count?: string;
  /** Buttons: add one, for example. */
  children?: ReactNode;
}

/** Above a list of one's own things: narrows it while typing and holds the button that adds one. Use FilterBar for searches of the whole market. */
export function ListToolbar({ searchLabel, placeholder, search, onSearch, count, children }: ListToolbarProps) {
  const id = useId();
  return (
    <search className={styles.toolbar}>
      <div className={styles.search}>
        <label className="visually-hidden" htmlFor={id}>
          {searchLabel}
        </label>
        <span className={styles.glass}>
          <Icon name="search" />
        </span>
        <input
          id={id}
          className={styles.input}
          type="search"
          placeholder={placeholder}
          value={search}
          autoComplete="off"
          dir="auto"
          onChange={(event) => onSearch(event.target.value)}
        />
      </div>
      <div className={styles.end}>
        <span className={styles.count} role="status">
          {count}
        </span>
        {children}
      </div>
    </search>
  );
}
