import { type Purpose, purposeChoices } from '@karachi-estates/domain/properties/vocabulary';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import { type ComponentPropsWithRef, useId } from 'react';
import { chosenInContrast, corner, focusRing, sunken, visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';

/** What the switch says; Buy and Rent are the domain's. */
export interface PurposeSwitchLabels {
  /** What is chosen here, for screen readers. */
  legend: string;
  /** The choice in front of Buy and Rent. */
  all: string;
}

export interface PurposeSwitchProps
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The name under which a form submits the choice. */
  name?: string;
  /** The choice of a controlled switch; '' is 'All'. */
  value?: Purpose | '';
  /** What is chosen at first; '' is 'All'. @default '' */
  defaultValue?: Purpose | '';
  /** Called with each new choice. */
  onChange?: (purpose: Purpose | '') => void;
  /** Adds 'All', whose value is empty, in front. @default false */
  hasAll?: boolean;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<PurposeSwitchLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: PurposeSwitchLabels = { legend: 'Buy or rent', all: 'All' };

const Root = styled('fieldset', { name: 'KePurposeSwitch', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'inline-flex',
    gap: theme.spacing(0.5),
    minWidth: 0,
    margin: 0,
    padding: theme.spacing(0.5),
    border: 0,
    borderRadius: corner(theme, 'pill'),
    backgroundColor: sunken(theme),
  })),
);

const Choice = styled('label', { name: 'KePurposeSwitch', slot: 'Choice' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.button,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minWidth: '4rem',
    minHeight: '2.5rem',
    paddingInline: theme.spacing(2),
    borderRadius: corner(theme, 'pill'),
    color: (theme.vars ?? theme).palette.text.secondary,
    fontSize: '0.9375rem',
    textTransform: 'none',
    cursor: 'pointer',
    transition: theme.transitions.create(['background-color', 'color'], {
      duration: theme.transitions.duration.shortest,
    }),
    '&:hover': { color: (theme.vars ?? theme).palette.text.primary },
    '&:has(:checked)': {
      backgroundColor: (theme.vars ?? theme).palette.primary.main,
      color: (theme.vars ?? theme).palette.primary.contrastText,
    },
    '&:has(:focus-visible)': focusRing(theme),
    '@media (forced-colors: active)': {
      '&:has(:checked)': chosenInContrast,
    },
  })),
);

const RadioButton = styled('input', { name: 'KePurposeSwitch', slot: 'Radio' })<{ ownerState: object }>({
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: 'inherit',
  opacity: 0,
  cursor: 'pointer',
});

/**
 * Buy or Rent: a pair of radio buttons in the look of a switch, so that it is sent with a form without JavaScript.
 *
 * Use MUI's ToggleButtonGroup instead for choices that no form sends.
 */
export function PurposeSwitch(inProps: PurposeSwitchProps) {
  const props = useThemeProps({ props: inProps, name: 'KePurposeSwitch' });
  const { name, value, defaultValue = '', onChange, hasAll = false, labels, ...other } = props;
  const ownerState = { ...props, defaultValue, hasAll };
  const words = useKitWords('PurposeSwitch', english, labels);
  const ownName = useId();
  const purposes = purposeChoices(useKitLocale());
  const choices = hasAll ? [{ value: '' as const, label: words.all }, ...purposes] : purposes;
  return (
    <Root ownerState={ownerState} {...other}>
      <legend style={visuallyHidden}>{words.legend}</legend>
      {choices.map((choice) => (
        <Choice ownerState={ownerState} key={choice.value}>
          <RadioButton
            ownerState={ownerState}
            type="radio"
            name={name ?? ownName}
            value={choice.value}
            {...(value === undefined
              ? { defaultChecked: choice.value === defaultValue }
              : { checked: choice.value === value })}
            onChange={() => onChange?.(choice.value)}
          />
          {choice.label}
        </Choice>
      ))}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    PurposeSwitch: PurposeSwitchLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KePurposeSwitch: 'root' | 'choice' | 'radio';
  }
  interface ComponentsPropsList {
    KePurposeSwitch: Partial<PurposeSwitchProps>;
  }
  interface Components<Theme = unknown> {
    KePurposeSwitch?: {
      defaultProps?: ComponentsPropsList['KePurposeSwitch'];
      styleOverrides?: ComponentsOverrides<Theme>['KePurposeSwitch'];
      variants?: ComponentsVariants<Theme>['KePurposeSwitch'];
    };
  }
}
