import { formatPkr } from '@karachi-estates/domain/properties/price';
import { useId } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import styles from './PlanCard.module.css';

/** A plan as the kit needs it; the domain's plans fit. */
export interface PlanCardPlan {
  name: string;
  /** Rupees; 0 is free. */
  price: number;
  features: readonly { label: string; included: boolean }[];
  /** The one plan of the page that most people take. */
  highlighted?: boolean;
}

/** What the card says beside its plan. */
export interface PlanCardLabels {
  mostPopular: string;
  current: string;
  /** In place of a price of 0. */
  free: string;
  /** Come before a feature, for screen readers. */
  included: string;
  notIncluded: string;
}

export interface PlanCardProps {
  /** Name, price and features. */
  plan: PlanCardPlan;
  /** For whom it is, in a sentence. */
  summary?: string;
  /** What the button says. */
  action: string;
  /** Where the button leads. Without it the button calls `onChoose`. */
  href?: string;
  /** The button was pressed. */
  onChoose?: () => void;
  /** The plan the person has now: it says so, and its button is disabled. */
  current?: boolean;
  /** Why it cannot be chosen now; disables the button and stands beneath it. */
  because?: string;
  /** After the price. */
  unit?: string;
  /** Renders links, so that an application's router can take over. */
  linkComponent?: LinkComponent;
  /** Its words in another language; English without it. */
  labels?: Partial<PlanCardLabels> | undefined;
}

const english: PlanCardLabels = {
  mostPopular: 'Most Popular',
  current: 'Your plan',
  free: 'Free',
  included: 'Included:',
  notIncluded: 'Not included:',
};

/**
 * One plan with its price and what it includes. Put two or three side by side; at most one of them is highlighted.
 *
 * Use ServiceCard instead for what has no price.
 */
export function PlanCard({
  plan,
  summary,
  action,
  href,
  onChoose,
  current = false,
  because,
  unit = 'per month',
  linkComponent,
  labels,
}: PlanCardProps) {
  const words = { ...english, ...labels };
  const id = useId();
  const look = plan.highlighted
    ? ({ variant: 'filled', tone: 'secondary' } as const)
    : ({ variant: 'outlined' } as const);
  return (
    <article className={`${styles.card} ${plan.highlighted ? styles.highlighted : ''}`} aria-labelledby={id}>
      {plan.highlighted && <p className={styles.flag}>{words.mostPopular}</p>}
      <div className={styles.head}>
        <h3 className={styles.name}>
          <span id={id}>{plan.name}</span>
          {current && <Badge tone="primary">{words.current}</Badge>}
        </h3>
        {summary && <p className={styles.summary}>{summary}</p>}
      </div>
      <p className={styles.price}>
        <span className={styles.amount}>{plan.price === 0 ? words.free : formatPkr(plan.price)}</span>
        {plan.price > 0 && <span className={styles.unit}>{unit}</span>}
      </p>
      <ul className={styles.features}>
        {plan.features.map((feature) => (
          <li key={feature.label} className={`${styles.feature} ${feature.included ? '' : styles.missing}`}>
            <Icon
              name={feature.included ? 'check' : 'remove'}
              label={feature.included ? words.included : words.notIncluded}
            />
            {feature.label}
          </li>
        ))}
      </ul>
      <div>
        {href && !current && because === undefined ? (
          <Button {...look} href={href} fullWidth linkComponent={linkComponent}>
            {action}
          </Button>
        ) : (
          <Button
            {...look}
            fullWidth
            disabled={current || because !== undefined}
            onClick={onChoose}
            aria-describedby={because === undefined ? undefined : `${id}-because`}
          >
            {action}
          </Button>
        )}
        {because !== undefined && (
          <p id={`${id}-because`} className={styles.note}>
            {because}
          </p>
        )}
      </div>
    </article>
  );
}
