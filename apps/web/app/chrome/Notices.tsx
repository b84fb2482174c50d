import { memoTheme } from '@karachi-estates/design-system/theme/memoTheme';
import { keyframes, styled } from '@mui/material/styles';
import { createContext, lazy, type ReactNode, Suspense, use, useState } from 'react';
import type { Notice } from './notice.ts';

const NotifyContext = createContext<((notice: Notice) => void) | null>(null);

/** Says something to the person. What the specification calls an alert is said this way, in its words. */
export function useNotify(): (notice: Notice) => void {
  const notify = use(NotifyContext);
  if (!notify) throw new Error('useNotify needs a NoticeProvider above it');
  return notify;
}

const leave = keyframes({ to: { visibility: 'hidden' } });

const Plain = styled('p')(
  memoTheme(({ theme }) => ({
    position: 'fixed',
    insetBlockEnd: theme.spacing(2),
    insetInline: theme.spacing(2),
    zIndex: theme.zIndex.snackbar,
    maxWidth: '34rem',
    margin: '0 auto',
    padding: theme.spacing(1.5, 2),
    borderRadius: (theme.vars ?? theme).shape.borderRadius,
    backgroundColor: (theme.vars ?? theme).palette.text.primary,
    color: (theme.vars ?? theme).palette.background.default,
    animation: `${leave} 0s 8s forwards`,
  })),
);

/** Where that code does not come, because the network is what the notice is about. */
function PlainNotice({ notice }: { notice: Notice }) {
  return (
    <Plain key={notice.text} role="alert">
      {notice.text}
    </Plain>
  );
}

// Most visits end without a notice, so its code comes with the first one.
const NoticeBoard = lazy(() => import('./NoticeBoard.tsx').catch(() => ({ default: PlainNotice })));

/** Shows notices over every screen. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice>();
  return (
    <NotifyContext value={setNotice}>
      {children}
      {notice && (
        <Suspense>
          <NoticeBoard notice={notice} />
        </Suspense>
      )}
    </NotifyContext>
  );
}
