import { readDimension } from '@karachi-estates/domain/properties/adDimension';
import {
  AREA_UNITS,
  type AreaUnit,
  formatAreaSize,
  MARLA_STANDARDS,
} from '@karachi-estates/domain/properties/dimension';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { say } from '@karachi-estates/domain/words/sentence';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { joinProps } from '../../theme/joinProps.ts';
import { tabular } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';
import type { BoxFieldProps } from '../FormField/FieldFrame.tsx';
import { FormField, fieldDescription } from '../FormField/FormField.tsx';
import { OutlinedField } from '../FormField/OutlinedField.tsx';
import { OutlinedSelect } from '../FormField/OutlinedSelect.tsx';
import { type BoundFieldProps, useBoundField } from '../FormField/useBoundField.tsx';
import {
  asStandard,
  asUnit,
  type DimensionParts,
  joinDimension,
  needsStandard,
  splitDimension,
} from './dimensionText.ts';

/** What the field says beside its label. */
export interface DimensionFieldLabels {
  /** The units to choose from. */
  units: Readonly<Record<AreaUnit, string>>;
  /** Names the choice of the unit for screen readers. */
  unitOf: (label: string) => string;
  /** Names the choice of the marla for screen readers. */
  marla: string;
  marlaIs: (sqft: number) => string;
}

export interface DimensionFieldProps<Values extends FieldValues = FieldValues, Sent = Values>
  extends Omit<BoundFieldProps<Values, Sent>, 'slotProps'> {
  /** The unit before one is chosen. @default 'sq yd' */
  defaultUnit?: AreaUnit;
  /** An example inside the empty box; it never takes the place of the label. */
  placeholder?: string;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<DimensionFieldLabels> | undefined;
  /** More props of the parts inside: the amount, the unit and the choice of the marla. @default {} */
  slotProps?: { amount?: BoxFieldProps; unit?: BoxFieldProps; marla?: BoxFieldProps };
}

const english: DimensionFieldLabels = {
  units: { 'sq ft': 'sq ft', 'sq yd': 'sq yd (gaz)', marla: 'marla', kanal: 'kanal', 'sq m': 'sq m' },
  unitOf: (label) => `Unit of ${label.toLowerCase()}`,
  marla: 'Size of one marla',
  marlaIs: (sqft) => `One marla is ${sqft} sq ft`,
};

const Root = styled(FormField, { name: 'KeDimensionField', slot: 'Root' })<{ ownerState: object }>({});

const Parts = styled('span', { name: 'KeDimensionField', slot: 'Parts' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(8.5rem, 0.7fr)',
    gap: theme.spacing(1),
    '& > :nth-of-type(3)': { gridColumn: '1 / -1' },
  })),
);

const Equal = styled('span', { name: 'KeDimensionField', slot: 'Equal' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...tabular,
    display: 'block',
    color: (theme.vars ?? theme).palette.text.primary,
    fontWeight: theme.typography.fontWeightMedium,
  })),
);

/** The same size in the units that most buyers compare by, or why it is not understood once it is typed. */
function remarkOn(text: string, locale: Locale, isTyped: boolean): string | undefined {
  const parsed = readDimension(text);
  if (!parsed.ok) return isTyped && text.trim() !== '' ? say(locale, parsed) : undefined;
  const others = (['sq ft', 'sq yd'] as const).filter((unit) => unit !== parsed.unit);
  return `= ${others.map((unit) => formatAreaSize({ sqft: parsed.sqft, unit }, locale)).join(' = ')}`;
}

/**
 * The size of a home in the unit its owner thinks in. Marla and kanal ask which marla is meant, since it differs by
 * place; the words beneath say the same size in square feet and yards, or that it is not understood. The form's
 * value is the text of the listing ('10 marla at 225 sq ft').
 *
 * Use NumberField instead for what is counted.
 */
export function DimensionField<Values extends FieldValues = FieldValues, Sent = Values>(
  inProps: DimensionFieldProps<Values, Sent>,
) {
  const props = useThemeProps({ props: inProps, name: 'KeDimensionField' });
  const {
    control,
    name,
    label,
    help,
    optional,
    required,
    disabled,
    defaultUnit = 'sq yd',
    placeholder,
    labels,
    slotProps = {},
    ...other
  } = props;
  const ownerState = { ...props, defaultUnit };
  const words = useKitWords('DimensionField', english, labels);
  const locale = useKitLocale();
  const { field, id, error } = useBoundField<Values, Sent>({ control, name });
  const text: string = field.value ?? '';
  const [parts, setParts] = useState(() => splitDimension(text, defaultUnit));
  const [known, setKnown] = useState(text);
  const [isTyped, setTyped] = useState(true);
  if (text !== known) {
    setKnown(text);
    if (joinDimension(parts) !== text) setParts(splitDimension(text, text === '' ? parts.unit : defaultUnit));
  }
  const change = (part: Partial<DimensionParts>) => {
    const next = { ...parts, ...part };
    setParts(next);
    field.onChange(joinDimension(next));
  };
  const remark = remarkOn(text, locale, isTyped && !error);
  const note =
    remark || help ? (
      <>
        {remark && <Equal ownerState={ownerState}>{remark}</Equal>}
        {help}
      </>
    ) : undefined;
  return (
    <Root ownerState={ownerState} id={id} label={label} help={note} error={error} optional={optional} {...other}>
      <Parts ownerState={ownerState}>
        <OutlinedField
          id={id}
          name={field.name}
          value={parts.amount}
          inputRef={field.ref}
          error={Boolean(error)}
          disabled={disabled}
          placeholder={placeholder}
          autoComplete="off"
          fullWidth
          {...joinProps<BoxFieldProps>(
            {
              onChange: (event) => {
                setTyped(false);
                change({ amount: event.target.value });
              },
              onBlur: () => {
                setTyped(true);
                setParts(splitDimension(joinDimension(parts), parts.unit));
                field.onBlur();
              },
              slotProps: {
                htmlInput: {
                  inputMode: 'decimal',
                  dir: 'ltr',
                  required,
                  'aria-describedby': fieldDescription(id, { error, help: note }),
                },
              },
            },
            slotProps.amount,
          )}
        />
        <OutlinedSelect
          value={parts.unit}
          disabled={disabled}
          fullWidth
          {...joinProps<BoxFieldProps>(
            {
              onChange: (event) => change({ unit: asUnit(event.target.value, defaultUnit) }),
              slotProps: { htmlInput: { 'aria-label': words.unitOf(label) } },
            },
            slotProps.unit,
          )}
        >
          {AREA_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {words.units[unit]}
            </option>
          ))}
        </OutlinedSelect>
        {needsStandard(parts.unit) && (
          <OutlinedSelect
            value={parts.standard}
            disabled={disabled}
            fullWidth
            {...joinProps<BoxFieldProps>(
              {
                onChange: (event) => change({ standard: asStandard(event.target.value) }),
                slotProps: { htmlInput: { 'aria-label': words.marla } },
              },
              slotProps.marla,
            )}
          >
            {MARLA_STANDARDS.map((standard) => (
              <option key={standard} value={standard}>
                {words.marlaIs(standard)}
              </option>
            ))}
          </OutlinedSelect>
        )}
      </Parts>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    DimensionField: DimensionFieldLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeDimensionField: 'root' | 'parts' | 'equal';
  }
  interface ComponentsPropsList {
    KeDimensionField: Partial<DimensionFieldProps>;
  }
  interface Components<Theme = unknown> {
    KeDimensionField?: {
      defaultProps?: ComponentsPropsList['KeDimensionField'];
      styleOverrides?: ComponentsOverrides<Theme>['KeDimensionField'];
      variants?: ComponentsVariants<Theme>['KeDimensionField'];
    };
  }
}
