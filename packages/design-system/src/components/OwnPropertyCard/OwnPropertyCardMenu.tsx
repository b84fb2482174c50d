import { canTransition, LISTING_STATUSES, type ListingStatus } from '@karachi-estates/domain/properties/status';
import type { Purpose } from '@karachi-estates/domain/properties/vocabulary';
import DeleteRounded from '@mui/icons-material/DeleteRounded';
import HandshakeRounded from '@mui/icons-material/HandshakeRounded';
import KeyRounded from '@mui/icons-material/KeyRounded';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useRef, useState } from 'react';
import { heldWhile } from '../../theme/heldWhile.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useBackCloses } from '../../theme/useBackCloses.ts';

/** What the menu says. */
export interface OwnPropertyCardMenuLabels {
  /** Names the button that opens it. */
  moreFor: (title: string) => string;
  /** From paused to active. */
  resume: string;
  /** From sold or rented to active. */
  relist: string;
  pause: string;
  sold: string;
  rented: string;
  delete: string;
}

export const englishMenu: OwnPropertyCardMenuLabels = {
  moreFor: (title) => `More for ${title}`,
  resume: 'Resume',
  relist: 'Put back on the market',
  pause: 'Pause',
  sold: 'Mark as sold',
  rented: 'Mark as rented',
  delete: 'Delete',
};

interface OwnPropertyCardMenuProps {
  title: string;
  status: ListingStatus;
  purpose: Purpose;
  onStatusChange: (status: ListingStatus) => void;
  isBusy: boolean;
  /** The operator keeps it from being shown: it cannot be made active. */
  isKept: boolean;
  words: OwnPropertyCardMenuLabels;
}

const ICONS: Record<ListingStatus, ReactNode> = {
  active: <PlayArrowRounded />,
  paused: <PauseRounded />,
  sold: <HandshakeRounded />,
  rented: <KeyRounded />,
  deleted: <DeleteRounded />,
};

const Choice = styled(MenuItem, { name: 'KeOwnPropertyCard', slot: 'Choice' })<{ ownerState: { danger: boolean } }>(
  memoTheme(({ theme }) => ({
    gap: '0.75rem',
    minWidth: '14rem',
    variants: [{ props: { danger: true }, style: { color: (theme.vars ?? theme).palette.error.main } }],
  })),
);

function choiceText(to: ListingStatus, from: ListingStatus, words: OwnPropertyCardMenuLabels): string {
  const texts: Record<ListingStatus, string> = {
    active: from === 'paused' ? words.resume : words.relist,
    paused: words.pause,
    sold: words.sold,
    rented: words.rented,
    deleted: words.delete,
  };
  return texts[to];
}

/** What may become of a listing next, by the life that the domain gives it. */
export function OwnPropertyCardMenu({
  ownerState,
  title,
  status,
  purpose,
  onStatusChange,
  isBusy,
  isKept,
  words,
}: OwnPropertyCardMenuProps & { ownerState: object }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useBackCloses(isOpen, () => setOpen(false));
  const next = LISTING_STATUSES.filter((to) => !(isKept && to === 'active') && canTransition(status, to, purpose).ok);
  return (
    <>
      <IconButton
        ref={opener}
        size="small"
        aria-label={words.moreFor(title)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(true)}
        {...heldWhile(isBusy)}
      >
        <MoreVertRounded />
      </IconButton>
      <Menu
        id={id}
        open={isOpen}
        onClose={() => setOpen(false)}
        // Asked for while it is drawn, and the server has no opener.
        anchorEl={isOpen ? () => opener.current : null}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        disableScrollLock
        slotProps={{ list: { 'aria-label': words.moreFor(title) } }}
      >
        {next.map((to) => (
          <Choice
            key={to}
            ownerState={{ ...ownerState, danger: to === 'deleted' }}
            onClick={() => {
              setOpen(false);
              onStatusChange(to);
            }}
          >
            {ICONS[to]}
            {choiceText(to, status, words)}
          </Choice>
        ))}
      </Menu>
    </>
  );
}
