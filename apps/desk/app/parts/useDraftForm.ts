import { useEffect, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { writing } from '../content/writing.ts';
import { CallFailed } from '../data/call.ts';
import { showFailure } from './showFailure.ts';
import { takeSent } from './takeSent.ts';
import { type Unsaved, useUnsaved } from './useUnsaved.ts';

/** What is written at the desk and saved with the version that it began with. */
interface Draft {
  id: number;
  version: number;
}

export interface DraftForm<Row, Values extends FieldValues> {
  form: UseFormReturn<Values>;
  unsaved: Unsaved;
  isDirty: boolean;
  /** The version that the form shows: after a save the saved one, also before it has been read again. */
  version: number;
  /** Why the last save was refused: somebody else saved since. */
  conflict: string | undefined;
  save: (values: Values) => Promise<void>;
  /** Saves over what somebody else saved. */
  saveOver: () => Promise<void>;
  /** What the form shows of a version. */
  valuesOf: (row: Row) => Values;
  /** Shows a version in the place of what is typed. */
  take: (row: Row) => void;
}

/**
 * A form for a text that several people may write. What is typed is kept until the server has it; a save is refused
 * where somebody else was faster, and then both ways out are open.
 * @param kind names what is written, and with it the code of the refusal: `article` is refused with ARTICLE_CHANGED
 */
export function useDraftForm<Row extends Draft, Values extends FieldValues>(
  row: Row,
  kind: 'article' | 'issue',
  { valuesOf, send }: { valuesOf: (row: Row) => Values; send: (values: Values, version: number) => Promise<Row> },
): DraftForm<Row, Values> {
  const notify = useNotify();
  const refresh = useRefresh();
  const form = useForm<Values>({ defaultValues: valuesOf(row) as DefaultValues<Values> });
  const [version, setVersion] = useState(row.version);
  const [conflict, setConflict] = useState<string>();
  const unsaved = useUnsaved(form, { name: `${kind}-${row.id}`, version });
  const { isDirty } = form.formState;

  const settle = (saved: Row) => {
    setVersion(saved.version);
    setConflict(undefined);
    unsaved.forget();
  };

  const take = (saved: Row) => {
    form.reset(valuesOf(saved));
    settle(saved);
  };

  // Another version is taken only where nothing is typed here.
  useEffect(() => {
    if (row.version !== version && !isDirty) take(row);
  }, [row]);

  async function sendAs(values: Values, from: number) {
    try {
      const saved = await send(values, from);
      takeSent(form, values, valuesOf(saved));
      settle(saved);
      notify(writing.saved, { type: 'info' });
      refresh();
    } catch (error) {
      if (error instanceof CallFailed && error.code === `${kind.toUpperCase()}_CHANGED`) {
        setConflict(error.message);
        // So that what is there now is known to both ways out.
        refresh();
      } else showFailure(form, error);
    }
  }

  return {
    form,
    unsaved,
    isDirty,
    version,
    conflict,
    valuesOf,
    save: (values) => sendAs(values, unsaved.restored ?? version),
    saveOver: () => sendAs(form.getValues(), row.version),
    take,
  };
}
