import { memoTheme } from '@karachi-estates/design-system/theme/memoTheme';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useContent } from '../content/contentFor.ts';
import { notices } from '../content/notices.ts';
import { type Notice, roleOf } from './notice.ts';

const SECONDS = 8;
const icons = { neutral: null, success: <CheckCircleRounded />, error: <ErrorRounded /> };

// The region has the place on the screen, and the notice fills it: what is announced is where it is seen.
const Region = styled('div')(
  memoTheme(({ theme }) => ({
    position: 'fixed',
    insetBlockEnd: theme.spacing(2),
    insetInline: theme.spacing(2),
    zIndex: theme.zIndex.snackbar,
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto', marginInline: 'auto', width: 'fit-content' },
  })),
);

interface ShownNoticeProps {
  notice: Notice;
  onClose: () => void;
}

/** One notice: it waits while the pointer or the focus is on it, and can be closed or acted upon. */
function ShownNotice({ notice: { text, tone = 'neutral', seconds = SECONDS, action }, onClose }: ShownNoticeProps) {
  const words = useContent('notices', notices);
  return (
    <Snackbar
      open
      autoHideDuration={seconds * 1000}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      sx={{ position: 'static' }}
      slotProps={{ content: { role: 'presentation' } }}
      message={
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          {icons[tone]}
          <span>{text}</span>
        </Stack>
      }
      action={
        <>
          {action && (
            <Button
              color="inherit"
              variant="outlined"
              size="small"
              onClick={() => {
                action.onPress();
                onClose();
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton color="inherit" size="small" aria-label={words.dismiss} onClick={onClose}>
            <CloseRounded />
          </IconButton>
        </>
      }
    />
  );
}

/**
 * Shows the latest notice. Its live regions stand empty before anything is said in them, so that screen readers hear
 * it.
 */
export default function NoticeBoard({ notice }: { notice: Notice }) {
  const [shown, setShown] = useState<Notice>();
  // Not while the board comes into the page with its first notice: what is there from the start is announced by none.
  useEffect(() => setShown(notice), [notice]);
  const close = () => setShown(undefined);
  return (
    <>
      {(['status', 'alert'] as const).map((role) => (
        <Region key={role} role={role}>
          {shown && roleOf(shown) === role && <ShownNotice key={shown.text} notice={shown} onClose={close} />}
        </Region>
      ))}
    </>
  );
}
