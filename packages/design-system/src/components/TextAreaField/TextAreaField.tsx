import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import { type FieldValues, useWatch } from 'react-hook-form';
import { tabular } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { OutlinedField } from '../FormField/OutlinedField.tsx';
import { type BoundFieldProps, useBoundTextField } from '../FormField/useBoundField.tsx';

/** What the field says. */
export interface TextAreaFieldLabels {
  /** How much has been written; both numbers come written for people. */
  count: (length: string, max: string) => string;
}

export interface TextAreaFieldProps<Values extends FieldValues = FieldValues, Sent = Values>
  extends BoundFieldProps<Values, Sent> {
  /** Lines in view at first; the box grows with the text. @default 4 */
  rows?: number;
  /** An example inside the empty box; it never takes the place of the label. */
  placeholder?: string;
  /** The most characters; from 80 % on their number is shown. */
  maxLength?: number;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<TextAreaFieldLabels> | undefined;
}

const english: TextAreaFieldLabels = { count: (written, max) => `${written} of ${max} characters` };

const Root = styled(OutlinedField, { name: 'KeTextAreaField', slot: 'Root' })<{ ownerState: object }>({
  '& textarea': {
    height: 'auto',
    maxHeight: '24rem',
    resize: 'vertical',
    fieldSizing: 'content',
  },
});

const Foot = styled('span', { name: 'KeTextAreaField', slot: 'Foot' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
  })),
);

const Count = styled('span', { name: 'KeTextAreaField', slot: 'Count' })<{ ownerState: object }>({
  ...tabular,
  marginInlineStart: 'auto',
});

/** Several lines of text that grow with what is typed. Use TextField instead for one line. */
export function TextAreaField<Values extends FieldValues = FieldValues, Sent = Values>(
  inProps: TextAreaFieldProps<Values, Sent>,
) {
  const props = useThemeProps({ props: inProps, name: 'KeTextAreaField' });
  const { help, rows = 4, placeholder, maxLength, labels, ...bound } = props;
  const ownerState = { ...props, rows };
  const words = useKitWords('TextAreaField', english, labels);
  const { length } = String(useWatch({ control: bound.control, name: bound.name }) ?? '');
  const counted = maxLength !== undefined && length >= maxLength * 0.8;
  const foot =
    help || counted ? (
      <Foot ownerState={ownerState}>
        {help && <span>{help}</span>}
        {counted && (
          <Count ownerState={ownerState}>
            {words.count(length.toLocaleString('en-PK'), maxLength.toLocaleString('en-PK'))}
          </Count>
        )}
      </Foot>
    ) : undefined;
  const field = useBoundTextField(
    { ...bound, help: foot },
    {
      // The browser lets it grow: MUI's multi-line box measures by script, also before the fonts are there.
      input: { inputComponent: 'textarea' },
      htmlInput: {
        type: undefined,
        rows,
        maxLength,
        // Browsers take an empty box for left to right.
        dir: length > 0 ? 'auto' : undefined,
        style: { minHeight: `calc(${rows} * 1.5em + 1.25rem)` },
      },
    },
  );
  return <Root ownerState={ownerState} {...field} placeholder={placeholder} />;
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    TextAreaField: TextAreaFieldLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeTextAreaField: 'root' | 'foot' | 'count';
  }
  interface ComponentsPropsList {
    KeTextAreaField: Partial<TextAreaFieldProps>;
  }
  interface Components<Theme = unknown> {
    KeTextAreaField?: {
      defaultProps?: ComponentsPropsList['KeTextAreaField'];
      styleOverrides?: ComponentsOverrides<Theme>['KeTextAreaField'];
      variants?: ComponentsVariants<Theme>['KeTextAreaField'];
    };
  }
}
