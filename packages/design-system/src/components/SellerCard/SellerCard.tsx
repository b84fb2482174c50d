import { Avatar } from '../Avatar/Avatar.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SellerCard.module.css';

export interface SellerCardProps {
  /** Who sells. */
  name: string;
  /** Address of their picture; the initials stand in for it. */
  image?: string | null;
  /** The number as people read it, and its `tel:` link. */
  phone?: string;
  /** `tel:+92…`, makes the number a link. */
  telHref?: string;
  /** Their e-mail address, as a link. */
  email?: string;
  /** Where their office is. */
  address?: string;
  /** Level of the heading in the outline of the page. */
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
