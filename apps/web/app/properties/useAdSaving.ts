import type { PhotoItem } from '@karachi-estates/design-system/ImagePicker';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AdValues } from '../forms/properties.ts';
import { useDebounced } from './useDebounced.ts';

type Store = (values: AdValues, photos: readonly PhotoItem[]) => Promise<boolean>;

/** Stores what is typed a moment after it was, and photos at once; tells whether this device has what the form has. */
export function useAdSaving(form: UseFormReturn<AdValues>, photos: readonly PhotoItem[], store: Store) {
  const [isSaved, setSaved] = useState(false);
  const save = (of: readonly PhotoItem[]) => void store(form.getValues(), of).then(setSaved);
  const saveSoon = useDebounced(() => save(photos));
  useEffect(() => {
    const { unsubscribe } = form.watch(() => {
      setSaved(false);
      saveSoon();
    });
    return unsubscribe;
  }, [form, saveSoon]);
  return {
    isSaved,
    save,
    // Photographs are chosen one decision at a time: nothing more is coming that would be worth waiting for.
    savePhotos(next: readonly PhotoItem[]) {
      setSaved(false);
      save(next);
    },
  };
}
