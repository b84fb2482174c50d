import { fullDate } from '@karachi-estates/domain/day';
import {
  PAPER_LINES,
  type PaperLine,
  paperLineLabel,
  paperValueLabel,
} from '@karachi-estates/domain/homePapers/homePapers';
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

/** One line of the papers of a home, as the API gives it. */
export interface ShownPaper {
  line: PaperLine;
  /** A code: what its seller declares. */
  value: string;
  /** When we saw a document that says so, in ISO 8601; null where it is only declared. */
  seen_at: string | null;
}

/** How sure a line is. */
export interface PapersPanelLabels {
  declared: string;
  seen: (day: string) => string;
  missing: string;
  note: string;
}

export interface PapersPanelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The lines that are given, in any order. All others are said not to be. */
  papers: readonly ShownPaper[];
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<PapersPanelLabels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const english: PapersPanelLabels = {
  declared: 'Declared by the seller',
  seen: (day) => `Document seen by us on ${day}`,
  missing: 'Not given',
  note: 'This is not advice. A document that we have seen is no promise that it is in force: have a lawyer check the originals before you pay.',
};

const Root = styled('div', { name: 'KePapersPanel', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    display: 'grid',
    gap: theme.spacing(1.5),
    color: (theme.vars ?? theme).palette.text.secondary,
    '& > p': { margin: 0 },
  })),
);

const Lines = styled('dl', { name: 'KePapersPanel', slot: 'Lines' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    margin: 0,
    '& > div': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.spacing(0, 2),
      alignItems: 'baseline',
      paddingBlock: theme.spacing(1),
      borderBlockEnd: hairline(theme),
    },
    '& dt': { flex: '1 1 10rem' },
    '& dd': { flex: '2 1 14rem', display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 2), margin: 0 },
    '& b': {
      flex: '1 1 8rem',
      color: (theme.vars ?? theme).palette.text.primary,
      fontWeight: theme.typography.fontWeightMedium,
    },
    '& .seen': { color: ink(theme, 'success'), fontWeight: theme.typography.fontWeightMedium },
  })),
);

/**
 * What is known of the papers of a home: each line with whether its seller says so, we saw a document, or it is not
 * given.
 *
 * Use ApprovalsPanel instead for what authorities have allowed a project.
 */
export function PapersPanel(inProps: PapersPanelProps) {
  const props = useThemeProps({ props: inProps, name: 'KePapersPanel' });
  const { papers, labels, ...other } = props;
  const words = useKitWords('PapersPanel', english, labels);
  const locale = useKitLocale();
  return (
    <Root ownerState={props} {...other}>
      <Lines ownerState={props}>
        {PAPER_LINES.map((line) => {
          const paper = papers.find((each) => each.line === line);
          return (
            <div key={line}>
              <dt>{paperLineLabel(line, locale)}</dt>
              <dd>
                {paper ? (
                  <>
                    <b>{paperValueLabel(line, paper.value, locale)}</b>
                    {paper.seen_at ? (
                      <span className="seen">{words.seen(fullDate(paper.seen_at, locale))}</span>
                    ) : (
                      <span>{words.declared}</span>
                    )}
                  </>
                ) : (
                  words.missing
                )}
              </dd>
            </div>
          );
        })}
      </Lines>
      <p>{words.note}</p>
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    PapersPanel: PapersPanelLabels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KePapersPanel: 'root' | 'lines';
  }
  interface ComponentsPropsList {
    KePapersPanel: Partial<PapersPanelProps>;
  }
  interface Components<Theme = unknown> {
    KePapersPanel?: {
      defaultProps?: ComponentsPropsList['KePapersPanel'];
      styleOverrides?: ComponentsOverrides<Theme>['KePapersPanel'];
      variants?: ComponentsVariants<Theme>['KePapersPanel'];
    };
  }
}
