import { formatPkr, formatPriceShort, formatPriceWords } from '@karachi-estates/domain/properties/price';
import type { Purpose } from '@karachi-estates/domain/properties/vocabulary';
import styles from './PriceText.module.css';

export interface PriceTextProps {
  /** Whole rupees; by the month where the purpose is rent. */
  price: number;
  /** A rent says that it is by the month. */
  purpose?: Purpose;
  /** `card` beside a picture, `page` as the loudest number of a detail page, with the price in words. */
  size?: 'card' | 'page';
  /** After a rent. */
  perMonth?: string;
}

/**
 * A price as people here say it, '2.5 Crore', with the exact rupees beneath; a rent says '/ month'.
 *
 * Use the domain's `formatPrice` instead inside a sentence.
 */
export function PriceText({ price, purpose = 'sale', size = 'card', perMonth = '/ month' }: PriceTextProps) {
  const month = purpose === 'rent' && <span className={styles.month}>{`\u00a0${perMonth}`}</span>;
  return (
    <p className={styles[size]}>
      <strong>
        {formatPriceShort(price)}
        {month}
      </strong>{' '}
      <span className={styles.exact}>{formatPkr(price)}</span>
      {size === 'page' && <span className={styles.words}>{formatPriceWords(price)}</span>}
    </p>
  );
}
