import type { MouseEventHandler, Ref } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps {
  /** Which picture. */
  icon: IconName;
  /** What it does, for screen readers and as a tooltip. */
  label: string;
  /** It was pressed. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** `floating` lies on a picture, `outlined` stands among fields. */
  variant?: 'quiet' | 'outlined' | 'floating';
  /** `medium` is 44 px, `small` 36. */
  size?: 'small' | 'medium';
  /** Turns the icon around in right-to-left text: for back and onward. */
  mirrored?: boolean;
  /** A button that stays down. */
  pressed?: boolean;
  /** Cannot be used now. */
  disabled?: boolean;
  /** `submit` sends the form around it. */
  type?: 'button' | 'submit';
  /** The button element, to give it the focus. */
  ref?: Ref<HTMLButtonElement>;
  /** Whether what it opens is open. */
  'aria-expanded'?: boolean;
  /** Id of what it opens. */
  'aria-controls'?: string;
  /** What kind of thing it opens. */
  'aria-haspopup'?: 'dialog' | 'menu';
}

/** A button that is only an icon. Use Button instead wherever words fit: they are understood sooner. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size = 'medium',
  mirrored,
  pressed,
  type = 'button',
  ...button
}: IconButtonProps) {
  return (
    <button
      {...button}
      type={type}
      className={`${styles.button} ${styles[variant]} ${styles[size]}`}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
    >
      <Icon name={icon} mirrored={mirrored} />
    </button>
  );
}
