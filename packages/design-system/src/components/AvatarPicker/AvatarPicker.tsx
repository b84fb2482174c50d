import { useEffect, useId, useRef, useState } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { FieldLabel } from '../FormField/FormField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { englishRefusals, type PhotoRefusals } from '../ImagePicker/photoItems.ts';
import styles from './AvatarPicker.module.css';

/** What the picker says. */
export interface AvatarPickerLabels extends Pick<PhotoRefusals, 'notPicture' | 'tooLarge'> {
  choose: string;
  /** Instead of `choose` where there is a picture already. */
  change: string;
  /** Goes back to the stored picture. */
  undo: string;
  /** Takes the stored picture away. */
  remove: string;
}

export interface AvatarPickerProps {
  /** Names the field. */
  label?: string;
  /** Whose picture; the initials stand in for it. */
  name: string;
  /** The picture that is stored already. */
  src?: string | null;
  /** The file that was chosen and is not sent yet. */
  value: File | null;
  /** Called with the chosen file, or null when the choice is undone. */
  onChange: (file: File | null) => void;
  /** Lets the stored picture be taken away; `src` is to be empty afterwards. */
  onRemove?: () => void;
  /** Under the field: what kind of picture is wanted. */
  help?: string;
  /** Why the picture is refused, in words. */
  error?: string;
  /** Says "(optional)" beside the label; a string says that instead, for another language. */
  optional?: boolean | string;
  /** The largest file in bytes. */
  maxBytes?: number;
  /** It is being sent. */
  pending?: boolean;
  /** Cannot be used now. */
  disabled?: boolean;
  /** Its words in another language; English without it. */
  labels?: Partial<AvatarPickerLabels> | undefined;
}

const english: AvatarPickerLabels = {
  ...englishRefusals,
  choose: 'Choose a picture',
  change: 'Change picture',
  undo: 'Undo the choice',
  remove: 'Remove picture',
};

/** The picture of a person: choose one and see it at once, as round as it will be shown. Use ImagePicker instead for listings. */
export function AvatarPicker({
  label = 'Profile picture',
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
}: AvatarPickerProps) {
  const words = { ...english, ...labels };
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
    <fieldset
      className={styles.picker}
      aria-describedby={[problem && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined}
    >
      <legend className={styles.legend}>
        <FieldLabel label={label} optional={optional} />
      </legend>
      <div className={styles.line}>
        <Avatar name={name} src={preview ?? src} size="large" />
        <div ref={actions} className={styles.actions}>
          <Button
            variant="outlined"
            icon="camera"
            pending={pending}
            disabled={disabled}
            onClick={() => input.current?.click()}
          >
            {(preview ?? src) ? words.change : words.choose}
          </Button>
          {value && !pending && (
            <Button variant="quiet" disabled={disabled} onClick={after(() => onChange(null))}>
              {words.undo}
            </Button>
          )}
          {src && !value && !pending && onRemove && (
            <Button variant="quiet" disabled={disabled} onClick={after(onRemove)}>
              {words.remove}
            </Button>
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        disabled={disabled}
        onChange={(event) => {
          choose(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
      <div role="alert">
        {problem && (
          <p id={`${id}-error`} className={styles.error}>
            <Icon name="error" />
            {problem}
          </p>
        )}
      </div>
      {help && (
        <p id={`${id}-help`} className={styles.note}>
          {help}
        </p>
      )}
    </fieldset>
  );
}
