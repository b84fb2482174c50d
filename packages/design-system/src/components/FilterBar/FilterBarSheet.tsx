import CloseRounded from '@mui/icons-material/CloseRounded';
import Drawer, { type DrawerProps } from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { joinProps } from '../../theme/joinProps.ts';
import { corner, hairline } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useBackCloses } from '../../theme/useBackCloses.ts';

interface FilterBarSheetProps extends Partial<Omit<DrawerProps, 'onClose'>> {
  id: string;
  title: string;
  /** Names the button that closes it. */
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

const Sheet = styled(Drawer, { name: 'KeFilterBar', slot: 'Sheet' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    '& > .MuiDrawer-paper': {
      maxWidth: '40rem',
      maxHeight: '88dvh',
      marginInline: 'auto',
      borderRadius: `${corner(theme, 'card')} ${corner(theme, 'card')} 0 0`,
      overscrollBehavior: 'contain',
    },
  })),
);

const Head = styled('div', { name: 'KeFilterBar', slot: 'SheetHead' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'sticky',
    zIndex: 3,
    insetBlockStart: 0,
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    paddingBlock: theme.spacing(1),
    paddingInline: theme.spacing(2, 1),
    borderBlockEnd: hairline(theme),
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
  })),
);

/** What holds the filters on phones and tablets: a sheet from below. */
export function FilterBarSheet({
  ownerState,
  id,
  title,
  closeLabel,
  open = false,
  onClose,
  children,
  ...other
}: FilterBarSheetProps & { ownerState: object }) {
  useBackCloses(open, onClose);
  return (
    <Sheet
      ownerState={ownerState}
      id={id}
      anchor="bottom"
      open={open}
      onClose={onClose}
      {...joinProps<Partial<DrawerProps>>(
        { slotProps: { paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': `${id}-title` } } },
        other,
      )}
    >
      <Head ownerState={ownerState}>
        <Typography id={`${id}-title`} variant="h4" component="h2">
          {title}
        </Typography>
        <IconButton aria-label={closeLabel} onClick={onClose}>
          <CloseRounded />
        </IconButton>
      </Head>
      {children}
    </Sheet>
  );
}
