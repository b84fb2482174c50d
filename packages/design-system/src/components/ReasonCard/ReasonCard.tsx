import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './ReasonCard.module.css';

export interface ReasonCardProps {
  /** Stands above the title. */
  icon: IconName;
  /** The reason in a few words. */
  title: string;
  /** One or two sentences more. */
  text: string;
  /** Level of the heading in the outline of the page. */
  level?: 2 | 3 | 4;
}

/** One reason, benefit or principle with its icon. It leads nowhere: use ServiceCard for what one can start. */
export function ReasonCard({ icon, title, text, level = 3 }: ReasonCardProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.reason}>
      <span className={styles.icon}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  );
}
