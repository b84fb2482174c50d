import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import type { ChipProps } from '@mui/material/Chip';
import type { InputLabelProps } from '@mui/material/InputLabel';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { Theme } from '@mui/material/styles';
import type { ThemeComponents } from '../furtherOptions.ts';
import {
  chosenInContrast,
  controlBorder,
  corner,
  focusRing,
  hairline,
  leading,
  sunken,
  TARGET,
  tint,
} from '../looks.ts';
import { memoTheme } from '../memoTheme.ts';

const looks = (theme: Theme) => theme.vars ?? theme;
const tones = ['primary', 'secondary', 'success', 'warning', 'error', 'info'] as const;

const choiceBox = (theme: Theme) => ({
  padding: '0.625rem',
  '& .MuiSvgIcon-root': { fontSize: '1.5rem' },
  variants: [{ props: { checked: false }, style: { color: controlBorder(theme) } }],
});

/** Buttons, fields, choices and chips: at least 44 px high where they are pressed, no ripple, one focus ring. */
export const inputOverrides: ThemeComponents = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained' },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        minHeight: TARGET,
        padding: theme.spacing(1, 2.5),
        border: '0.0625rem solid transparent',
        borderRadius: corner(theme, 'control'),
        textAlign: 'center',
        fontSize: '1rem',
        '&.Mui-disabled:not(.MuiButton-loading)': {
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
          { props: { variant: 'outlined', color: 'error' }, style: { color: looks(theme).palette.error.main } },
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
          // What is under way keeps its colours.
          {
            props: { loading: true },
            style: { '& .MuiButton-loadingIndicator': { color: looks(theme).palette.text.primary } },
          },
          ...tones.map((color) => ({
            props: { variant: 'contained' as const, color, loading: true },
            style: {
              '&.Mui-disabled': { backgroundColor: looks(theme).palette[color].main },
              '& .MuiButton-loadingIndicator': { color: looks(theme).palette[color].contrastText },
            },
          })),
          ...tones.map((color) => ({
            props: { variant: 'text' as const, color },
            style: { '&:hover': { backgroundColor: tint(theme, color).backgroundColor } },
          })),
        ],
        '@media (forced-colors: active)': {
          borderColor: 'ButtonBorder',
          '&:is([aria-current], [aria-pressed="true"])': chosenInContrast,
        },
      })),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        width: TARGET,
        height: TARGET,
        borderRadius: corner(theme, 'control'),
        variants: [
          { props: { size: 'small' }, style: { width: '2.25rem', height: '2.25rem' } },
          { props: { color: 'default' }, style: { color: looks(theme).palette.text.primary } },
        ],
      })),
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        padding: '0.1875rem',
        gap: '0.125rem',
        borderRadius: corner(theme, 'control'),
        backgroundColor: looks(theme).palette.background.paper,
        border: `0.0625rem solid ${controlBorder(theme)}`,
      })),
      grouped: memoTheme(({ theme }) => ({
        margin: 0,
        border: 0,
        borderRadius: `${corner(theme, 'small')} !important`,
      })),
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        minHeight: '2.375rem',
        padding: theme.spacing(0.5, 2),
        border: 0,
        color: looks(theme).palette.text.secondary,
        ...theme.typography.button,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: looks(theme).palette.primary.main,
          color: looks(theme).palette.primary.contrastText,
          '@media (forced-colors: active)': chosenInContrast,
        },
        variants: [
          {
            props: { size: 'small' },
            style: { minHeight: '2rem', padding: theme.spacing(0.25, 1.5), fontSize: '0.875rem' },
          },
        ],
      })),
    },
  },
  MuiChip: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
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
            props: ({ ownerState }: { ownerState: ChipProps }) =>
              ownerState.variant === 'filled' && ownerState.color === color && !ownerState.clickable,
            style: tint(theme, color),
          })),
        ],
      })),
      sizeSmall: { height: '1.625rem' },
    },
  },
  MuiTextField: { defaultProps: { fullWidth: true } },
  MuiInputBase: {
    // The animations that tell of a browser's autofill are in the document's stylesheet: each field would add a style
    // tag.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      input: memoTheme(({ theme }) => ({
        textOverflow: 'ellipsis',
        '&::placeholder': { color: looks(theme).palette.text.secondary, opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: 'currentcolor', color: looks(theme).palette.text.secondary },
      })),
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        color: looks(theme).palette.text.secondary,
      })),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        backgroundColor: looks(theme).palette.background.paper,
        borderRadius: corner(theme, 'control'),
        '&:hover:not(.Mui-disabled, .Mui-error, .Mui-focused) .MuiOutlinedInput-notchedOutline': {
          borderColor: looks(theme).palette.text.secondary,
        },
        '&.Mui-focused': focusRing(theme),
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: '0.0625rem' },
        '&.Mui-disabled': { backgroundColor: sunken(theme) },
        variants: [{ props: { multiline: true }, style: { padding: 0 } }],
      })),
      input: memoTheme(({ theme }) => ({
        height: 'auto',
        padding: '0.625rem 0.875rem',
        lineHeight: leading(theme, 1.5),
        // Sides of the page, since figures are typed from left to right in Urdu, too, where their own start is the
        // page's end.
        variants: [
          {
            props: ({ startAdornment }: OutlinedInputProps) => Boolean(startAdornment),
            style: { paddingLeft: 0, textAlign: 'left' },
          },
          { props: ({ endAdornment }: OutlinedInputProps) => Boolean(endAdornment), style: { paddingRight: 0 } },
        ],
      })),
      notchedOutline: memoTheme(({ theme }) => ({
        borderColor: controlBorder(theme),
        top: 0,
        '& legend': { display: 'none' },
      })),
    },
  },
  // The boxes of a search: a small label inside the box, above what is chosen.
  MuiFilledInput: {
    defaultProps: { disableUnderline: true },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        minHeight: '3.5rem',
        border: `0.0625rem solid ${controlBorder(theme)}`,
        borderRadius: corner(theme, 'control'),
        '&, &:hover, &.Mui-focused': { backgroundColor: looks(theme).palette.background.paper },
        '&:hover': { borderColor: looks(theme).palette.text.primary },
        '&.Mui-focused': focusRing(theme),
        '&.Mui-error': { borderColor: looks(theme).palette.error.main },
        '&.Mui-disabled': { borderColor: looks(theme).palette.divider, backgroundColor: sunken(theme) },
        variants: [{ props: { endAdornment: true }, style: { paddingInlineEnd: '0.375rem' } }],
      })),
      input: {
        height: '1.5rem',
        padding: '1.4375rem 0.875rem 0.4375rem',
        borderRadius: 'inherit',
        fontWeight: 600,
        '&::placeholder': { fontWeight: 400 },
        variants: [{ props: ({ startAdornment }) => Boolean(startAdornment), style: { paddingInlineStart: 0 } }],
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        ...theme.typography.subtitle2,
        lineHeight: leading(theme, 1.4),
        color: looks(theme).palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: looks(theme).palette.text.primary },
      })),
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        maxWidth: 'none',
        variants: [
          {
            props: ({ variant }: InputLabelProps) => variant !== 'filled',
            style: {
              position: 'static',
              alignSelf: 'flex-start',
              transform: 'none',
              overflow: 'visible',
              whiteSpace: 'normal',
              marginBlockEnd: '0.375rem',
            },
          },
          {
            props: { variant: 'filled' },
            style: {
              insetInline: '0.9375rem',
              transform: 'translateY(0.5rem)',
              color: looks(theme).palette.text.secondary,
              fontSize: '0.75rem',
              fontWeight: theme.typography.fontWeightMedium,
              lineHeight: leading(theme, 1.25),
              '&.Mui-focused, &.Mui-error': { color: looks(theme).palette.text.secondary },
            },
          },
        ],
      })),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        marginInline: 0,
        marginBlockStart: '0.375rem',
        ...theme.typography.body2,
        lineHeight: leading(theme, 1.5),
        '&.Mui-disabled': { color: looks(theme).palette.text.secondary },
      })),
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { marginInlineStart: '-0.625rem', alignItems: 'center' } } },
  MuiCheckbox: { styleOverrides: { root: memoTheme(({ theme }) => choiceBox(theme)) } },
  // Nothing that lies on the page has a shadow.
  MuiButtonGroup: { defaultProps: { disableElevation: true } },
  MuiSwitch: { styleOverrides: { thumb: { boxShadow: 'none' } } },
  MuiRadio: { styleOverrides: { root: memoTheme(({ theme }) => choiceBox(theme)) } },
  MuiRating: {
    styleOverrides: { iconFilled: memoTheme(({ theme }) => ({ color: looks(theme).palette.secondary.main })) },
  },
  MuiSelect: {
    defaultProps: { IconComponent: KeyboardArrowDownRounded },
    styleOverrides: {
      select: { minHeight: '1.5rem', '&:focus': { backgroundColor: 'transparent' } },
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: KeyboardArrowDownRounded },
    styleOverrides: {
      icon: memoTheme(({ theme }) => ({
        top: 'calc(50% - 0.625rem)',
        right: '0.75rem',
        color: looks(theme).palette.text.secondary,
      })),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: memoTheme(({ theme }) => ({
        border: hairline(theme),
        boxShadow: looks(theme).shadows[8],
        marginBlockStart: theme.spacing(0.5),
      })),
      option: memoTheme(({ theme }) => ({ minHeight: TARGET, borderRadius: corner(theme, 'small') })),
      listbox: memoTheme(({ theme }) => ({ padding: theme.spacing(0.5) })),
    },
  },
};
