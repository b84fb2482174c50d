import KeyboardArrowDownRounded from '@mui/icons-material/KeyboardArrowDownRounded';
import ButtonBase from '@mui/material/ButtonBase';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useRef } from 'react';
import { controlBorder, corner, leading, oneLine } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';

interface FilterBarPanelProps {
  label: string;
  /** What is set inside, in words. */
  summary: string;
  /** In the sheet of phones everything lies open, under its label. */
  isInSheet: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  children: ReactNode;
}

const Panel = styled('div', { name: 'KeFilterBar', slot: 'Panel' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    // As wide as what is chosen needs, where there is room for it.
    [theme.breakpoints.up('lg')]: { flex: '0 1 auto', minWidth: '9.25rem', maxWidth: '11.5rem' },
  })),
);

const Opener = styled(ButtonBase, { name: 'KeFilterBar', slot: 'PanelOpener' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'relative',
    display: 'block',
    width: '100%',
    minHeight: '3.5rem',
    padding: '0.5rem 0.875rem 0.375rem',
    paddingInlineEnd: '1.75rem',
    border: `0.0625rem solid ${controlBorder(theme)}`,
    borderRadius: corner(theme, 'control'),
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    color: (theme.vars ?? theme).palette.text.primary,
    fontFamily: theme.typography.fontFamily,
    textAlign: 'start',
    '&:hover': { borderColor: (theme.vars ?? theme).palette.text.primary },
    '& > span': { ...oneLine, display: 'block' },
    '& > span:first-of-type': {
      color: (theme.vars ?? theme).palette.text.secondary,
      fontSize: '0.75rem',
      fontWeight: theme.typography.fontWeightMedium,
      lineHeight: leading(theme, 1.25),
    },
    '& > span:nth-of-type(2)': {
      fontSize: '0.9375rem',
      fontWeight: 600,
      lineHeight: leading(theme, 1.5),
    },
    '& > svg': {
      position: 'absolute',
      insetBlockStart: 'calc(50% - 0.625rem)',
      insetInlineEnd: '0.5rem',
      color: (theme.vars ?? theme).palette.text.secondary,
      fontSize: '1.25rem',
    },
    '@media (scripting: none)': { display: 'none' },
  })),
);

const Fields = styled('div', { name: 'KeFilterBar', slot: 'PanelFields' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: theme.spacing(1, 2),
    alignItems: 'start',
  })),
);

const Group = styled('fieldset', { name: 'KeFilterBar', slot: 'PanelGroup' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    margin: 0,
    padding: 0,
    border: 0,
    '& > legend': { ...theme.typography.subtitle1, marginBlockEnd: theme.spacing(1), padding: 0 },
  })),
);

// It stays in the form also while it is closed, so that its fields are sent, and lies open where there are no scripts.
// The page around stays in reach: one press on Apply Filters closes it and applies.
const Floating = styled(Popover, { name: 'KeFilterBar', slot: 'PanelPopover' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    pointerEvents: 'none',
    '& > .MuiPopover-paper': {
      boxSizing: 'border-box',
      pointerEvents: 'auto',
      width: '26rem',
      marginBlockStart: theme.spacing(1),
      padding: theme.spacing(2),
    },
    '@media (scripting: none)': {
      position: 'static',
      visibility: 'visible',
      '& > .MuiPopover-paper': {
        position: 'static',
        width: 'auto',
        maxWidth: 'none',
        boxShadow: 'none',
        opacity: '1 !important',
        transform: 'none !important',
        visibility: 'visible !important',
      },
    },
  })),
);

/** Filters that open under one box of the bar. */
export function FilterBarPanel({
  ownerState,
  label,
  summary,
  isInSheet,
  isOpen,
  onOpen,
  onClose,
  children,
}: FilterBarPanelProps & { ownerState: object }) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  if (isInSheet) {
    return (
      <Group ownerState={ownerState}>
        <legend>{label}</legend>
        <Fields ownerState={ownerState}>{children}</Fields>
      </Group>
    );
  }
  const returnFocus = () => {
    const { activeElement } = document;
    if (activeElement === document.body || holder.current?.contains(activeElement)) opener.current?.focus();
  };
  return (
    <Panel ownerState={ownerState}>
      <Opener
        ownerState={ownerState}
        ref={opener}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={isOpen ? onClose : onOpen}
      >
        <span>{label}</span>
        <span title={summary}>{summary}</span>
        <KeyboardArrowDownRounded />
      </Opener>
      <div ref={holder}>
        <Floating
          ownerState={ownerState}
          id={id}
          open={isOpen}
          onClose={onClose}
          anchorEl={() => opener.current}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          container={() => holder.current}
          disableEnforceFocus
          disablePortal
          disableRestoreFocus
          disableScrollLock
          hideBackdrop
          keepMounted
          slotProps={{ paper: { role: 'dialog', 'aria-label': label }, transition: { onExited: returnFocus } }}
        >
          <ClickAwayListener
            // The press that opens it comes here too, after it is open: React's root is the document.
            onClickAway={({ target }) => isOpen && !opener.current?.contains(target as Node) && onClose()}
          >
            <Fields ownerState={ownerState}>{children}</Fields>
          </ClickAwayListener>
        </Floating>
      </div>
    </Panel>
  );
}
