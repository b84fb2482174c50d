import type { ReactNode } from 'react';

export interface VisuallyHiddenProps {
  /** What screen readers hear. */
  children?: ReactNode;
  /** `status` announces each change of the text politely, without moving the focus. */
  role?: 'status';
  /** Id, where something is named or described by it. */
  id?: string;
}

/**
 * Text for screen readers only: what a picture or a place on the screen says to everybody else.
 *
 * Use an `aria-label` instead when the element is a control whose whole name is hidden.
 */
export function VisuallyHidden({ children, role, id }: VisuallyHiddenProps) {
  return (
    <span className="visually-hidden" role={role} id={id}>
      {children}
    </span>
  );
}
