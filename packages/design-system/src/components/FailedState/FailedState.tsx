import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './FailedState.module.css';

/** What stands beside the title and the sentence. */
export interface FailedStateLabels {
  retry: string;
  /** Comes before the reference. */
  reference: string;
}

export interface FailedStateProps {
  /** What could not be done, in words a visitor knows. */
  title?: string;
  /** What it means for them. */
  children?: string;
  /** Tries again; without it there is no button. */
  onRetry?: () => void;
  /** It is being tried again: the button shows progress. */
  retrying?: boolean;
  /** The id of the request that failed: what a person tells support, who finds it in the log. */
  reference?: string;
  /** 1 where the page has nothing else to say. */
  level?: 1 | 2 | 3;
  /** Its words in another language; English without it. */
  labels?: Partial<FailedStateLabels> | undefined;
}

const english: FailedStateLabels = { retry: 'Retry', reference: 'Reference for support:' };

/** Something could not be loaded, and can be tried again. Use EmptyState instead when it loaded and holds nothing, Alert for a message in a form. */
export function FailedState({
  title = 'This did not load',
  children = 'The connection may have dropped for a moment. Nothing you entered is lost.',
  onRetry,
  retrying = false,
  reference,
  level = 2,
  labels,
}: FailedStateProps) {
  const words = { ...english, ...labels };
  const Heading = `h${level}` as const;
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon}>
        <Icon name="warning" size="large" />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{children}</p>
      {onRetry && (
        <Button variant="outlined" icon="refresh" onClick={onRetry} pending={retrying}>
          {words.retry}
        </Button>
      )}
      {reference && (
        <p className={styles.reference}>
          {`${words.reference} `}
          <code>{reference}</code>
        </p>
      )}
    </div>
  );
}
