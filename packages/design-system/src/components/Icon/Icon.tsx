import styles from './Icon.module.css';
import { IconShape } from './IconShape.tsx';
import type { IconName } from './iconPaths.ts';

export type { IconName } from './iconPaths.ts';

export interface IconProps {
  /** Which picture. */
  name: IconName;
  /** Says what the icon means when no words stand beside it; leave out where the words are there. */
  label?: string;
  /** `text` grows with the text around it, `medium` is 20 px, `large` 28 px. */
  size?: 'text' | 'medium' | 'large';
  /** Arrows that mean "onward" or "back" turn around in right-to-left text. */
  mirrored?: boolean;
}

/**
 * One picture of the kit's icon set, in the colour of the text. Use IconButton instead when it is the only content of
 * something to press. It does without MUI's SvgIcon so that public pages stay light.
 */
export function Icon({ name, label, size = 'medium', mirrored }: IconProps) {
  const className = mirrored ? `${styles[size]} ${styles.mirrored}` : styles[size];
  const shape = <IconShape name={name} />;
  return label ? (
    <svg className={className} viewBox="0 0 24 24" role="img" aria-label={label}>
      {shape}
    </svg>
  ) : (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      {shape}
    </svg>
  );
}
