import type { Components, Theme } from '@mui/material/styles';

const focusRing = { outline: 'var(--ke-focus-ring)', outlineOffset: 'var(--ke-focus-offset)' };

/** Buttons, fields and choices: at least 44 px high, no ripple, the kit's focus ring. */
export const inputOverrides: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 'var(--ke-target)',
        paddingInline: 'var(--ke-space-3)',
        borderRadius: 'var(--ke-radius-control)',
        transitionDuration: 'var(--ke-duration-fast)',
      },
      sizeSmall: { minHeight: '2.25rem', paddingInline: 'var(--ke-space-2)' },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { borderRadius: 'var(--ke-radius-control)', minWidth: '2.5rem', minHeight: '2.5rem' } },
  },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        backgroundColor: 'var(--ke-palette-background-paper)',
        borderRadius: 'var(--ke-radius-control)',
        '&:hover:not(.Mui-disabled, .Mui-error, .Mui-focused) .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--ke-palette-text-secondary)',
        },
        '&.Mui-focused': focusRing,
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 'var(--ke-border-width)' },
        '&.Mui-disabled': { backgroundColor: 'var(--ke-palette-surface-sunken)' },
      },
      // What stands before and after the text brings its own space, on the side where the text begins or ends.
      adornedStart: { padding: 0 },
      adornedEnd: { padding: 0 },
      input: { height: 'auto', padding: '0.625rem 0.875rem', lineHeight: 1.5 },
      notchedOutline: { borderColor: 'var(--ke-palette-control-border)', top: 0, '& legend': { display: 'none' } },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        overflow: 'visible',
        whiteSpace: 'normal',
        marginBlockEnd: '0.375rem',
        fontSize: 'var(--ke-text-small)',
        fontWeight: 600,
        lineHeight: 1.4,
        color: 'var(--ke-palette-text-primary)',
        '&.Mui-focused': { color: 'var(--ke-palette-text-primary)' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { marginInline: 0, marginBlockStart: '0.375rem', fontSize: 'var(--ke-text-small)' } },
  },
  MuiFormControlLabel: { styleOverrides: { root: { marginInlineStart: '-0.5625rem', alignItems: 'center' } } },
  MuiCheckbox: {
    styleOverrides: { root: { color: 'var(--ke-palette-control-border)', '&.Mui-focusVisible': focusRing } },
  },
  MuiRadio: {
    styleOverrides: { root: { color: 'var(--ke-palette-control-border)', '&.Mui-focusVisible': focusRing } },
  },
  MuiSelect: {
    styleOverrides: { select: { minHeight: '1.5rem', '&:focus': { backgroundColor: 'transparent' } } },
  },
};
