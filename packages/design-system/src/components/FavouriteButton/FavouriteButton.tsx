import styles from './FavouriteButton.module.css';

/** What the button says. */
export interface FavouriteButtonLabels {
  save: string;
  saved: string;
  /** The name of the heart on a photo; that it is pressed says the state. */
  saveTitle: (title: string) => string;
}

export interface FavouriteButtonProps {
  /** It is kept already. */
  isFavourite: boolean;
  /** What is kept, for the name of the button: a property's title. */
  title: string;
  /** Asks to keep (true) or to let go (false). */
  onChange: (isFavourite: boolean) => void;
  /** `picture` floats on a photo, `text` stands in a row of actions with the word Save beside the heart. */
  appearance?: 'picture' | 'text';
  /** Its words in another language; English without it. */
  labels?: Partial<FavouriteButtonLabels> | undefined;
}

const english: FavouriteButtonLabels = { save: 'Save', saved: 'Saved', saveTitle: (title) => `Save ${title}` };

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
  labels,
}: FavouriteButtonProps) {
  const words = { ...english, ...labels };
  const heart = <span className={`${styles.heart} ${isFavourite ? styles.full : styles.empty}`} />;
  const onClick = () => onChange(!isFavourite);
  if (appearance === 'text') {
    // The word says the state, so the button is not announced as pressed as well.
    const word = isFavourite ? words.saved : words.save;
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
      aria-label={words.saveTitle(title)}
      onClick={onClick}
    >
      {heart}
    </button>
  );
}
