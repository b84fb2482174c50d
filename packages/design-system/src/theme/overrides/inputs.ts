import type { Components, Theme } from '@mui/material/styles';
import { controlBorder, corner, focusRing, hairline, sunken, TARGET, tint } from '../looks.ts';

const looks = (theme: Theme) => theme.vars ?? theme;
const tones = ['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const;

/** Buttons, fields, choices and chips: at least 44 px high where they are pressed, no ripple, one focus ring. */
export const inputOverrides: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: TARGET,
        padding: theme.spacing(1, 2.5),
        border: '0.0625rem solid transparent',
        borderRadius: corner(theme, 'control'),
        textAlign: 'center',
        fontSize: '1rem',
        '&.Mui-disabled': {
          borderColor: 'transparent',
          backgroundColor: looks(theme).palette.action.disabledBackground,
          color: looks(theme).palette.action.disabled,
        },
        variants: [
          {
            props: { size: 'small' },
            style: { minHeight: '2.25rem', padding: theme.spacing(0.75, 2), fontSize: '0.875rem' },
          },
          {
            props: { size: 'large' },
            style: { minHeight: '3.25rem', padding: theme.spacing(1.5, 4), fontSize: '1.0625rem' },
          },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: controlBorder(theme),
              backgroundColor: looks(theme).palette.background.paper,
              color: looks(theme).palette.text.primary,
              '&:hover': { backgroundColor: looks(theme).palette.background.paper },
            },
          },
          {
            // On a picture: the colour of the words around it.
            props: { variant: 'outlined', color: 'inherit' },
            style: {
              borderColor: 'currentcolor',
              backgroundColor: 'transparent',
              color: 'inherit',
              '&:hover': { backgroundColor: 'color-mix(in srgb, currentcolor 16%, transparent)' },
            },
          },
          ...tones.map((color) => ({
            props: { variant: 'outlined' as const, color },
            style: {
              '&:hover': { borderColor: looks(theme).palette[color].main, color: looks(theme).palette[color].main },
            },
          })),
          ...tones.map((color) => ({
            props: { variant: 'text' as const, color },
            style: { '&:hover': { backgroundColor: tint(theme, color).backgroundColor } },
          })),
        ],
        '@media (forced-colors: active)': { borderColor: 'ButtonBorder' },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: TARGET,
        height: TARGET,
        borderRadius: corner(theme, 'control'),
        variants: [
          { props: { size: 'small' }, style: { width: '2.25rem', height: '2.25rem' } },
          { props: { color: 'default' }, style: { color: looks(theme).palette.text.primary } },
        ],
      }),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '0.1875rem',
        gap: '0.125rem',
        borderRadius: corner(theme, 'control'),
        backgroundColor: sunken(theme),
        border: hairline(theme),
      }),
      grouped: ({ theme }) => ({
        margin: 0,
        border: 0,
        borderRadius: `${corner(theme, 'small')} !important`,
      }),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: '2.375rem',
        padding: theme.spacing(0.5, 2),
        border: 0,
        color: looks(theme).palette.text.secondary,
        ...theme.typography.button,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: looks(theme).palette.background.paper,
          color: looks(theme).palette.text.primary,
          boxShadow: looks(theme).shadows[1],
        },
        variants: [
          {
            props: { size: 'small' },
            style: { minHeight: '2rem', padding: theme.spacing(0.25, 1.5), fontSize: '0.875rem' },
          },
        ],
      }),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: ({ theme }) => ({
        maxWidth: '100%',
        fontWeight: 600,
        fontSize: '0.8125rem',
        variants: [
          {
            props: { variant: 'outlined', color: 'default' },
            style: { border: hairline(theme), backgroundColor: looks(theme).palette.background.paper },
          },
          {
            props: { variant: 'filled', color: 'default' },
            style: { backgroundColor: sunken(theme), color: looks(theme).palette.text.secondary },
          },
          ...tones.map((color) => ({
            props: { variant: 'filled' as const, color, clickable: false },
            style: tint(theme, color),
          })),
        ],
      }),
      sizeSmall: { height: '1.625rem' },
    },
  },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: looks(theme).palette.background.paper,
        borderRadius: corner(theme, 'control'),
        '&:hover:not(.Mui-disabled, .Mui-error, .Mui-focused) .MuiOutlinedInput-notchedOutline': {
          borderColor: looks(theme).palette.text.secondary,
        },
        '&.Mui-focused': focusRing(theme),
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: '0.0625rem' },
        '&.Mui-disabled': { backgroundColor: sunken(theme) },
      }),
      input: { height: 'auto', padding: '0.625rem 0.875rem', lineHeight: 1.5 },
      notchedOutline: ({ theme }) => ({ borderColor: controlBorder(theme), top: 0, '& legend': { display: 'none' } }),
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        overflow: 'visible',
        whiteSpace: 'normal',
        marginBlockEnd: '0.375rem',
        ...theme.typography.subtitle2,
        lineHeight: 1.4,
        color: looks(theme).palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: looks(theme).palette.text.primary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginInline: 0,
        marginBlockStart: '0.375rem',
        ...theme.typography.body2,
        lineHeight: 1.5,
      }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { marginInlineStart: '-0.5625rem', alignItems: 'center' } } },
  MuiCheckbox: {
    styleOverrides: {
      root: ({ theme }) => ({ variants: [{ props: { checked: false }, style: { color: controlBorder(theme) } }] }),
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: ({ theme }) => ({ variants: [{ props: { checked: false }, style: { color: controlBorder(theme) } }] }),
    },
  },
  MuiSelect: { styleOverrides: { select: { minHeight: '1.5rem', '&:focus': { backgroundColor: 'transparent' } } } },
  MuiAutocomplete: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: hairline(theme),
        boxShadow: looks(theme).shadows[8],
        marginBlockStart: theme.spacing(0.5),
      }),
      option: ({ theme }) => ({ minHeight: TARGET, borderRadius: corner(theme, 'small') }),
      listbox: ({ theme }) => ({ padding: theme.spacing(0.5) }),
    },
  },
};
