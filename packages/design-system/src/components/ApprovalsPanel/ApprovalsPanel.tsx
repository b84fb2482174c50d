import { fullDate } from '@karachi-estates/domain/day';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import InfoRounded from '@mui/icons-material/InfoRounded';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { hairline, ink } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitLocale, useKitWords } from '../../words/KitWords.tsx';

/** A paper that an authority gave to a project. */
export interface ProjectApproval {
  /** What it is, in the language of the page: 'Building plan'. */
  name: string;
  authority: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Whether somebody of ours has seen the document, or the developer says so. */
  state: 'declared' | 'seen';
}

/** What it says of the papers. */
export interface ApprovalsPanelLabels {
  declared: string;
  seen: string;
  note: string;
  empty: string;
}

export interface ApprovalsPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The papers, newest first. */
  approvals: readonly ProjectApproval[];
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<ApprovalsPanelLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: ApprovalsPanelLabels = {
  declared: 'Declared by the developer',
  seen: 'Document seen',
  note: 'Ask for copies before you pay. A document that we have seen is no promise that it is in force.',
  empty: 'The developer has declared no approvals yet. Ask for them before you pay.',
};

const Root = styled('div', { name: 'KeApprovalsPanel', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    display: 'grid',
    gap: theme.spacing(1.5),
    color: (theme.vars ?? theme).palette.text.secondary,
    '& > p': { margin: 0 },
    '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  })),
);

const Paper = styled('li', { name: 'KeApprovalsPanel', slot: 'Paper' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0.5, 3),
    justifyContent: 'space-between',
    paddingBlock: theme.spacing(1.5),
    borderBlockEnd: hairline(theme),
    '& > div': { display: 'grid', overflowWrap: 'anywhere' },
    '& strong': { ...theme.typography.subtitle1, color: (theme.vars ?? theme).palette.text.primary },
    '& > span': {
      display: 'inline-flex',
      gap: theme.spacing(0.75),
      alignItems: 'center',
      '& svg': { fontSize: '1.25rem' },
    },
    '& > .seen': { color: ink(theme, 'success'), fontWeight: theme.typography.fontWeightMedium },
  })),
);

/**
 * Which authorities have approved a project, when, and whether that is the developer's word or a document that was
 * seen.
 *
 * Use FactGrid instead for figures of a home.
 */
export function ApprovalsPanel(inProps: ApprovalsPanelProps) {
  const props = useThemeProps({ props: inProps, name: 'KeApprovalsPanel' });
  const { approvals, labels, ...other } = props;
  const words = useKitWords('ApprovalsPanel', english, labels);
  const locale = useKitLocale();
  if (approvals.length === 0) {
    return (
      <Root ownerState={props} {...other}>
        <p>{words.empty}</p>
      </Root>
    );
  }
  return (
    <Root ownerState={props} {...other}>
      <ul>
        {approvals.map(({ name, authority, date, state }) => (
          <Paper ownerState={props} key={`${name} ${date}`}>
            <div>
              <strong>{name}</strong>
              <span>{authority}</span>
              <time dateTime={date}>{fullDate(`${date}T07:00:00Z`, locale)}</time>
            </div>
            <span className={state}>
              {state === 'seen' ? <CheckCircleRounded /> : <InfoRounded />}
              {words[state]}
            </span>
          </Paper>
        ))}
      </ul>
      <p>{words.note}</p>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    ApprovalsPanel: ApprovalsPanelLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeApprovalsPanel: 'root' | 'paper';
  }
  interface ComponentsPropsList {
    KeApprovalsPanel: Partial<ApprovalsPanelProps>;
  }
  interface Components<Theme = unknown> {
    KeApprovalsPanel?: {
      defaultProps?: ComponentsPropsList['KeApprovalsPanel'];
      styleOverrides?: ComponentsOverrides<Theme>['KeApprovalsPanel'];
      variants?: ComponentsVariants<Theme>['KeApprovalsPanel'];
    };
  }
}
