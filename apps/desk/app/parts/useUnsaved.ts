import { useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';

/** What was typed and not saved, as the window keeps it. */
interface Kept {
  version: number;
  values: unknown;
}

const placeOf = (name: string) => `desk.unsaved.${name}`;

function read(name: string): Kept | undefined {
  try {
    const text = sessionStorage.getItem(placeOf(name));
    return text ? (JSON.parse(text) as Kept) : undefined;
  } catch {
    // A window that keeps nothing still lets people write.
    return undefined;
  }
}

function write(name: string, kept: Kept | undefined): void {
  try {
    if (kept) sessionStorage.setItem(placeOf(name), JSON.stringify(kept));
    else sessionStorage.removeItem(placeOf(name));
  } catch {
    // See above.
  }
}

/** Whether a link leads to another place of the page that is open, as the one past the menu does. */
const isWithinPage = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === window.location.pathname && search === window.location.search;

/** The pause after which what is typed is kept. */
const PAUSE_MS = 300;

export interface Unsaved {
  /** Words of an earlier visit were put back into the form; the version that they began with. */
  restored: number | undefined;
  /** A link was pressed while something is not saved: where to. */
  leavingTo: string | undefined;
  stay: () => void;
  /** Forgets what is kept: it is saved, or nobody wants it. */
  forget: () => void;
}

/**
 * Keeps what is typed into a form until it is saved: this window has it after a reload, a sign-out or the back button,
 * and asks before a link leads away.
 * @param name of what is edited, and the version of it that is shown
 */
export function useUnsaved<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { name, version }: { name: string; version: number },
): Unsaved {
  const [restored, setRestored] = useState<number>();
  const [leavingTo, setLeavingTo] = useState<string>();
  const { isDirty } = form.formState;
  const values = useWatch({ control: form.control });
  const isKept = useRef(false);

  // Once, when the form is there: what was saved stays its default, so that it counts as changed.
  useEffect(() => {
    const kept = read(name);
    if (!kept) return;
    form.reset(kept.values as DefaultValues<Values>, { keepDefaultValues: true });
    setRestored(kept.version);
  }, []);

  useEffect(() => {
    if (!isDirty && !isKept.current) return;
    const timer = setTimeout(() => {
      isKept.current = isDirty;
      write(name, isDirty ? { version: restored ?? version, values } : undefined);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [name, version, restored, values, isDirty]);

  useEffect(() => {
    if (!isDirty) return;
    const beforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (!link || link.target || link.closest('.ProseMirror') || event.ctrlKey || event.metaKey) return;
      if (link.hasAttribute('download') || isWithinPage(link)) return;
      // A call or a mail (`tel:`, `mailto:`) leaves the page where it is.
      if (link.origin !== window.location.origin) return;
      event.preventDefault();
      event.stopPropagation();
      setLeavingTo(link.pathname.replace(/^\/desk(?=\/|$)/, '') + link.search);
    };
    window.addEventListener('beforeunload', beforeUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', beforeUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isDirty]);

  return {
    restored,
    leavingTo,
    stay: () => setLeavingTo(undefined),
    forget: () => {
      isKept.current = false;
      write(name, undefined);
      setRestored(undefined);
    },
  };
}
