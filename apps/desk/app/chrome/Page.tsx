import { useFocusRestore } from '@karachi-estates/design-system/theme/useFocusRestore';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
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
