import { writtenProps } from '@karachi-estates/domain/words/writtenIn';
import Container, { type ContainerProps } from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { sectionRoom } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { toPart } from '../../theme/toPart.ts';
import { ArticleBody } from '../ArticleBody/ArticleBody.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';

export interface ArticleViewProps extends Omit<ContainerProps, 'children' | 'component' | 'maxWidth' | 'title'> {
  /** The article's heading. */
  title: string;
  /** HTML that the server has sanitised; nothing else may be passed. */
  html: string;
  /** When it was published: ISO for machines, words for people. */
  published: { date: string; label: string };
  /** Who wrote it. */
  byline: string;
  /** The picture above the text. */
  cover?: PictureSource | null;
  /** What the cover shows. */
  coverAlt?: string;
  /** Above the heading: the way back. */
  back?: ReactNode;
  /** Under the text. */
  children?: ReactNode;
}

const Root = styled(Container, { name: 'KeArticleView', slot: 'Root', shouldForwardProp: toPart })<{
  component?: ElementType;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(4),
    maxWidth: '63rem',
    ...sectionRoom({ theme }),
    // Nothing but the site's header stands above it.
    '&&': { paddingBlockStart: theme.spacing(3) },
    // A usual article goes on one sheet: no taller picture than its text leaves room for.
    '@media print': {
      // Browsers break a grid with columns in it over far too many sheets.
      '&&': { display: 'block', maxWidth: 'none', padding: 0 },
      '& > * + *': { marginBlockStart: theme.spacing(1.5) },
      '& h1': { fontSize: '1.5rem' },
      '& > img': { height: '38mm' },
    },
  })),
);

const Column = styled('div', { name: 'KeArticleView', slot: 'Column' })<{ ownerState: object }>({
  width: '100%',
  maxWidth: '44rem',
  marginInline: 'auto',
  '@media print': { maxWidth: 'none' },
});

/**
 * An article as one reads it: heading, date, author, cover and text. The site's page and the preview at the desk are
 * both this.
 *
 * Use ArticleBody instead for a text alone.
 */
export function ArticleView(inProps: ArticleViewProps) {
  const props = useThemeProps({
    props: inProps,
    name: 'KeArticleView',
  });
  const { title, html, published, byline, cover, coverAlt, back, children, ...other } = props;
  // Names of tags are Latin letters in every language.
  const written = writtenProps(html.replace(/<[^>]*>/g, ''));
  return (
    <Root ownerState={props} component="article" maxWidth={false} {...other}>
      <Column ownerState={props}>
        <Stack component="header" spacing={2} sx={{ '@media print': { gap: 0.5 } }}>
          {back}
          <Typography variant="h1" {...writtenProps(title)}>
            {title}
          </Typography>
          <Stack
            direction="row"
            sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, typography: 'body2', color: 'text.secondary' }}
          >
            <time dateTime={published.date}>{published.label}</time>
            <span>{byline}</span>
          </Stack>
        </Stack>
      </Column>
      {cover && (
        <Picture
          picture={cover}
          alt={coverAlt ?? ''}
          sizes="(min-width: 64em) 60rem, (min-width: 48em) 100vw, 87vw"
          ratio="gallery"
          rounded
          priority
        />
      )}
      <Column ownerState={props}>
        <ArticleBody html={html} {...written} />
        {children}
      </Column>
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeArticleView: 'root' | 'column';
  }
  interface ComponentsPropsList {
    KeArticleView: Partial<ArticleViewProps>;
  }
  interface Components<Theme = unknown> {
    KeArticleView?: {
      defaultProps?: ComponentsPropsList['KeArticleView'];
      styleOverrides?: ComponentsOverrides<Theme>['KeArticleView'];
      variants?: ComponentsVariants<Theme>['KeArticleView'];
    };
  }
}
