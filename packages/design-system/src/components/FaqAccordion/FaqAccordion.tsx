import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Accordion, { type AccordionProps } from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentPropsWithRef, type ElementType, type ReactNode, useId, useState } from 'react';
import { joinProps } from '../../theme/joinProps.ts';
import { keyed } from '../../theme/keyed.ts';
import { hairline, leading, prose, TARGET, tint } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';

export interface FaqAccordionItem {
  id: string;
  question: string;
  /** One or more plain paragraphs. */
  answer: readonly string[];
}

export interface FaqAccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Questions and answers, in their order. */
  faqs: readonly FaqAccordionItem[];
  /** Level of the questions in the outline of the page. @default 3 */
  level?: 3 | 4;
  /** Id of the question that is open at first. */
  open?: string;
  /** One-off styles. */
  sx?: SxProps<Theme>;
  /** More props of the parts inside: each question with its answer. */
  slotProps?: { item?: Partial<AccordionProps> };
}

const Root = styled('div', { name: 'KeFaqAccordion', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    borderBlockStart: hairline(theme),
    interpolateSize: 'allow-keywords',
  })),
);

// The browser opens and closes, so an item is a `details` element with the looks of MUI's accordion.
const Item = styled(Accordion, { name: 'KeFaqAccordion', slot: 'Item' })<{
  component?: ElementType;
  name?: string;
  open?: boolean;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    borderBlockEnd: hairline(theme),
    backgroundColor: 'transparent',
    boxShadow: 'none',
    '&::before': { display: 'none' },
    '&::details-content': {
      height: 0,
      overflow: 'clip',
      transition: [
        theme.transitions.create('height', { duration: theme.transitions.duration.shorter }),
        `content-visibility ${theme.transitions.duration.shorter}ms allow-discrete`,
      ].join(),
    },
    '&[open]::details-content': { height: 'auto' },
    '@media (prefers-reduced-motion: reduce)': { '&::details-content': { transition: 'none' } },
  })),
);

/** What AccordionSummary tells its button; a `summary` element has no use for it. */
const ofButtons = new Set<PropertyKey>([
  'ownerState',
  'theme',
  'sx',
  'as',
  'disabled',
  'focusRipple',
  'disableRipple',
  'internalNativeButton',
  'focusVisibleClassName',
]);

const Question = styled('summary', {
  name: 'KeFaqAccordion',
  slot: 'Question',
  shouldForwardProp: (prop) => !ofButtons.has(prop),
})<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(2),
    minHeight: TARGET,
    paddingBlock: theme.spacing(2),
    listStyle: 'none',
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
    '& .MuiAccordionSummary-content': { margin: 0 },
    '& .MuiAccordionSummary-expandIconWrapper': {
      ...tint(theme, 'primary'),
      display: 'grid',
      flex: 'none',
      placeItems: 'center',
      width: '2rem',
      height: '2rem',
      borderRadius: '50%',
    },
    '[open] > & .MuiAccordionSummary-expandIconWrapper': { transform: 'rotate(180deg)' },
  })),
);

const Words = styled(Typography, { name: 'KeFaqAccordion', slot: 'Words' })<{
  component?: ElementType;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    fontSize: theme.typography.h4.fontSize,
    lineHeight: leading(theme, 1.4),
    textWrap: 'pretty',
    transition: theme.transitions.create('color', { duration: theme.transitions.duration.shortest }),
    'summary:hover > * > &, [open] > summary &': { color: (theme.vars ?? theme).palette.primary.main },
  })),
);

const Answer = styled(AccordionDetails, { name: 'KeFaqAccordion', slot: 'Answer' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...prose(theme),
    display: 'grid',
    gap: theme.spacing(1),
    maxWidth: '70ch',
    padding: 0,
    paddingBlockEnd: theme.spacing(3),
    color: (theme.vars ?? theme).palette.text.secondary,
    '& > p': { margin: 0 },
  })),
);

/** MUI's accordion puts a heading and a folding part between the two; `details` brings both itself. */
function Bare({ children }: { children?: ReactNode }) {
  return children;
}

const bare = { heading: Bare, transition: Bare };
const noRegion = { region: { role: undefined } };
const summary = { root: Question };

/**
 * Questions of which at most one is open at a time; pressing the open one closes it. The browser does all of it, so
 * that it works before and without JavaScript, and find-in-page opens the answer that it finds.
 *
 * Use MUI's Accordion instead where an answer is more than a few paragraphs.
 */
export function FaqAccordion(inProps: FaqAccordionProps) {
  const props = useThemeProps({ props: inProps, name: 'KeFaqAccordion' });
  const { faqs, level = 3, open, slotProps, ...other } = props;
  const ownerState = { ...props, level };
  // MUI joins it with that of its summary.
  const ofQuestion = { ownerState };
  const group = useId();
  const [openId, setOpenId] = useState(open);
  return (
    <Root ownerState={ownerState} {...other}>
      {faqs.map(({ id, question, answer }) => (
        <Item
          ownerState={ownerState}
          key={id}
          component="details"
          name={group}
          open={id === openId}
          expanded={id === openId}
          slots={bare}
          {...joinProps<Pick<AccordionProps, 'onToggle'>>(
            {
              onToggle: ({ currentTarget }) => {
                const isOpen = currentTarget instanceof HTMLDetailsElement && currentTarget.open;
                setOpenId((current) => (isOpen ? id : current === id ? undefined : current));
              },
            },
            slotProps?.item,
          )}
          slotProps={noRegion}
        >
          <AccordionSummary
            slots={summary}
            slotProps={{ root: ofQuestion, content: { component: `h${level}` } }}
            expandIcon={<ExpandMoreRounded />}
            aria-expanded={undefined}
          >
            <Words ownerState={ownerState} variant="subtitle1" component="span">
              {question}
            </Words>
          </AccordionSummary>
          <Answer ownerState={ownerState}>
            {keyed(answer).map(([key, paragraph]) => (
              <p key={key}>{paragraph}</p>
            ))}
          </Answer>
        </Item>
      ))}
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeFaqAccordion: 'root' | 'item' | 'question' | 'words' | 'answer';
  }
  interface ComponentsPropsList {
    KeFaqAccordion: Partial<FaqAccordionProps>;
  }
  interface Components<Theme = unknown> {
    KeFaqAccordion?: {
      defaultProps?: ComponentsPropsList['KeFaqAccordion'];
      styleOverrides?: ComponentsOverrides<Theme>['KeFaqAccordion'];
      variants?: ComponentsVariants<Theme>['KeFaqAccordion'];
    };
  }
}
