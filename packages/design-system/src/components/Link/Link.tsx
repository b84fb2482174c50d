import type { AnchorHTMLAttributes } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Link.module.css';
import type { LinkComponent } from './linkComponent.ts';

export type { LinkComponent } from './linkComponent.ts';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it leads. */
  href: string;
  /** `onward` ends with an arrow and stands alone; `quiet` has the colour of the text around it. */
  variant?: 'text' | 'onward' | 'quiet';
  /** Renders the link, so that an application's router can take over. */
  linkComponent?: LinkComponent;
}

const look = { text: styles.text, onward: styles.onward, quiet: styles.quiet } as const;

/** Goes to another page. Use Button with `href` instead for the main action of a section. */
export function Link({ variant = 'text', linkComponent: Anchor = 'a', children, ...anchor }: LinkProps) {
  return (
    <Anchor {...anchor} className={look[variant]}>
      {children}
      {variant === 'onward' && <Icon name="arrow-forward" size="text" mirrored />}
    </Anchor>
  );
}
