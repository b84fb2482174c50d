import Alert, { type AlertProps } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** What the notice says. */
export interface DraftNoticeLabels {
  /** What it is, in a few words. */
  title: string;
  /** Since when it is kept: "today at 14:20". */
  kept: (savedAt: string) => string;
  /** On the button that brings the draft back. */
  continue: string;
  /** On the button that throws it away. */
  discard: string;
}

export interface DraftNoticeProps extends Omit<AlertProps, 'title' | 'action' | 'slots' | 'slotProps'> {
  /** When it was kept, in words: "today at 14:20". */
  savedAt: string;
  /** The draft is wanted back. */
  onContinue: () => void;
  /** The draft may be thrown away. */
  onDiscard: () => void;
  /** What is kept and since when, where it is more than the text. */
  children?: ReactNode;
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<DraftNoticeLabels> | undefined;
}

const english: DraftNoticeLabels = {
  title: 'You have a draft',
  kept: (savedAt) => `Kept on this device ${savedAt}. Photographs are not part of it.`,
  continue: 'Continue with it',
  discard: 'Start afresh',
};

const Root = styled(Alert, { name: 'KeDraftNotice', slot: 'Root', shouldForwardProp: toPart })<{ ownerState: object }>(
  {},
);

const Actions = styled('div', { name: 'KeDraftNotice', slot: 'Actions' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    marginBlockStart: theme.spacing(1),
  })),
);

/**
 * A form that was not sent last time waits on this device. Nothing is filled in or thrown away without being asked
 * for.
 *
 * Use MUI's Alert instead for other messages above a form.
 */
export function DraftNotice(inProps: DraftNoticeProps) {
  const props = useThemeProps({
    props: inProps,
    name: 'KeDraftNotice',
  });
  const { savedAt, onContinue, onDiscard, children, labels, ...other } = props;
  const words = useKitWords('DraftNotice', english, labels);
  return (
    <Root ownerState={props} severity="info" role="note" {...other}>
      <AlertTitle>{words.title}</AlertTitle>
      {children ?? words.kept(savedAt)}
      <Actions ownerState={props}>
        <Button size="small" variant="contained" onClick={onContinue}>
          {words.continue}
        </Button>
        <Button size="small" variant="text" color="inherit" onClick={onDiscard}>
          {words.discard}
        </Button>
      </Actions>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    DraftNotice: DraftNoticeLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeDraftNotice: 'root' | 'actions';
  }
  interface ComponentsPropsList {
    KeDraftNotice: Partial<DraftNoticeProps>;
  }
  interface Components<Theme = unknown> {
    KeDraftNotice?: {
      defaultProps?: ComponentsPropsList['KeDraftNotice'];
      styleOverrides?: ComponentsOverrides<Theme>['KeDraftNotice'];
      variants?: ComponentsVariants<Theme>['KeDraftNotice'];
    };
  }
}
