import { formatPriceShort, formatPriceWords } from '@karachi-estates/domain/properties/price';
import InputAdornment from '@mui/material/InputAdornment';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import { type FieldValues, useWatch } from 'react-hook-form';
import { tabular } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitLocale } from '../../words/KitWords.tsx';
import { OutlinedField } from '../FormField/OutlinedField.tsx';
import { type BoundFieldProps, useBoundTextField } from '../FormField/useBoundField.tsx';
import { usePriceText } from './usePriceText.ts';

export interface PriceFieldProps<Values extends FieldValues = FieldValues, Sent = Values>
  extends BoundFieldProps<Values, Sent> {
  /** After the box: "/ month" for a rent. */
  unit?: string;
  /** An example inside the empty box; it never takes the place of the label. */
  placeholder?: string;
}

const Root = styled(OutlinedField, { name: 'KePriceField', slot: 'Root' })<{ ownerState: object }>({
  '& input': tabular,
});

const Understood = styled('span', { name: 'KePriceField', slot: 'Understood' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...tabular,
    display: 'block',
    color: (theme.vars ?? theme).palette.text.primary,
    '& > strong': { fontWeight: 600 },
  })),
);

/**
 * An amount in Pakistani rupees. Figures, "2.5 crore", "75 lakh" and "85k" are all understood, and the words beneath
 * say what was understood, so that a missing zero is seen at once. The form's value is a number of rupees; '' while
 * empty; the text itself while it is no price, which the form's rules then refuse.
 *
 * Use NumberField instead for what is counted.
 */
export function PriceField<Values extends FieldValues = FieldValues, Sent = Values>(
  inProps: PriceFieldProps<Values, Sent>,
) {
  const props = useThemeProps({ props: inProps, name: 'KePriceField' });
  const { help, unit, placeholder, ...bound } = props;
  const locale = useKitLocale();
  const rupees: unknown = useWatch({ control: bound.control, name: bound.name });
  const note =
    typeof rupees === 'number' && rupees > 0 ? (
      <>
        <Understood ownerState={props}>
          <strong>{formatPriceShort(rupees, locale)}</strong> · {formatPriceWords(rupees, locale)}
        </Understood>
        {help}
      </>
    ) : (
      help
    );
  const field = useBoundTextField(
    { ...bound, help: note },
    {
      input: {
        startAdornment: (
          <InputAdornment position="start" disableTypography>
            PKR
          </InputAdornment>
        ),
        endAdornment: unit && (
          <InputAdornment position="end" disableTypography>
            {unit}
          </InputAdornment>
        ),
      },
      // The full keyboard of "decimal" pads lacks letters; most people type figures, and the rest can paste or switch.
      htmlInput: { inputMode: 'decimal', dir: 'ltr' },
    },
  );
  const price = usePriceText(field.value, field.onChange);
  return (
    <Root
      ownerState={props}
      {...field}
      value={price.text}
      placeholder={placeholder}
      autoComplete="off"
      onChange={(event) => price.type(event.target.value)}
      onBlur={() => {
        price.tidy();
        field.onBlur();
      }}
    />
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KePriceField: 'root' | 'understood';
  }
  interface ComponentsPropsList {
    KePriceField: Partial<PriceFieldProps>;
  }
  interface Components<Theme = unknown> {
    KePriceField?: {
      defaultProps?: ComponentsPropsList['KePriceField'];
      styleOverrides?: ComponentsOverrides<Theme>['KePriceField'];
      variants?: ComponentsVariants<Theme>['KePriceField'];
    };
  }
}
