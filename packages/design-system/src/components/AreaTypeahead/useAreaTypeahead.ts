import { type FocusEvent, type KeyboardEvent, useEffect, useId, useMemo, useReducer, useRef, useState } from 'react';
import {
  type AreaTypeaheadArea,
  type AreaTypeaheadStep,
  areaNamed,
  areaTypeaheadOptions,
  initialAreaTypeaheadState,
  reduceAreaTypeahead,
} from './areaTypeaheadState.ts';

export interface AreaTypeaheadOptions {
  areas: readonly AreaTypeaheadArea[];
  /** The chosen area of a controlled box; leave out for a box that keeps its own. */
  value?: AreaTypeaheadArea | null | undefined;
  defaultValue?: AreaTypeaheadArea | null | undefined;
  /** A text that is not (yet) an area, for example a name from an address. */
  defaultText?: string | undefined;
  /** Called with the area when one is chosen and with null when there is none any more. */
  onSelect?: ((area: AreaTypeaheadArea | null) => void) | undefined;
  onBlur?: (() => void) | undefined;
}

const STEPS: Partial<Record<string, AreaTypeaheadStep>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
};

/**
 * State and keyboard of the area combobox, without any markup: a text box with a list that it narrows (WAI-ARIA combobox
 * with list autocomplete).
 */
export function useAreaTypeahead({ areas, value, defaultValue, defaultText, onSelect, onBlur }: AreaTypeaheadOptions) {
  const id = useId();
  const [state, dispatch] = useReducer(reduceAreaTypeahead, null, () =>
    initialAreaTypeaheadState(value ?? defaultValue ?? null, defaultText),
  );
  const rootRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);

  const [lastValue, setLastValue] = useState(value);
  if (value !== undefined && value?.id !== lastValue?.id) {
    setLastValue(value);
    if (value?.id !== state.chosen?.id) dispatch({ type: 'chosen', area: value });
  }

  const options = useMemo(
    () => areaTypeaheadOptions({ text: state.text, isTyped: state.isTyped }, areas),
    [state.text, state.isTyped, areas],
  );
  const active = state.active < options.length ? state.active : -1;
  const optionId = (index: number) => `${id}-${index}`;

  const choose = (area: AreaTypeaheadArea | null) => {
    dispatch({ type: 'chosen', area });
    if (area?.id !== state.chosen?.id) onSelect?.(area);
  };

  const type = (text: string) => {
    dispatch({ type: 'typed', text });
    if (state.chosen !== null) onSelect?.(null);
  };

  /** Leaving the box with an area's whole name in it means that area; any other text stays, since it may be meant. */
  const leave = () => {
    const named = state.chosen === null ? areaNamed(state.text, areas) : undefined;
    if (named) choose(named);
    else dispatch({ type: 'closed' });
  };

  useEffect(() => {
    if (!state.isOpen) return;
    // Touch browsers keep the focus in the box when something that takes no focus is tapped.
    const onPointerDown = (event: PointerEvent) => {
      if (!rootRef.current?.contains(event.target as Node)) leave();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  });

  // The highlighted option is always in sight; a list that opens with an area chosen opens at that area.
  const inSight = active >= 0 ? active : options.findIndex((area) => area.id === state.chosen?.id);
  useEffect(() => {
    if (!state.isOpen || inSight < 0) return;
    listRef.current?.children[inSight]?.scrollIntoView({ block: 'nearest' });
  }, [state.isOpen, inSight]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (step && (state.isOpen || opens)) {
      event.preventDefault();
      if (state.isOpen || !event.altKey) dispatch({ type: 'moved', step, count: options.length });
      else dispatch({ type: 'opened' });
      return;
    }
    if (event.key === 'Enter' && state.isOpen) {
      const option = options[active];
      if (option) {
        // Enter takes the option; only the next Enter submits the form around.
        event.preventDefault();
        choose(option);
      } else dispatch({ type: 'closed' });
    }
    if (event.key === 'Escape' && (state.isOpen || state.text !== '')) {
      // A dialog around must not close with the list.
      event.preventDefault();
      event.stopPropagation();
      if (state.isOpen) dispatch({ type: 'closed' });
      else choose(null);
    }
  };

  return {
    ...state,
    active,
    options,
    rootRef,
    inputRef,
    listRef,
    inputId: `${id}-input`,
    listId: `${id}-list`,
    optionId,
    choose,
    clear: () => {
      choose(null);
      inputRef.current?.focus();
    },
    rootProps: {
      ref: rootRef,
      onBlur: (event: FocusEvent<HTMLDivElement>) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        leave();
        onBlur?.();
      },
    },
    inputProps: {
      ref: inputRef,
      id: `${id}-input`,
      value: state.text,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': state.isOpen,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': state.isOpen && active >= 0 ? optionId(active) : undefined,
      autoComplete: 'off',
      autoCapitalize: 'words',
      spellCheck: false,
      onChange: (event: { currentTarget: HTMLInputElement }) => type(event.currentTarget.value),
      onFocus: () => dispatch({ type: 'opened' }),
      onClick: () => dispatch({ type: 'opened' }),
      onKeyDown,
    },
  } as const;
}
