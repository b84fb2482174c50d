import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import { Sheet } from '../Sheet/Sheet.tsx';
import styles from './MobileMenu.module.css';

export interface MobileMenuProps {
  /** Whether it is in view. */
  open: boolean;
  /** Asked for by every way to close it. */
  onClose: () => void;
  /** Names the sheet and its navigation. */
  title?: string;
  /** Names the cross for screen readers. */
  closeLabel?: string | undefined;
  /** The pages, in their order; a highlighted one is drawn as a pill. */
  links: readonly { label: string; href: string; highlighted?: boolean }[];
  /** Address of the page we are on. */
  currentHref?: string;
  /** Shown to guests. */
  signIn?: { label: string; href: string };
  /** Shown to guests. */
  signUp?: { label: string; href: string };
  /** Below the links, such as the choice of the colour scheme. */
  children?: ReactNode;
  /** Renders links, so that an application's router can take over. */
  linkComponent?: LinkComponent;
}

/** The site's navigation on phones: a sheet from the far side with large targets. Use SiteHeader, which opens it. */
export function MobileMenu({
  open,
  onClose,
  title = 'Menu',
  closeLabel,
  links,
  currentHref,
  signIn,
  signUp,
  children,
  linkComponent: Anchor = 'a',
}: MobileMenuProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      footer={
        (signIn || signUp) && (
          <div className={styles.account}>
            {signIn && (
              <Button href={signIn.href} variant="outlined" linkComponent={Anchor} onClick={onClose} fullWidth>
                {signIn.label}
              </Button>
            )}
            {signUp && (
              <Button href={signUp.href} linkComponent={Anchor} onClick={onClose} fullWidth>
                {signUp.label}
              </Button>
            )}
          </div>
        )
      }
    >
      <nav aria-label={title}>
        <ul className={styles.list}>
          {links.map(({ label, href, highlighted }) => (
            <li key={href}>
              <Anchor
                className={highlighted ? styles.highlighted : styles.link}
                href={href}
                aria-current={href === currentHref ? 'page' : undefined}
                onClick={onClose}
              >
                {label}
                <Icon name="chevron-right" mirrored />
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      {children && <div className={styles.extra}>{children}</div>}
    </Sheet>
  );
}
