import {
  AREA_UNITS,
  type AreaUnit,
  formatAreaSize,
  MARLA_STANDARDS,
} from '@karachi-estates/domain/properties/dimension';
import { parseDimension } from '@karachi-estates/domain/properties/typedDimension';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormField, fieldDescription } from '../FormField/FormField.tsx';
import { type BoundFieldProps, useBoundField } from '../FormField/useBoundField.ts';
import { SelectBox } from '../SelectBox/SelectBox.tsx';
import styles from './DimensionField.module.css';
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
  extends BoundFieldProps<Values, Sent> {
  /** The unit before one is chosen. */
  defaultUnit?: AreaUnit;
  /** An example inside the empty box; it never takes the place of the label. */
  placeholder?: string;
  /** Its words in another language; English without it. */
  labels?: Partial<DimensionFieldLabels> | undefined;
}

const english: DimensionFieldLabels = {
  units: { 'sq ft': 'sq ft', 'sq yd': 'sq yd (gaz)', marla: 'marla', kanal: 'kanal' },
  unitOf: (label) => `Unit of ${label.toLowerCase()}`,
  marla: 'Size of one marla',
  marlaIs: (sqft) => `One marla is ${sqft} sq ft`,
};

/** Two sizes that mean the same in the units that most buyers compare by. */
function equals(text: string): string | undefined {
  const parsed = parseDimension(text);
  if (!parsed.ok) return undefined;
  const others = (['sq ft', 'sq yd'] as const).filter((unit) => unit !== parsed.unit);
  return `= ${others.map((unit) => formatAreaSize({ sqft: parsed.sqft, unit })).join(' = ')}`;
}

/**
 * The size of a home in the unit its owner thinks in. Marla and kanal ask which marla is meant, since it differs by
 * place; the words beneath say the same size in square feet and yards. The form's value is the text of the listing
 * ('10 marla at 225 sq ft').
 *
 * Use NumberField instead for what is counted.
 */
export function DimensionField<Values extends FieldValues = FieldValues, Sent = Values>({
  label,
  help,
  optional,
  required,
  disabled,
  defaultUnit = 'sq yd',
  placeholder,
  labels,
  ...binding
}: DimensionFieldProps<Values, Sent>) {
  const words = { ...english, ...labels };
  const { field, id, error } = useBoundField(binding);
  const text: string = field.value ?? '';
  const [parts, setParts] = useState(() => splitDimension(text, defaultUnit));
  const [known, setKnown] = useState(text);
  if (text !== known) {
    setKnown(text);
    if (joinDimension(parts) !== text) setParts(splitDimension(text, text === '' ? parts.unit : defaultUnit));
  }
  const change = (part: Partial<DimensionParts>) => {
    const next = { ...parts, ...part };
    setParts(next);
    field.onChange(joinDimension(next));
  };
  const same = equals(text);
  const note =
    same || help ? (
      <>
        {same && <span className={styles.equal}>{same}</span>}
        {help}
      </>
    ) : undefined;
  return (
    <FormField id={id} label={label} help={note} error={error} optional={optional}>
      <span className={styles.parts}>
        <OutlinedInput
          id={id}
          name={field.name}
          value={parts.amount}
          onChange={(event) => change({ amount: event.target.value })}
          onBlur={() => {
            setParts(splitDimension(joinDimension(parts), parts.unit));
            field.onBlur();
          }}
          inputRef={field.ref}
          error={Boolean(error)}
          required={required}
          disabled={disabled}
          placeholder={placeholder}
          autoComplete="off"
          fullWidth
          inputProps={{
            inputMode: 'decimal',
            dir: 'ltr',
            'aria-describedby': fieldDescription(id, { error, help: note }),
          }}
        />
        <SelectBox
          aria-label={words.unitOf(label)}
          choices={AREA_UNITS.map((unit) => ({ value: unit, label: words.units[unit] }))}
          value={parts.unit}
          onChange={(unit) => change({ unit: asUnit(unit, defaultUnit) })}
          disabled={disabled}
        />
        {needsStandard(parts.unit) && (
          <span className={styles.wide}>
            <SelectBox
              aria-label={words.marla}
              choices={MARLA_STANDARDS.map((standard) => ({
                value: String(standard),
                label: words.marlaIs(standard),
              }))}
              value={String(parts.standard)}
              onChange={(standard) => change({ standard: asStandard(standard) })}
              disabled={disabled}
            />
          </span>
        )}
      </span>
    </FormField>
  );
}
