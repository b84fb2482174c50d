import { passwordStrength } from '@karachi-estates/domain/accounts/rules';
import { say } from '@karachi-estates/domain/words/sentence';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import { useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { corner } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';
import { OutlinedField } from '../FormField/OutlinedField.tsx';
import { type BoundFieldProps, useBoundTextField } from '../FormField/useBoundField.tsx';

/** What the field says. */
export interface PasswordFieldLabels {
  /** Above the box. */
  label: string;
  /** Names the eye while the password is hidden. */
  show: string;
  /** Names the eye while the password is in view. */
  hide: string;
}

export interface PasswordFieldProps<Values extends FieldValues = FieldValues, Sent = Values>
  extends Omit<BoundFieldProps<Values, Sent>, 'label' | 'optional'> {
  /** Above the box. */
  label?: string;
  /** `new-password` where one is chosen, so that password managers offer one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
  /** Shows while typing how hard the password is to guess, and what would make it better. @default false */
  strength?: boolean;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<PasswordFieldLabels> | undefined;
}

const english: PasswordFieldLabels = { label: 'Password', show: 'Show password', hide: 'Hide password' };

const Root = styled(OutlinedField, { name: 'KePasswordField', slot: 'Root' })<{ ownerState: object }>({
  '& .MuiInputBase-root': { paddingInlineEnd: '0.125rem' },
});

const Strength = styled('span', { name: 'KePasswordField', slot: 'Strength' })<{ ownerState: object }>({
  display: 'grid',
  gap: '0.375rem',
});

type Score = ReturnType<typeof passwordStrength>['score'];

const Bars = styled('span', { name: 'KePasswordField', slot: 'Bars' })<{ ownerState: { score: Score } }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: '0.25rem',
    marginBlockStart: '0.125rem',
    '& > span': {
      height: '0.25rem',
      borderRadius: corner(theme, 'pill'),
      backgroundColor: (theme.vars ?? theme).palette.divider,
      transition: theme.transitions.create('background-color'),
    },
    '@media (forced-colors: active)': { '& > span': { border: '0.0625rem solid CanvasText' } },
    variants: (['error', 'warning', 'success', 'success'] as const).map((tone, index) => ({
      props: { score: (index + 1) as Score },
      style: {
        [`& > span:nth-of-type(-n + ${index < 2 ? index + 1 : 4})`]: {
          backgroundColor: (theme.vars ?? theme).palette[tone].main,
        },
      },
    })),
  })),
);

/**
 * A password that can be shown while it is typed. It is never cleared, so a typing error costs one letter and not all.
 *
 * Use TextField instead for codes that everybody may see.
 */
export function PasswordField<Values extends FieldValues = FieldValues, Sent = Values>(
  inProps: PasswordFieldProps<Values, Sent>,
) {
  const props = useThemeProps({ props: inProps, name: 'KePasswordField' });
  const { label, help, autoComplete = 'current-password', strength = false, labels, ...bound } = props;
  const ownerState = { ...props, autoComplete, strength };
  const words = useKitWords('PasswordField', english, labels);
  const locale = useKitLocale();
  const [shown, setShown] = useState(false);
  const password: string = useWatch({ control: bound.control, name: bound.name }) ?? '';
  const measured = strength && password !== '' ? passwordStrength(password) : undefined;
  const note = measured ? (
    <Strength ownerState={ownerState}>
      <Bars ownerState={{ ...ownerState, score: measured.score }} aria-hidden="true">
        {[1, 2, 3, 4].map((step) => (
          <span key={step} />
        ))}
      </Bars>
      <span role="status">{say(locale, measured)}</span>
    </Strength>
  ) : (
    help
  );
  const field = useBoundTextField(
    { ...bound, label: label ?? words.label, help: note },
    {
      input: {
        endAdornment: (
          <IconButton
            aria-label={shown ? words.hide : words.show}
            disabled={bound.disabled}
            onClick={() => setShown(!shown)}
          >
            {shown ? <VisibilityOffRounded /> : <VisibilityRounded />}
          </IconButton>
        ),
      },
      htmlInput: { dir: 'ltr', spellCheck: false, autoCapitalize: 'none' },
    },
  );
  return <Root ownerState={ownerState} {...field} type={shown ? 'text' : 'password'} autoComplete={autoComplete} />;
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    PasswordField: PasswordFieldLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KePasswordField: 'root' | 'strength' | 'bars';
  }
  interface ComponentsPropsList {
    KePasswordField: Partial<PasswordFieldProps>;
  }
  interface Components<Theme = unknown> {
    KePasswordField?: {
      defaultProps?: ComponentsPropsList['KePasswordField'];
      styleOverrides?: ComponentsOverrides<Theme>['KePasswordField'];
      variants?: ComponentsVariants<Theme>['KePasswordField'];
    };
  }
}
