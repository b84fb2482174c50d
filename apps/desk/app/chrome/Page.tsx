import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { frame } from '../content/frame.ts';

export interface PageProps {
  /** The screen's one main heading, and the title of the window. */
  title: string;
  /** A line under the heading. */
  lead?: ReactNode;
  /** Links above the heading: where one came from. */
  trail?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1, 2),
  marginBlockEnd: theme.spacing(2),
  '& h1': { fontSize: '1.5rem', outline: 'none', overflowWrap: 'anywhere' },
}));

/** Elements that group controls and can take the focus of one that was removed. */
const GROUPS = 'section, form, table, tbody, ul, ol';

/**
 * Restores the focus when the focused element is removed, such as the button that approved an ad: to the nearest group
 * around it that is still there, so that Tab goes on from it, else to the heading.
 */
function useFocusRestore(heading: RefObject<HTMLHeadingElement | null>) {
  useEffect(() => {
    const main = heading.current?.closest('main');
    if (!main) return;
    let last: HTMLElement | undefined;
    let around: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      last = target as HTMLElement;
      around = [];
      for (let group = last.closest<HTMLElement>(GROUPS); group; group = group.parentElement?.closest(GROUPS) ?? null) {
        around.push(group);
      }
    };
    // A press elsewhere on the screen leaves it on purpose.
    const forget = () => {
      last = undefined;
    };
    const observer = new MutationObserver(() => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      const left = around.find(({ isConnected }) => isConnected) ?? heading.current;
      if (!left) return;
      left.tabIndex = -1;
      left.focus({ preventScroll: true });
    });
    main.addEventListener('focusin', remember);
    main.addEventListener('pointerdown', forget);
    observer.observe(main, { childList: true, subtree: true });
    // Dialogs are children of the body and give the focus back as they are removed.
    observer.observe(document.body, { childList: true });
    return () => {
      main.removeEventListener('focusin', remember);
      main.removeEventListener('pointerdown', forget);
      observer.disconnect();
    };
  }, [heading]);
}

/** A screen of the desk: its heading, what can be done, and its content. Takes the focus when somebody comes to it. */
export function Page({ title, lead, trail, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusRestore(heading);
  const { pathname } = useLocation();
  const isFirst = useNavigationType() === 'POP';
  useEffect(() => {
    document.title = frame.documentTitle(title);
  }, [title]);
  useEffect(() => {
    if (!isFirst) heading.current?.focus();
  }, [pathname, isFirst]);
  return (
    <>
      {trail && <Box sx={{ marginBlockEnd: 0.5, typography: 'body2' }}>{trail}</Box>}
      <Head>
        <Box sx={{ flex: '1 1 16rem', minWidth: 0 }}>
          <Typography ref={heading} variant="h1" tabIndex={-1}>
            {title}
          </Typography>
          {lead && (
            <Typography
              variant="body2"
              color="textSecondary"
              component="div"
              sx={{ '&:has(> span)': { marginBlockStart: 0.5 }, '& > span': { marginInlineEnd: 0.5 } }}
            >
              {lead}
            </Typography>
          )}
        </Box>
        {actions}
      </Head>
      {children}
    </>
  );
}
