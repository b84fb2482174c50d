import type { Endpoint } from '@karachi-estates/contracts/endpoint';
import Stack from '@mui/material/Stack';
import type { FormEventHandler, ReactNode, Ref } from 'react';
import { useLocale } from '../locale/Locale.tsx';

interface PlainFormProps {
  /** Where it goes: an endpoint that reads forms and answers with a page. */
  to: Pick<Endpoint, 'url'>;
  /** What it sends beside its fields. */
  hidden: Readonly<Record<string, string>>;
  /** Sends it in another way, with scripts. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  /** Its page says what is wrong, also without scripts, once the server has refused it: the browser never does. */
  isCheckedByServer?: boolean;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/** A form that the browser itself sends: it works without scripts, and its answer is a page in the same language. */
export function PlainForm({ to, hidden, onSubmit, isCheckedByServer, ref, children }: PlainFormProps) {
  const locale = useLocale();
  return (
    <form
      ref={ref}
      method="post"
      action={to.url}
      noValidate={isCheckedByServer}
      onSubmit={(event) => {
        onSubmit?.(event);
        // What records early presses stands at the window and keeps forms from being sent by the browser.
        event.stopPropagation();
      }}
    >
      {Object.entries({ ...hidden, page: locale }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Stack spacing={2.5}>{children}</Stack>
    </form>
  );
}
