import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { notices } from '../content/notices.ts';
import type { Notice } from './Notices.tsx';

const SECONDS = 8;
const icons = { neutral: null, success: <CheckCircleRounded />, error: <ErrorRounded /> };

interface ShownNoticeProps {
  notice: Notice;
  onClose: () => void;
}

/** One notice: it waits while the pointer or the focus is on it, and can be closed or acted upon. */
function ShownNotice({ notice: { text, tone = 'neutral', seconds = SECONDS, action }, onClose }: ShownNoticeProps) {
  return (
    <Snackbar
      open
      autoHideDuration={seconds * 1000}
      onClose={(_event, reason) => reason !== 'clickaway' && onClose()}
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
          <IconButton color="inherit" size="small" aria-label={notices.dismiss} onClick={onClose}>
            <CloseRounded />
          </IconButton>
        </>
      }
    />
  );
}

/** Shows the latest notice. Its live regions stand empty before anything is said in them, so that screen readers hear it. */
export default function NoticeBoard({ notice }: { notice: Notice }) {
  const [shown, setShown] = useState<Notice>();
  useEffect(() => setShown(notice), [notice]);
  const close = () => setShown(undefined);
  const isError = shown?.tone === 'error';
  return (
    <>
      <div role="status">{shown && !isError && <ShownNotice key={shown.text} notice={shown} onClose={close} />}</div>
      <div role="alert">{shown && isError && <ShownNotice key={shown.text} notice={shown} onClose={close} />}</div>
    </>
  );
}
