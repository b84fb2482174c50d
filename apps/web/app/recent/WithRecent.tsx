import Box from '@mui/material/Box';
import { type FocusEvent, type FormEvent, type ReactNode, Suspense, useState } from 'react';
import { decoration } from '../chrome/decoration.ts';

const RecentPanel = decoration(() => import('./RecentPanel.tsx'));

const isEmptyBox = (target: EventTarget) => target instanceof HTMLInputElement && target.value === '';

/** A search box that, while it is empty and used, offers the last search and the homes that were seen last. */
export function WithRecent({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box
      sx={{ position: 'relative' }}
      onFocus={({ target }: FocusEvent) => {
        if (target instanceof HTMLInputElement) setOpen(isEmptyBox(target));
      }}
      onInput={({ target }: FormEvent) => setOpen(isEmptyBox(target))}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpen(false);
      }}
    >
      {children}
      {isOpen && (
        <Suspense>
          <RecentPanel onChosen={() => setOpen(false)} />
        </Suspense>
      )}
    </Box>
  );
}
