import { initials } from '@karachi-estates/domain/accounts/initials';
import PhotoCameraRounded from '@mui/icons-material/PhotoCameraRounded';
import Avatar, { type AvatarProps } from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import { type ComponentPropsWithRef, useEffect, useId, useRef, useState } from 'react';
import { workingWhile } from '../../theme/heldWhile.ts';
import { tint } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { FieldNotes } from '../FormField/FieldNotes.tsx';
import { FieldLabel } from '../FormField/FormField.tsx';
import { englishRefusals, type PhotoRefusals } from '../ImagePicker/photoItems.ts';

/** What the picker says. */
export interface AvatarPickerLabels extends Pick<PhotoRefusals, 'notPicture' | 'tooLarge'> {
  /** Names the field where `label` does not. */
  field: string;
  choose: string;
  /** Instead of `choose` where there is a picture already. */
  change: string;
  /** Goes back to the stored picture. */
  undo: string;
  /** Takes the stored picture away. */
  remove: string;
}

export interface AvatarPickerProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'children' | 'onChange'> {
  /** Names the field. */
  label?: string | undefined;
  /** Whose picture; the initials stand in for it. */
  name: string;
  /** The picture that is stored already. */
  src?: string | null | undefined;
  /** The file that was chosen and is not sent yet. */
  value: File | null;
  /** Called with the chosen file, or null when the choice is undone. */
  onChange: (file: File | null) => void;
  /** Lets the stored picture be taken away; `src` is to be empty afterwards. */
  onRemove?: (() => void) | undefined;
  /** Under the field: what kind of picture is wanted. */
  help?: string;
  /** Why the picture is refused, in words. */
  error?: string | undefined;
  /** Says "(optional)" beside the label; a string says that instead, for another language. @default false */
  optional?: boolean | string;
  /** The largest file in bytes. @default Number.POSITIVE_INFINITY */
  maxBytes?: number;
  /** It is being sent. @default false */
  pending?: boolean;
  /** Cannot be used now. @default false */
  disabled?: boolean;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<AvatarPickerLabels> | undefined;
  /** More props of the picture. @default {} */
  slotProps?: { avatar?: AvatarProps };
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: AvatarPickerLabels = {
  ...englishRefusals,
  field: 'Profile picture',
  choose: 'Choose a picture',
  change: 'Change picture',
  undo: 'Undo the choice',
  remove: 'Remove picture',
};

const Root = styled('fieldset', { name: 'KeAvatarPicker', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    display: 'grid',
    gap: theme.spacing(1),
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  })),
);

const Legend = styled('legend', { name: 'KeAvatarPicker', slot: 'Legend' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.subtitle2,
    marginBlockEnd: theme.spacing(1),
    padding: 0,
  })),
);

const Line = styled('div', { name: 'KeAvatarPicker', slot: 'Line' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(2),
    '& > div:last-child': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  })),
);

const Face = styled(Avatar, { name: 'KeAvatarPicker', slot: 'Face' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...tint(theme, 'primary'),
    width: '4rem',
    height: '4rem',
    fontSize: '1.5rem',
    fontWeight: 600,
  })),
);

/**
 * The picture of a person: choose one and see it at once, as round as it will be shown.
 *
 * Use ImagePicker instead for listings.
 */
export function AvatarPicker(inProps: AvatarPickerProps) {
  const props = useThemeProps({ props: inProps, name: 'KeAvatarPicker' });
  const {
    label,
    name,
    src,
    value,
    onChange,
    onRemove,
    help,
    error,
    optional = false,
    maxBytes = Number.POSITIVE_INFINITY,
    pending = false,
    disabled = false,
    labels,
    slotProps = {},
    ...other
  } = props;
  const ownerState = { ...props, optional, maxBytes, pending, disabled };
  const words = useKitWords('AvatarPicker', english, labels);
  const fieldName = label ?? words.field;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const [preview, setPreview] = useState<string>();
  const [refused, setRefused] = useState('');

  useEffect(() => {
    if (!value) {
      setPreview(undefined);
      return;
    }
    const made = URL.createObjectURL(value);
    setPreview(made);
    return () => URL.revokeObjectURL(made);
  }, [value]);

  const choose = (file: File | undefined) => {
    if (!file) return;
    if (!file.type.startsWith('image/')) return setRefused(words.notPicture(file.name));
    if (file.size > maxBytes) {
      return setRefused(words.tooLarge(file.name, Math.floor(maxBytes / 1_000_000)));
    }
    setRefused('');
    onChange(file);
  };
  /** The pressed button goes away with what it undid; whoever used a key goes on from the one that stays. */
  const after = (change: () => void) => () => {
    change();
    actions.current?.querySelector('button')?.focus();
  };
  const problem = refused || error;
  return (
    <Root
      ownerState={ownerState}
      aria-describedby={[problem && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined}
      {...other}
    >
      <Legend ownerState={ownerState}>
        <FieldLabel label={fieldName} optional={optional} />
      </Legend>
      <Line ownerState={ownerState}>
        <Face ownerState={ownerState} src={preview ?? src ?? undefined} alt="" aria-hidden {...slotProps.avatar}>
          {initials(name)}
        </Face>
        <div ref={actions}>
          <Button
            variant="outlined"
            startIcon={<PhotoCameraRounded />}
            disabled={disabled}
            onClick={() => input.current?.click()}
            {...workingWhile(pending)}
          >
            {(preview ?? src) ? words.change : words.choose}
          </Button>
          {value && !pending && (
            <Button variant="text" disabled={disabled} onClick={after(() => onChange(null))}>
              {words.undo}
            </Button>
          )}
          {src && !value && !pending && onRemove && (
            <Button variant="text" disabled={disabled} onClick={after(onRemove)}>
              {words.remove}
            </Button>
          )}
        </div>
      </Line>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={fieldName}
        disabled={disabled}
        onChange={(event) => {
          choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <div role="alert">
        {problem && (
          <FormHelperText id={`${id}-error`} error>
            <FieldNotes error={problem} />
          </FormHelperText>
        )}
      </div>
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    AvatarPicker: AvatarPickerLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeAvatarPicker: 'root' | 'legend' | 'line' | 'face';
  }
  interface ComponentsPropsList {
    KeAvatarPicker: Partial<AvatarPickerProps>;
  }
  interface Components<Theme = unknown> {
    KeAvatarPicker?: {
      defaultProps?: ComponentsPropsList['KeAvatarPicker'];
      styleOverrides?: ComponentsOverrides<Theme>['KeAvatarPicker'];
      variants?: ComponentsVariants<Theme>['KeAvatarPicker'];
    };
  }
}
