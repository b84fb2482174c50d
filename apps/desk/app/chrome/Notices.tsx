import { tint } from '@karachi-estates/design-system/theme/looks';
import Box from '@mui/material/Box';
import Snackbar from '@mui/material/Snackbar';
import SnackbarContent from '@mui/material/SnackbarContent';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { CloseNotificationContext, type NotificationPayload, useNotificationContext, useTranslate } from 'react-admin';

const PLAIN_MS = 4_000;
/** Why something was refused takes longer to read than that it was done. */
const ERROR_MS = 10_000;

const Refusal = styled(SnackbarContent)(({ theme }) => ({
  ...tint(theme, 'error'),
  border: `0.0625rem solid ${(theme.vars ?? theme).palette.error.main}`,
}));

/**
 * What has just happened. The newest notice takes the place of the one before: react-admin's own part shows one after
 * the other, so that after a few quick decisions its Undo was about an older one. A click elsewhere leaves it.
 */
export function Notices() {
  const { notifications, resetNotifications } = useNotificationContext();
  const translate = useTranslate();
  const [shown, setShown] = useState<{ number: number; notice: NotificationPayload }>();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const notice = notifications.at(-1);
    if (!notice) return;
    setShown((before) => ({ number: (before?.number ?? 0) + 1, notice }));
    setIsOpen(true);
    resetNotifications();
  }, [notifications, resetNotifications]);
  if (!shown) return null;
  const { message, type, notificationOptions: options = {} } = shown.notice;
  const Content = type === 'error' ? Refusal : SnackbarContent;
  const close = () => setIsOpen(false);
  return (
    <CloseNotificationContext value={close}>
      <Snackbar
        key={shown.number}
        open={isOpen}
        autoHideDuration={options.autoHideDuration ?? (type === 'error' ? ERROR_MS : PLAIN_MS)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
      >
        {/* The box lets the Snackbar's transition hold on to it. */}
        <Box sx={{ flexGrow: 1 }}>
          {typeof message === 'string' ? <Content message={translate(message, options.messageArgs)} /> : message}
        </Box>
      </Snackbar>
    </CloseNotificationContext>
  );
}
