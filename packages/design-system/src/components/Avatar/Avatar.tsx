import styles from './Avatar.module.css';

export interface AvatarProps {
  /** The person's name; their initials stand in when there is no picture. */
  name: string;
  /** Address of the picture. */
  src?: string | null;
  /** `small` is 28 px, `medium` 40, `large` 64, `page` 112. */
  size?: 'small' | 'medium' | 'large' | 'page';
}

/** The first letters of the first and last word, at most two. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = Array.from(words[0] ?? '')[0] ?? '';
  const last = words.length > 1 ? (Array.from(words.at(-1) ?? '')[0] ?? '') : '';
  return (first + last).toUpperCase();
}

/**
 * A person, always beside their name; decorative for that reason.
 *
 * Use Picture instead for anything that is not a person.
 */
export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  return src ? (
    <img
      className={`${styles.avatar} ${styles[size]}`}
      src={src}
      alt=""
      width={40}
      height={40}
      loading="lazy"
      decoding="async"
    />
  ) : (
    <span className={`${styles.avatar} ${styles[size]}`} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
