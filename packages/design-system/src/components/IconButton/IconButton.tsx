import type { MouseEventHandler, Ref } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps {
  icon: IconName;
  /** What it does, for screen readers and as a tooltip. */
  label: string;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** `floating` lies on a picture, `outlined` stands among fields. */
  variant?: 'quiet' | 'outlined' | 'floating';
  /** `medium` is 44 px, `small` 36. */
  size?: 'small' | 'medium';
  /** Turns the icon around in right-to-left text: for back and onward. */
  mirrored?: boolean;
  /** A button that stays down. */
  pressed?: boolean;
  disabled?: boolean;
  type?: 'button' | 'submit';
  ref?: Ref<HTMLButtonElement>;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
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
