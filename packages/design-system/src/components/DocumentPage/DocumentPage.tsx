import Link from '@mui/material/Link';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentPropsWithRef, useId } from 'react';
import { keyed } from '../../theme/keyed.ts';
import { corner, HEADER_HEIGHT, prose, sunken, tabular } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';

export type DocumentBlock = { paragraph: string } | { list: readonly string[] };

export interface DocumentSection {
  /** The anchor that others may link to. */
  id: string;
  title: string;
  blocks: readonly DocumentBlock[];
}

export interface DocumentPageProps extends Omit<ComponentPropsWithRef<'article'>, 'title' | 'children'> {
  /** The document's name. */
  title: string;
  /** The date from which it holds: ISO for machines, words for people. */
  effective: { date: string; label: string };
  /** Above the list of contents. */
  contentsLabel: string;
  /** Before the first section, one string to a paragraph. */
  introduction: readonly string[];
  /** The numbered sections, in their order. */
  sections: readonly DocumentSection[];
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

/** An e-mail address, without the marks that keep its direction in other texts. */
const ADDRESS = /([^\s\u2066-\u2069()]+@[^\s\u2066-\u2069()]*\w)/;

const textOf = (block: DocumentBlock) => ('paragraph' in block ? block.paragraph : (block.list[0] ?? ''));

const Root = styled('article', { name: 'KeDocumentPage', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(4),
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: '18rem minmax(0, 1fr)', columnGap: theme.spacing(8) },
    '@media print': { display: 'block' },
  })),
);

const Head = styled('header', { name: 'KeDocumentPage', slot: 'Head' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(1),
    [theme.breakpoints.up('lg')]: { gridColumn: '1 / -1' },
    '@media print': { marginBlockEnd: theme.spacing(2) },
  })),
);

const Contents = styled('nav', { name: 'KeDocumentPage', slot: 'Contents' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    padding: theme.spacing(3),
    borderRadius: corner(theme, 'card'),
    backgroundColor: sunken(theme),
    '& > ol': {
      display: 'grid',
      margin: 0,
      padding: 0,
      paddingBlockStart: theme.spacing(1),
      counterReset: 'link',
      listStyle: 'none',
    },
    '& li': { counterIncrement: 'link' },
    [theme.breakpoints.up('lg')]: {
      position: 'sticky',
      insetBlockStart: `calc(${HEADER_HEIGHT} + ${theme.spacing(2)})`,
      alignSelf: 'start',
      maxHeight: `calc(100dvb - ${HEADER_HEIGHT} - ${theme.spacing(4)})`,
      overflowY: 'auto',
    },
    '@media print': { display: 'none' },
  })),
);

const ContentsLink = styled(Link, { name: 'KeDocumentPage', slot: 'ContentsLink' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    display: 'flex',
    gap: theme.spacing(1),
    paddingBlock: '0.375rem',
    '&::before': {
      ...tabular,
      content: 'counter(link) "."',
      minWidth: '1.5em',
      color: (theme.vars ?? theme).palette.text.secondary,
    },
    '&:hover': { color: (theme.vars ?? theme).palette.primary.main },
  })),
);

const Text = styled('div', { name: 'KeDocumentPage', slot: 'Text' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...prose(theme),
    display: 'grid',
    gap: theme.spacing(2),
    minWidth: 0,
    maxWidth: '70ch',
    counterReset: 'section',
    '& p': { margin: 0 },
    '& ul': {
      display: 'grid',
      gap: theme.spacing(1),
      margin: 0,
      padding: 0,
      paddingInlineStart: '1.375rem',
      listStyle: 'disc',
    },
    '& li::marker': { color: (theme.vars ?? theme).palette.secondary.main },
    '@media print': {
      display: 'block',
      '& p, & ul': { marginBlockEnd: theme.spacing(1) },
      // Letters of Nastaliq rise above their line: at the top of a page they would be cut and left on the page before.
      '& p, & li': { paddingBlockStart: '0.3em', boxDecorationBreak: 'clone' },
    },
  })),
);

// Broken at its hyphen an address reads as two; one that is longer than a line may break.
const Whole = styled('span', { name: 'KeDocumentPage', slot: 'Whole' })<{ ownerState: object }>({
  display: 'inline-block',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});

const Part = styled('section', { name: 'KeDocumentPage', slot: 'Part' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
    paddingBlockStart: theme.spacing(4),
    counterIncrement: 'section',
    '& > h2::before': {
      content: 'counter(section) ". "',
      color: (theme.vars ?? theme).palette.secondary.main,
    },
    '@media print': { display: 'block', '& > h2': { marginBlockEnd: theme.spacing(1), breakAfter: 'avoid' } },
  })),
);

/**
 * A long text with numbered sections and a list of contents that stays in view on wide screens: terms, privacy.
 *
 * Use ArticleBody instead for articles.
 */
export function DocumentPage(inProps: DocumentPageProps) {
  const props = useThemeProps({
    props: inProps,
    name: 'KeDocumentPage',
  });
  const { title, effective, contentsLabel, introduction, sections, ...other } = props;
  const contents = useId();
  const whole = (text: string) =>
    keyed(text.split(ADDRESS)).map(([key, each]) =>
      ADDRESS.test(each) ? (
        <Whole ownerState={props} key={key}>
          {each}
        </Whole>
      ) : (
        each
      ),
    );
  return (
    <Root ownerState={props} {...other}>
      <Head ownerState={props}>
        <Typography variant="h1">{title}</Typography>
        <Typography color="textSecondary">
          <time dateTime={effective.date}>{effective.label}</time>
        </Typography>
      </Head>
      {sections.length > 0 && (
        <Contents ownerState={props} aria-labelledby={contents}>
          <Typography id={contents} variant="subtitle2" component="h2">
            {contentsLabel}
          </Typography>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <ContentsLink ownerState={props} href={`#${id}`} color="textPrimary">
                  {title}
                </ContentsLink>
              </li>
            ))}
          </ol>
        </Contents>
      )}
      <Text ownerState={props}>
        {keyed(introduction).map(([key, paragraph]) => (
          <p key={key}>{whole(paragraph)}</p>
        ))}
        {sections.map(({ id, title, blocks }) => (
          <Part ownerState={props} key={id} id={id}>
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            {keyed(blocks, textOf).map(([key, block]) =>
              'paragraph' in block ? (
                <p key={key}>{whole(block.paragraph)}</p>
              ) : (
                <ul key={key}>
                  {keyed(block.list).map(([key, item]) => (
                    <li key={key}>{whole(item)}</li>
                  ))}
                </ul>
              ),
            )}
          </Part>
        ))}
      </Text>
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeDocumentPage: 'root' | 'head' | 'contents' | 'contentsLink' | 'text' | 'whole' | 'part';
  }
  interface ComponentsPropsList {
    KeDocumentPage: Partial<DocumentPageProps>;
  }
  interface Components<Theme = unknown> {
    KeDocumentPage?: {
      defaultProps?: ComponentsPropsList['KeDocumentPage'];
      styleOverrides?: ComponentsOverrides<Theme>['KeDocumentPage'];
      variants?: ComponentsVariants<Theme>['KeDocumentPage'];
    };
  }
}
