import { Toast } from '@karachi-estates/design-system/Toast';
import { useEffect, useState } from 'react';
import type { Notice } from './Notices.tsx';

const SECONDS = 8;

/** Shows the latest notice. Its live regions stand empty before anything is said in them, so that screen readers hear it. */
export default function NoticeBoard({ notice }: { notice: Notice }) {
  const [shown, setShown] = useState<Notice>();
  useEffect(() => setShown(notice), [notice]);

  const toast = (isError: boolean) => {
    const own = shown && (shown.tone === 'error') === isError ? shown : undefined;
    return (
      <Toast
        message={own?.text}
        tone={isError ? 'error' : own?.tone}
        action={
          own?.action && {
            label: own.action.label,
            onPress: () => {
              own.action?.onPress();
              setShown(undefined);
            },
          }
        }
        onDismiss={() => setShown(undefined)}
        seconds={own?.seconds ?? SECONDS}
      />
    );
  };
  return (
    <>
      {toast(false)}
      {toast(true)}
    </>
  );
}
