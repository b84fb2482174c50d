import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';

/** Props that every part of the kit has, kept together below its own. */
const ofTheKit = /^(labels|sx|slotProps|component|className|ref|style|id)$/;

/** Where a component that keeps its own state begins. */
const atFirst = /^default[A-Z]/;

/** What a prop takes, in the words of its type. */
const typeOf = ({ table, type }: { table?: { type?: { summary?: string } }; type?: unknown }) =>
  table?.type?.summary ?? (typeof type === 'object' && type && 'value' in type ? String(type.value) : '');

/** Kinds of type for which Storybook has a control of its own; of all others it makes an object. */
const withControl = /^(boolean|string|number|enum|function|symbol)$/;

/**
 * The control of what is no plain value: the given one can be changed, whichever of several types it may be of. What is
 * not given cannot be made up: an empty object in its place breaks most components.
 */
function controlOfObject(given: unknown) {
  if (isValidElement(given)) return { control: false } as const;
  if (typeof given === 'string') return { control: 'text' } as const;
  if (typeof given === 'number') return { control: 'number' } as const;
  return given === undefined ? ({ control: false } as const) : {};
}

/** What a prop is that is not given, as its comment has it: Storybook puts quotes around all that is a text. */
function withDefaultAsCode(argType: StrictInputType): StrictInputType {
  const summary = argType.table?.defaultValue?.summary;
  if (!summary) return argType;
  return { ...argType, table: { ...argType.table, defaultValue: { summary: summary.replace(/^"(.*)"$/, '$1') } } };
}

/**
 * Gives each prop the control that suits it. Text stands for what may be any node; what nobody can write, functions,
 * elements and themes, has its type and no control, so that nobody breaks the example by typing into it.
 */
export const describedArgs: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, described]) => {
      const argType = withDefaultAsCode(described);
      const type = typeOf(argType);
      const given = initialArgs[name];
      if (/^on[A-Z]/.test(name)) {
        return [name, { ...argType, control: false, table: { ...argType.table, category: 'Events' } }];
      }
      if (ofTheKit.test(name)) {
        return [name, { ...argType, control: false, table: { ...argType.table, category: 'Words and looks' } }];
      }
      if (/ReactNode/.test(type)) {
        const isText = given === undefined || typeof given === 'string';
        return [name, { ...argType, control: isText ? 'text' : false }];
      }
      // What a component begins with is read once: another value would change nothing that is seen.
      if (/=>|ReactElement|Ref<|Theme\b|^Control</.test(type) || typeof given === 'function' || atFirst.test(name))
        return [name, { ...argType, control: false }];
      const isPlain = !argType.type || withControl.test(argType.type.name) || argType.options || argType.control;
      return [name, isPlain ? argType : { ...argType, ...controlOfObject(given) }];
    }),
  );
