import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio, { type RadioProps } from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import { type ComponentPropsWithRef, type ElementType, type ReactNode, type Ref, useId } from 'react';
import { joinProps } from '../../theme/joinProps.ts';
import { controlBorder, corner, focusRing, leading, sunken, TARGET, tint, visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { FieldNotes } from '../FormField/FieldNotes.tsx';

export interface RadioCardsChoice<Value extends string> {
  value: Value;
  label: string;
  /** One sentence about what follows from this choice. */
  help?: string;
  /** Stands before the words. */
  icon?: ReactNode;
}

export interface RadioCardsProps<Value extends string>
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'color' | 'defaultValue' | 'onBlur' | 'onChange'> {
  /** The question. */
  legend: string;
  /** The question is asked by a heading already: keeps the legend for screen readers only. @default false */
  legendHidden?: boolean;
  /** The choices in their order. */
  choices: readonly RadioCardsChoice<Value>[];
  /** Name in a form that is sent without scripts. */
  name?: string;
  /** The choice of a controlled one. Leave out to let it keep its own. */
  value?: Value | null;
  /** What is chosen at first, where it keeps its own. */
  defaultValue?: Value;
  /** Called with each new choice. */
  onChange?: (value: Value) => void;
  /** The focus left it, for forms that check a field then. */
  onBlur?: () => void;
  /** Why an answer is needed, in words. */
  error?: string;
  /** Tells browsers and screen readers that it must be filled in; the form's rules check it. */
  required?: boolean;
  /** Cannot be used now. */
  disabled?: boolean;
  /** `beside` puts the cards side by side where there is room. @default 'stacked' */
  layout?: 'stacked' | 'beside';
  /** The first radio button, to bring the focus there. */
  inputRef?: Ref<HTMLInputElement>;
  /** More props of the radio buttons. @default {} */
  slotProps?: { radio?: Partial<RadioProps> };
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const Root = styled('fieldset', { name: 'KeRadioCards', slot: 'Root' })<{ ownerState: object }>({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

const Legend = styled(FormLabel, { name: 'KeRadioCards', slot: 'Legend' })<{
  component?: ElementType;
  ownerState: object;
}>(memoTheme(({ theme }) => ({ marginBlockEnd: theme.spacing(1), padding: 0 })));

const Choices = styled(RadioGroup, { name: 'KeRadioCards', slot: 'Choices' })<{
  ownerState: { layout: 'stacked' | 'beside' };
}>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(1.5),
    variants: [
      {
        props: { layout: 'beside' },
        style: {
          [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' },
        },
      },
    ],
  })),
);

const Card = styled('label', { name: 'KeRadioCards', slot: 'Card' })<{ ownerState: { isRefused: boolean } }>(
  memoTheme(({ theme }) => ({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: theme.spacing(2),
    alignItems: 'center',
    minHeight: TARGET,
    padding: theme.spacing(2),
    border: `0.0625rem solid ${controlBorder(theme)}`,
    borderRadius: corner(theme, 'control'),
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    cursor: 'pointer',
    transition: theme.transitions.create(['border-color', 'background-color'], {
      duration: theme.transitions.duration.shortest,
    }),
    variants: [
      { props: { isRefused: true }, style: { borderColor: (theme.vars ?? theme).palette.error.main } },
      {
        props: { isRefused: false },
        style: { '&:hover': { borderColor: (theme.vars ?? theme).palette.primary.main } },
      },
    ],
    '&:has(:checked)': {
      borderColor: (theme.vars ?? theme).palette.primary.main,
      backgroundColor: tint(theme, 'primary').backgroundColor,
      boxShadow: `inset 0 0 0 0.0625rem ${(theme.vars ?? theme).palette.primary.main}`,
    },
    '&:has(:focus-visible)': focusRing(theme),
    '& .Mui-focusVisible': { outline: 'none' },
    '&:has(:disabled)': {
      borderColor: (theme.vars ?? theme).palette.divider,
      backgroundColor: sunken(theme),
      color: (theme.vars ?? theme).palette.text.secondary,
      cursor: 'not-allowed',
    },
  })),
);

const IconPlate = styled('span', { name: 'KeRadioCards', slot: 'Icon' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...tint(theme, 'primary'),
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: corner(theme, 'control'),
    '.KeRadioCards-card:has(:checked) > &': {
      backgroundColor: (theme.vars ?? theme).palette.primary.main,
      color: (theme.vars ?? theme).palette.primary.contrastText,
    },
  })),
);

const Words = styled('span', { name: 'KeRadioCards', slot: 'Words' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridColumn: 2,
    gap: theme.spacing(0.25),
    lineHeight: leading(theme, 1.4),
    '& > :first-of-type': { fontWeight: 600 },
    '& > :nth-of-type(2)': {
      ...theme.typography.body2,
      lineHeight: leading(theme, 1.4),
      color: (theme.vars ?? theme).palette.text.secondary,
    },
    '.KeRadioCards-card:has(:checked) > & > :nth-of-type(2)': { color: (theme.vars ?? theme).palette.text.primary },
  })),
);

// Its room lies within the card's own, so that cards with and without it are equally high.
const Mark = styled(Radio, { name: 'KeRadioCards', slot: 'Mark' })<{ ownerState: object }>({
  gridArea: '1 / 3',
  margin: '-0.75rem',
});

/**
 * One of two to five choices that need a sentence each. Use MUI's ToggleButtonGroup instead for choices of a word or
 * two, SelectField from six choices on.
 */
export function RadioCards<Value extends string>(inProps: RadioCardsProps<Value>) {
  const props = useThemeProps({ props: inProps, name: 'KeRadioCards' });
  const {
    legend,
    legendHidden = false,
    choices,
    name,
    value,
    defaultValue,
    onChange,
    onBlur,
    error,
    required,
    disabled,
    layout = 'stacked',
    inputRef,
    slotProps = {},
    ...other
  } = props;
  const ownerState = { ...props, legendHidden, layout };
  const id = useId();
  return (
    <Root ownerState={ownerState} disabled={disabled} aria-describedby={error ? `${id}-error` : undefined} {...other}>
      <Legend
        ownerState={ownerState}
        component="legend"
        error={Boolean(error)}
        sx={legendHidden ? visuallyHidden : undefined}
      >
        {legend}
      </Legend>
      <Choices
        ownerState={ownerState}
        role="presentation"
        name={name ?? id}
        value={value}
        defaultValue={defaultValue}
        onChange={(event) => onChange?.(event.target.value as Value)}
      >
        {choices.map((choice, index) => (
          <Card
            key={choice.value}
            className="KeRadioCards-card"
            ownerState={{ ...ownerState, isRefused: Boolean(error) }}
          >
            {choice.icon && <IconPlate ownerState={ownerState}>{choice.icon}</IconPlate>}
            <Words ownerState={ownerState}>
              <span id={`${id}-${index}-label`}>{choice.label}</span>
              {choice.help && <span id={`${id}-${index}-help`}>{choice.help}</span>}
            </Words>
            <Mark
              ownerState={ownerState}
              value={choice.value}
              disabled={disabled}
              {...joinProps(
                {
                  onBlur,
                  slotProps: {
                    input: {
                      ref: index === 0 ? inputRef : undefined,
                      required,
                      'aria-labelledby': `${id}-${index}-label`,
                      'aria-describedby': choice.help ? `${id}-${index}-help` : undefined,
                    },
                  },
                },
                slotProps.radio,
              )}
            />
          </Card>
        ))}
      </Choices>
      {error && (
        <FormHelperText id={`${id}-error`} error role="alert">
          <FieldNotes error={error} />
        </FormHelperText>
      )}
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeRadioCards: 'root' | 'legend' | 'choices' | 'card' | 'icon' | 'words' | 'mark';
  }
  interface ComponentsPropsList {
    KeRadioCards: Partial<RadioCardsProps<string>>;
  }
  interface Components<Theme = unknown> {
    KeRadioCards?: {
      defaultProps?: ComponentsPropsList['KeRadioCards'];
      styleOverrides?: ComponentsOverrides<Theme>['KeRadioCards'];
      variants?: ComponentsVariants<Theme>['KeRadioCards'];
    };
  }
}
