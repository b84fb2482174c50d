import styles from './FavouriteButton.module.css';

export interface FavouriteButtonProps {
  /** It is kept already. */
  isFavourite: boolean;
  /** What is kept, for the name of the button: a property's title. */
  title: string;
  /** Asks to keep (true) or to let go (false). */
  onChange: (isFavourite: boolean) => void;
  /** `picture` floats on a photo, `text` stands in a row of actions with the word Save beside the heart. */
  appearance?: 'picture' | 'text';
  /** On a photo the title follows, as the heart's name; that it is pressed says the state. */
  saveLabel?: string | undefined;
  /** Beside the full heart in a row of actions. */
  savedLabel?: string;
}

/**
 * The heart that keeps a property among a person's favourites.
 *
 * Use IconButton with `pressed` instead for other switches.
 */
export function FavouriteButton({
  isFavourite,
  title,
  onChange,
  appearance = 'picture',
  saveLabel = 'Save',
  savedLabel = 'Saved',
}: FavouriteButtonProps) {
  const heart = <span className={`${styles.heart} ${isFavourite ? styles.full : styles.empty}`} />;
  const onClick = () => onChange(!isFavourite);
  if (appearance === 'text') {
    // The word says the state, so the button is not announced as pressed as well.
    const word = isFavourite ? savedLabel : saveLabel;
    return (
      <button type="button" className={styles.text} aria-label={`${word}: ${title}`} onClick={onClick}>
        {heart}
        {word}
      </button>
    );
  }
  return (
    <button
      type="button"
      className={styles.picture}
      aria-pressed={isFavourite}
      aria-label={`${saveLabel} ${title}`}
      onClick={onClick}
    >
      {heart}
    </button>
  );
}
