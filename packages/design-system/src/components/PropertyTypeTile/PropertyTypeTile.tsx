import { groupThousands } from '@karachi-estates/domain/digits';
import { Icon } from '../Icon/Icon.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import styles from './PropertyTypeTile.module.css';

export interface PropertyTypeTileProps {
  /** The type in the words of the home page: 'Store & Shop'. */
  label: string;
  /** The list of this type. */
  href: string;
  /** The picture, with its size, so that its place is reserved. */
  picture: PictureSource;
  /** How many homes of the type are on offer, where it is known. */
  count?: number;
  /** How that is said. */
  countLabel?: (count: number) => string;
  /** Router link of the page around; called with `href`. */
  linkComponent?: LinkComponent;
}

const TILE_SIZES = '(min-width: 64em) 14.5rem, (min-width: 40em) 30vw, 46vw';

/**
 * One type of property as a picture that leads to its list.
 *
 * Use PropertyCard instead for one home.
 */
export function PropertyTypeTile({
  label,
  href,
  picture,
  count,
  countLabel = (homes) => `${groupThousands(homes)} ${homes === 1 ? 'listing' : 'listings'}`,
  linkComponent: Link = 'a',
}: PropertyTypeTileProps) {
  return (
    <Link className={styles.tile} href={href}>
      <span className={styles.photo}>
        <Picture picture={picture} alt="" sizes={TILE_SIZES} ratio="fill" />
      </span>
      <span className={styles.text}>
        <span className={styles.label}>{label}</span>
        {count !== undefined && <span className={styles.count}>{countLabel(count)}</span>}
      </span>
      <span className={styles.arrow}>
        <Icon name="arrow-forward" mirrored />
      </span>
    </Link>
  );
}
