import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './AreaTypeahead.module.css';
import { AreaTypeaheadOption } from './AreaTypeaheadOption.tsx';
import type { AreaTypeaheadArea } from './areaTypeaheadState.ts';
import { useAreaTypeahead } from './useAreaTypeahead.ts';

export type { AreaTypeaheadArea };

/** What the box says beside its label and placeholder. */
export interface AreaTypeaheadLabels {
  clear: (label: string) => string;
  loading: string;
  failed: string;
  retry: string;
  /** There are no areas at all. */
  none: string;
  notFound: (text: string) => string;
  /** Announced while typing. */
  count: (areas: number) => string;
}

export interface AreaTypeaheadProps {
  /** All areas of the city, in the order in which they are listed when nothing is typed. */
  areas: readonly AreaTypeaheadArea[];
  /** The chosen area of a controlled box. Leave out to let the box keep its own. */
  value?: AreaTypeaheadArea | null;
  /** The area that is chosen at first, where the box keeps its own. */
  defaultValue?: AreaTypeaheadArea | null;
  /** What stands in the box while no area is chosen, for example a name from an address. */
  defaultText?: string;
  /** An area was chosen, or (null) the chosen one was cleared or typed over. */
  onSelect?: (area: AreaTypeaheadArea | null) => void;
  /** The focus left the box, for forms that check a field then. */
  onBlur?: () => void;
  /** Names the box, inside it or above by `appearance`. */
  label?: string;
  /** Stands in the empty box. */
  placeholder?: string;
  /** Name in a form: submits the id of the chosen area, else the typed text; without JavaScript the typed text. */
  name?: string;
  /** `loading` and `failed` are said in the list; failed offers Retry where `onRetry` is given. */
  status?: 'ready' | 'loading' | 'failed';
  /** Loads the areas again after they failed. */
  onRetry?: () => void;
  /** Cannot be used now. */
  isDisabled?: boolean;
  /** Tells browsers and screen readers that it must be filled in. */
  isRequired?: boolean;
  /** Help under a form's box. */
  help?: string;
  /** Why the field is refused, in words. */
  error?: string | undefined;
  /** `search` has its label inside the box, `bare` in a card that frames it, `form` above the box as form fields have. */
  appearance?: 'search' | 'bare' | 'form';
  /** Its words in another language; English without it. */
  labels?: Partial<AreaTypeaheadLabels> | undefined;
}

const english: AreaTypeaheadLabels = {
  clear: (label) => `Clear ${label.toLowerCase()}`,
  loading: 'Loading areas…',
  failed: 'The areas could not be loaded.',
  retry: 'Retry',
  none: 'There are no areas yet.',
  notFound: (text) => `No area is called “${text}”.`,
  count: (areas) => (areas === 1 ? '1 area' : `${areas} areas`),
};

/**
 * Finds one area of the city by typing a part of its name. Case, dots, hyphens and spaces do not count.
 *
 * A WAI-ARIA combobox: opens on focus or typing, arrows, Home, End and page keys move, Enter chooses, Escape closes and
 * then clears, a tap outside closes. Without JavaScript it is a plain text box of the form around it.
 *
 * Use a native select instead for up to about fifteen choices that everybody knows.
 */
export function AreaTypeahead({
  areas,
  value,
  defaultValue,
  defaultText,
  onSelect,
  onBlur,
  label = 'Area',
  placeholder = 'Any area',
  name,
  status = 'ready',
  onRetry,
  isDisabled = false,
  isRequired = false,
  help,
  error,
  appearance = 'search',
  labels,
}: AreaTypeaheadProps) {
  const words = { ...english, ...labels };
  const box = useAreaTypeahead({ areas, value, defaultValue, defaultText, onSelect, onBlur });
  const noteId = useId();
  const note = error ?? help;
  const isEmpty = status === 'ready' && box.options.length === 0;

  const control = (
    <>
      <input
        {...box.inputProps}
        className={styles.input}
        type="text"
        name={box.chosen ? undefined : name}
        placeholder={placeholder}
        disabled={isDisabled}
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? noteId : undefined}
        aria-busy={status === 'loading' || undefined}
      />
      {box.text !== '' && !isDisabled && (
        <button type="button" className={styles.clear} aria-label={words.clear(label)} onClick={box.clear}>
          <Icon name="close" />
        </button>
      )}
    </>
  );

  return (
    <div {...box.rootProps} className={styles.root}>
      {appearance === 'form' ? (
        <>
          <label className={styles.formLabel} htmlFor={box.inputId}>
            {label}
          </label>
          <div className={styles.formBox} data-invalid={Boolean(error)} data-disabled={isDisabled}>
            {control}
          </div>
        </>
      ) : (
        <SearchField
          label={label}
          htmlFor={box.inputId}
          isDisabled={isDisabled}
          isInvalid={Boolean(error)}
          frame={appearance === 'bare' ? 'none' : 'box'}
        >
          {control}
        </SearchField>
      )}
      {name && box.chosen && <input type="hidden" name={name} value={box.chosen.id} disabled={isDisabled} />}

      <div className={styles.popup} hidden={!box.isOpen || isDisabled}>
        {/* Pressing an option or the scrollbar keeps the focus in the box; the keys are those of the box. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
        <div
          ref={box.listRef}
          id={box.listId}
          className={styles.list}
          role="listbox"
          tabIndex={-1}
          aria-label={label}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            const option = (event.target as Element).closest('[role=option]');
            const area = box.options[Array.from(event.currentTarget.children).indexOf(option as Element)];
            if (area) box.choose(area);
          }}
        >
          {status === 'ready' &&
            box.isOpen &&
            box.options.map((area, index) => (
              <AreaTypeaheadOption
                key={area.id}
                id={box.optionId(index)}
                area={area}
                isActive={index === box.active}
                isChosen={area.id === box.chosen?.id}
              />
            ))}
        </div>
        {status === 'loading' && <p className={styles.message}>{words.loading}</p>}
        {status === 'failed' && (
          <div className={styles.message}>
            <p>{words.failed}</p>
            {onRetry && (
              <button type="button" className={styles.retry} onClick={onRetry}>
                {words.retry}
              </button>
            )}
          </div>
        )}
        {isEmpty && (
          <p className={styles.message}>{areas.length === 0 ? words.none : words.notFound(box.text.trim())}</p>
        )}
      </div>
      <VisuallyHidden role="status">
        {box.isOpen && status === 'ready' && box.isTyped ? words.count(box.options.length) : ''}
        {box.isOpen && status === 'loading' ? words.loading : ''}
        {box.isOpen && status === 'failed' ? words.failed : ''}
      </VisuallyHidden>

      {note && (
        <p id={noteId} className={styles.note} data-invalid={Boolean(error)}>
          {error && <Icon name="error" />}
          {note}
        </p>
      )}
    </div>
  );
}
