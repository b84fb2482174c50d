import { areaName, filterAreas } from '@karachi-estates/domain/areas/match';
import useAutocomplete from '@mui/material/useAutocomplete';
import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useKitLocale } from '../../words/KitWords.tsx';
import { type AreaTypeaheadArea, areaNamed } from './areaNamed.ts';

export interface AreaTypeaheadOptions {
  /** Id of the box; one of its own without it. */
  id?: string | undefined;
  areas: readonly AreaTypeaheadArea[];
  /** The chosen area of a controlled box; leave out for a box that keeps its own. */
  value?: AreaTypeaheadArea | null | undefined;
  defaultValue?: AreaTypeaheadArea | null | undefined;
  /** A text that is not (yet) an area, for example a name from an address. */
  defaultText?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Called with the area when one is chosen and with null when there is none any more. */
  onSelect?: ((area: AreaTypeaheadArea | null) => void) | undefined;
  /**
   * What the caller does at the root; the box's own follows it. `onBlur` is told when the focus has left the whole box.
   */
  onRoot?: Pick<HTMLAttributes<HTMLDivElement>, 'onBlur' | 'onClick' | 'onKeyDown' | 'onMouseDown'>;
}

/**
 * MUI's useAutocomplete with the domain's matcher. What that hook has no word for is kept here: a text that is no area
 * stays in the box and is sent, an area's whole name is that area when the box is left, and only typing narrows the
 * list.
 */
export function useAreaTypeahead(options: AreaTypeaheadOptions) {
  const { areas, value, defaultValue, defaultText = '', isDisabled = false, onSelect, onRoot = {} } = options;
  const ownId = useId();
  const id = options.id ?? ownId;
  const root = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(value ?? defaultValue ?? null);
  const locale = useKitLocale();
  const nameOf = (area: AreaTypeaheadArea) => areaName(area, locale);
  const [text, setText] = useState(chosen ? nameOf(chosen) : defaultText);
  const [isOpen, setOpen] = useState(false);
  const [isTyped, setTyped] = useState(false);

  const [known, setKnown] = useState(value);
  if (value !== undefined && value?.id !== known?.id) {
    setKnown(value);
    // A value that arrives late does not take away what is being typed.
    if (value?.id !== chosen?.id && !(isTyped && value)) {
      setChosen(value);
      setText(value ? nameOf(value) : '');
    }
  }

  const choose = (area: AreaTypeaheadArea | null) => {
    setChosen(area);
    setTyped(false);
    if (area?.id !== chosen?.id) onSelect?.(area);
  };
  const close = () => {
    setOpen(false);
    setTyped(false);
  };

  const autocomplete = useAutocomplete({
    id,
    options: areas,
    value: chosen,
    inputValue: text,
    open: isOpen && !isDisabled,
    disabled: isDisabled,
    clearOnBlur: false,
    clearOnEscape: true,
    openOnFocus: true,
    // The best match is highlighted while typing, so that Enter takes it without an arrow key.
    autoHighlight: isTyped && text.trim() !== '',
    getOptionLabel: nameOf,
    getOptionKey: (area) => area.id,
    isOptionEqualToValue: (area, other) => area.id === other.id,
    filterOptions: (all, { inputValue }) => [...(inputValue.trim() === '' ? all : filterAreas(inputValue, all))],
    onOpen: () => setOpen(true),
    onClose: (event, reason) => {
      const { relatedTarget } = event as FocusEvent;
      // The focus went on to a button of the box: Clear, or Retry in its list.
      if (reason === 'blur' && relatedTarget && root.current?.contains(relatedTarget)) return;
      close();
    },
    onChange: (_, area) => choose(area),
    onInputChange: (_, typed, reason) => {
      setText(typed);
      if (reason !== 'input') return;
      setTyped(true);
      // An empty box is told as cleared by onChange.
      if (chosen && typed !== '') {
        setChosen(null);
        onSelect?.(null);
      }
    },
  });

  /** Leaving the box with an area's whole name in it means that area; any other text stays, since it may be meant. */
  const leave = () => {
    close();
    const named = chosen === null ? areaNamed(text, areas) : undefined;
    if (!named) return;
    setText(nameOf(named));
    choose(named);
  };

  const own = autocomplete.getRootProps({
    onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => {
      onRoot.onKeyDown?.(event);
      const { key, target } = event;
      // Enter without an option sends the form around; the list is done.
      const isBox = target instanceof HTMLInputElement;
      if (key === 'Enter' && isOpen && isBox && !target.getAttribute('aria-activedescendant')) close();
    },
  });
  const rootProps = {
    ...own,
    onMouseDown: (event: MouseEvent<HTMLDivElement>) => {
      onRoot.onMouseDown?.(event);
      own.onMouseDown?.(event);
    },
    onClick: (event: MouseEvent<HTMLDivElement>) => {
      onRoot.onClick?.(event);
      own.onClick?.(event);
    },
    onBlur: (event: FocusEvent<HTMLDivElement>) => {
      if (event.currentTarget.contains(event.relatedTarget)) return;
      leave();
      onRoot.onBlur?.(event);
    },
  };

  return { ...autocomplete, id, root, rootProps, text, chosen, isOpen: isOpen && !isDisabled, isTyped, leave };
}
