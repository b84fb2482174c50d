import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SellerCard.module.css';

export interface SellerCardProps {
  name: string;
  image?: string | null;
  /** The number as people read it, and its `tel:` link. */
  phone?: string;
  telHref?: string;
  email?: string;
  address?: string;
  headingLevel?: 2 | 3;
}

/**
 * Who sells a property: picture, name and how to reach them.
 *
 * Use ContactCard instead beside the page, where contacting is the point.
 */
export function SellerCard({ name, image, phone, telHref, email, address, headingLevel = 3 }: SellerCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.card}>
      <Avatar name={name} src={image} size="large" />
      <div className={styles.body}>
        <Heading className={styles.name}>{name}</Heading>
        <ul className={styles.ways}>
          {phone && (
            <li>
              <Icon name="phone" />
              {telHref ? <a href={telHref}>{phone}</a> : <span>{phone}</span>}
            </li>
          )}
          {email && (
            <li>
              <Icon name="mail" />
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
          {address && (
            <li>
              <Icon name="pin" />
              <span>{address}</span>
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}
