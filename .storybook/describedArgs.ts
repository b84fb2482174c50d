import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Props that every part of the kit has, kept together below its own. */
const ofTheKit = /^(labels|sx|slotProps|component|className|ref|style|id)$/;

/** What a prop takes, in the words of its type. */
const typeOf = ({ table, type }: { table?: { type?: { summary?: string } }; type?: unknown }) =>
  table?.type?.summary ?? (typeof type === 'object' && type && 'value' in type ? String(type.value) : '');

/**
 * Gives each prop the control that suits it. Text stands for what may be any node; what nobody can write, functions,
 * elements and themes, has its type and no control, so that nobody breaks the example by typing into it.
 */
export const describedArgs: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
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
      if (/=>|ReactElement|Ref<|Theme\b/.test(type) || typeof given === 'function')
        return [name, { ...argType, control: false }];
      return [name, argType];
    }),
  );
