import { Icon, type IconName } from '../Icon/Icon.tsx';
import { Link, type LinkComponent } from '../Link/Link.tsx';
import styles from './ServiceCard.module.css';

export interface ServiceCardProps {
  /** The service in a few words. */
  title: string;
  /** What one gets. */
  text: string;
  /** What starts it. */
  action: { label: string; href: string };
  /** Stands above the title. */
  icon?: IconName;
  /** Level of the heading in the outline of the page. */
  level?: 2 | 3;
  /** Renders links, so that an application's router can take over. */
  linkComponent?: LinkComponent;
}

/** A service with the page where it starts; the whole card leads there. Use ReasonCard for what leads nowhere. */
export function ServiceCard({ title, text, action, icon, level = 2, linkComponent }: ServiceCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size="large" />
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      <p className={styles.action}>
        <Link href={action.href} variant="onward" linkComponent={linkComponent}>
          {action.label}
        </Link>
      </p>
    </article>
  );
}
