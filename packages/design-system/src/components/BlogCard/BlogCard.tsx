import { writtenProps } from '@karachi-estates/domain/words/writtenIn';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import ArticleRounded from '@mui/icons-material/ArticleRounded';
import Card, { type CardProps } from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Link, { type LinkProps } from '@mui/material/Link';
import { type ComponentsOverrides, type ComponentsVariants, styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { focusRing, leading, lift, mirrored, tint, visuallyHidden } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { Picture, type PictureProps, type PictureSource } from '../Picture/Picture.tsx';

/** What a card shows of an article; the API's short form has these fields. */
export interface BlogCardBlog {
  title: string;
  image: PictureSource | null;
  image_alt: string;
  /** Plain text; two lines of it are shown. */
  excerpt: string;
  /** ISO date and time. */
  created_at: string;
}

export interface BlogCardProps extends Omit<CardProps, 'children' | 'slots' | 'slotProps'> {
  /** The element of its root, as in MUI's Card; `article` without it. */
  component?: ElementType;
  /** The article, as far as a list knows it. */
  blog: BlogCardBlog;
  /** Address of the article. */
  href: string;
  /** The date for people: '3 November 2026'. */
  date: string;
  /** On the link, 'Read More'; the title follows for screen readers and search engines. */
  readMore: string;
  /** Level of the heading in the outline of the page. @default 3 */
  level?: 2 | 3;
  /**
   * The CSS `sizes` of the picture in the grid it stands in.
   * @default '(min-width: 64em) 25rem, (min-width: 48em) 50vw, 100vw'
   */
  sizes?: string;
  /** For the first cards of a page: the picture is loaded at once and first. */
  priority?: boolean;
  /** More props of the parts inside: the picture and the link. */
  slotProps?: { media?: Partial<PictureProps>; link?: Partial<LinkProps> };
}

const Root = styled(Card, { name: 'KeBlogCard', slot: 'Root' })<{ component?: ElementType; ownerState: object }>(
  memoTheme(({ theme }) => ({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    transition: theme.transitions.create('box-shadow', { duration: theme.transitions.duration.shorter }),
    '&:hover': { boxShadow: lift(theme, 'hover') },
    '&:has(a:focus-visible)': focusRing(theme),
  })),
);

const Media = styled(CardMedia, { name: 'KeBlogCard', slot: 'Media' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    overflow: 'clip',
    '& > img': { transition: theme.transitions.create('scale', { duration: theme.transitions.duration.shorter }) },
    'article:hover > & > img': { scale: '1.02' },
    '@media (prefers-reduced-motion: reduce)': { 'article:hover > & > img': { scale: 'none' } },
  })),
);

const NoPicture = styled('div', { name: 'KeBlogCard', slot: 'NoPicture' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...tint(theme, 'primary'),
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '16 / 10',
    '& svg': { fontSize: '1.75rem' },
  })),
);

const Words = styled(CardContent, { name: 'KeBlogCard', slot: 'Words' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    gap: theme.spacing(1),
    padding: theme.spacing(3),
    '&:last-child': { paddingBlockEnd: theme.spacing(3) },
  })),
);

const Title = styled(Typography, { name: 'KeBlogCard', slot: 'Title' })<{
  component?: ElementType;
  ownerState: object;
}>(
  memoTheme(({ theme }) => ({
    lineHeight: leading(theme, 1.3, 'heading'),
  })),
);

const Excerpt = styled('p', { name: 'KeBlogCard', slot: 'Excerpt' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: '-webkit-box',
    margin: 0,
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    lineClamp: 2,
    color: (theme.vars ?? theme).palette.text.secondary,
  })),
);

// The link covers the whole card.
const CardLink = styled(Link, { name: 'KeBlogCard', slot: 'Link' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(0.5),
    marginBlockStart: 'auto',
    paddingBlockStart: theme.spacing(1),
    fontWeight: 600,
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '& > svg': {
      ...mirrored,
      fontSize: '1.15em',
      transition: theme.transitions.create('translate', { duration: theme.transitions.duration.shorter }),
      '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    },
    'article:hover & > svg': { translate: '0.25rem' },
    '[dir="rtl"] article:hover & > svg': { translate: '-0.25rem' },
  })),
);

/**
 * An article in a list; the whole card is one link to it.
 *
 * Use PropertyCard instead for homes, ServiceCard for what one can start.
 */
export function BlogCard(inProps: BlogCardProps) {
  const props = useThemeProps({ props: inProps, name: 'KeBlogCard' });
  const {
    blog,
    href,
    date,
    readMore,
    level = 3,
    sizes = '(min-width: 64em) 25rem, (min-width: 48em) 50vw, 100vw',
    priority,
    slotProps,
    ...other
  } = props;
  const ownerState = { ...props, level, sizes };
  return (
    <Root ownerState={ownerState} component="article" variant="outlined" {...other}>
      <Media ownerState={ownerState}>
        {blog.image ? (
          <Picture
            picture={blog.image}
            alt={blog.image_alt}
            sizes={sizes}
            ratio="gallery"
            priority={priority}
            {...slotProps?.media}
          />
        ) : (
          <NoPicture ownerState={ownerState}>
            <ArticleRounded />
          </NoPicture>
        )}
      </Media>
      <Words ownerState={ownerState}>
        <Typography variant="body2" color="textSecondary" component="time" dateTime={blog.created_at}>
          {date}
        </Typography>
        <Title ownerState={ownerState} variant="h4" component={`h${level}`} {...writtenProps(blog.title)}>
          {blog.title}
        </Title>
        <Excerpt ownerState={ownerState} {...writtenProps(blog.excerpt)}>
          {blog.excerpt}
        </Excerpt>
        <CardLink ownerState={ownerState} href={href} underline="none" {...slotProps?.link}>
          {`${readMore} `}
          {/* Search engines read a link's text, not its label. */}
          <span style={visuallyHidden} {...writtenProps(blog.title)}>
            {blog.title}
          </span>
          <ArrowForwardRounded />
        </CardLink>
      </Words>
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeBlogCard: 'root' | 'media' | 'noPicture' | 'words' | 'title' | 'link' | 'excerpt';
  }
  interface ComponentsPropsList {
    KeBlogCard: Partial<BlogCardProps>;
  }
  interface Components<Theme = unknown> {
    KeBlogCard?: {
      defaultProps?: ComponentsPropsList['KeBlogCard'];
      styleOverrides?: ComponentsOverrides<Theme>['KeBlogCard'];
      variants?: ComponentsVariants<Theme>['KeBlogCard'];
    };
  }
}
