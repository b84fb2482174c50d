import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import IconButton from '@mui/material/IconButton';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import type { FieldValues } from 'react-hook-form';
import { joinProps } from '../../theme/joinProps.ts';
import { tabular } from '../../theme/looks.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { OutlinedField } from '../FormField/OutlinedField.tsx';
import { type BoundFieldProps, type FieldSlotProps, useBoundTextField } from '../FormField/useBoundField.tsx';

/** What the buttons say, of a label in small letters: 'bedrooms'. */
export interface NumberFieldLabels {
  fewer: (thing: string) => string;
  more: (thing: string) => string;
}

export interface NumberFieldProps<Values extends FieldValues = FieldValues, Sent = Values>
  extends BoundFieldProps<Values, Sent> {
  /** The smallest number that the buttons reach. @default 0 */
  min?: number;
  /** The largest number that the buttons reach. @default 999 */
  max?: number;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<NumberFieldLabels> | undefined;
}

const english: NumberFieldLabels = { fewer: (thing) => `Fewer ${thing}`, more: (thing) => `More ${thing}` };

const STEPS = new Map<string, 1 | -1>([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
]);

const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/**
 * What is held for a typed text: a whole number, '' for nothing, and anything else as it stands for the rules to
 * refuse.
 */
function read(text: string): number | string {
  const western = text.trim().replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 0xf));
  return /^\d{1,9}$/.test(western) ? Number(western) : text;
}

const Root = styled(OutlinedField, { name: 'KeNumberField', slot: 'Root' })<{ ownerState: object }>({
  '& .MuiInputBase-root': { paddingInline: '0.125rem' },
  '& .MuiInputBase-input': { ...tabular, paddingInline: 0, textAlign: 'center' },
});

/**
 * A small whole number, typed or counted with the buttons and the up and down keys: bedrooms, bathrooms, parking
 * places. Use PriceField instead for money, TextField for numbers that nobody counts with, such as a reference.
 */
export function NumberField<Values extends FieldValues = FieldValues, Sent = Values>(
  inProps: NumberFieldProps<Values, Sent>,
) {
  const props = useThemeProps({ props: inProps, name: 'KeNumberField' });
  const { min = 0, max = 999, labels, ...bound } = props;
  const ownerState = { ...props, min, max };
  const words = useKitWords('NumberField', english, labels);
  const field = useBoundTextField(bound, { htmlInput: { inputMode: 'numeric', dir: 'ltr' } });
  const value: unknown = field.value;
  const number = typeof value === 'number' ? value : undefined;
  const step = (by: 1 | -1) => {
    const next = number === undefined ? Math.max(min, by) : number + by;
    field.onChange(Math.min(max, Math.max(min, next)));
  };
  const thing = bound.label.toLowerCase();
  const input = joinProps<NonNullable<FieldSlotProps['input']>>(
    {
      onKeyDown: (event) => {
        const by = STEPS.get(event.key);
        if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        step(by);
      },
      startAdornment: (
        <IconButton
          aria-label={words.fewer(thing)}
          disabled={bound.disabled || (number ?? min) <= min}
          onClick={() => step(-1)}
        >
          <RemoveRounded />
        </IconButton>
      ),
      endAdornment: (
        <IconButton
          aria-label={words.more(thing)}
          disabled={bound.disabled || (number ?? min) >= max}
          onClick={() => step(1)}
        >
          <AddRounded />
        </IconButton>
      ),
    },
    field.slotProps.input,
  );
  return (
    <Root
      ownerState={ownerState}
      {...field}
      autoComplete="off"
      onChange={(event) => field.onChange(read(event.target.value))}
      slotProps={{
        ...field.slotProps,
        input,
        // MUI tells the control's own listener instead of the box's.
        htmlInput: joinProps({ onKeyDown: input.onKeyDown }, field.slotProps.htmlInput),
      }}
    />
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    NumberField: NumberFieldLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeNumberField: 'root';
  }
  interface ComponentsPropsList {
    KeNumberField: Partial<NumberFieldProps>;
  }
  interface Components<Theme = unknown> {
    KeNumberField?: {
      defaultProps?: ComponentsPropsList['KeNumberField'];
      styleOverrides?: ComponentsOverrides<Theme>['KeNumberField'];
      variants?: ComponentsVariants<Theme>['KeNumberField'];
    };
  }
}
