import type { ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { createElement, type MouseEvent } from 'react';

type HeldProps = Pick<ButtonProps, 'aria-disabled' | 'disableRipple' | 'style'> & {
  onClick?: (event: MouseEvent) => void;
};

// Enter in a field presses the button of its form as well.
const onClick = (event: MouseEvent) => event.preventDefault();
const progress = createElement(CircularProgress, { size: '1.125rem', color: 'inherit', 'aria-hidden': true });

/**
 * Props of a button that waits while work is under way, its own or that of a button beside it: it steps back, cannot
 * be pressed and keeps the focus. MUI's `disabled` would take the focus from whoever pressed it by keyboard. Spread
 * them last, since they replace `onClick`.
 */
export const heldWhile = (isBusy: boolean): HeldProps =>
  isBusy ? { 'aria-disabled': true, disableRipple: true, onClick, style: { cursor: 'progress', opacity: 0.6 } } : {};

/** The same for a Button whose own work is under way: it shows progress instead of stepping back. */
export const workingWhile = (isBusy: boolean): HeldProps & Pick<ButtonProps, 'aria-busy' | 'startIcon'> =>
  isBusy ? { ...heldWhile(true), 'aria-busy': true, startIcon: progress, style: { cursor: 'progress' } } : {};
