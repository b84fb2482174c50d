import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { corner, hairline, leading, prose, sunken } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';

export interface ArticleBodyProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** HTML that the server has sanitised; nothing else may be passed. */
  html: string;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const Root = styled('div', { name: 'KeArticleBody', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => {
    const { palette } = theme.vars ?? theme;
    return {
      ...prose(theme),
      maxWidth: '70ch',
      fontSize: '1.0625rem',
      lineHeight: leading(theme, 1.75, 'prose'),
      '& > *': { margin: 0 },
      '& > * + *': { marginBlockStart: theme.spacing(2) },
      '& :is(h2, h3, h4)': { margin: 0, marginBlockStart: theme.spacing(5) },
      '& h2': { ...theme.typography.h3 },
      '& h3': { ...theme.typography.h4 },
      '& h4': { ...theme.typography.subtitle1 },
      '& :is(h2, h3, h4) + *': { marginBlockStart: theme.spacing(1) },
      '& a': { color: palette.primary.main, textUnderlineOffset: '0.2em' },
      '& :is(ul, ol)': { display: 'grid', gap: theme.spacing(1), padding: 0, paddingInlineStart: '1.375rem' },
      '& ul': { listStyle: 'disc' },
      '& ol': { listStyle: 'decimal' },
      '& li::marker': { color: palette.secondary.main, fontWeight: 600 },
      '& blockquote': {
        paddingInlineStart: theme.spacing(3),
        borderInlineStart: `0.1875rem solid ${palette.secondary.main}`,
        color: palette.text.secondary,
      },
      '& img': { maxWidth: '100%', height: 'auto', borderRadius: corner(theme, 'card') },
      '& table': {
        display: 'block',
        overflowX: 'auto',
        borderCollapse: 'collapse',
        fontSize: '1rem',
        lineHeight: leading(theme, 1.5),
        ...(theme.typography.prose && { fontFamily: theme.typography.fontFamily }),
      },
      '& :is(th, td)': {
        padding: theme.spacing(1.5, 2),
        borderBlockEnd: hairline(theme),
        textAlign: 'start',
        verticalAlign: 'top',
      },
      '& hr': { marginBlock: theme.spacing(4), border: 0, borderBlockStart: hairline(theme) },
      '& code': {
        padding: '0.125rem 0.375rem',
        borderRadius: corner(theme, 'small'),
        backgroundColor: sunken(theme),
        fontSize: '0.9375em',
      },
      // In two columns lines stay short enough for small type.
      '@media print': {
        maxWidth: 'none',
        columns: 2,
        columnGap: theme.spacing(3),
        fontSize: '0.6875rem',
        lineHeight: leading(theme, 1.4, 'prose'),
        '& > * + *': { marginBlockStart: theme.spacing(0.75) },
        '& :is(h2, h3, h4)': { marginBlockStart: theme.spacing(1.25), fontSize: '0.875rem', breakAfter: 'avoid' },
        '& :is(h2, h3, h4) + *': { marginBlockStart: theme.spacing(0.25) },
        '& :is(ul, ol)': { display: 'block' },
        '& li + li': { marginBlockStart: theme.spacing(0.25) },
        '& :is(table, img, blockquote)': { breakInside: 'avoid' },
        '& table': { overflow: 'visible', fontSize: 'inherit', lineHeight: leading(theme, 1.35) },
        '& :is(th, td)': { padding: theme.spacing(0.5, 0.75) },
        '& hr': { marginBlock: theme.spacing(1) },
      },
    };
  }),
);

/**
 * The text of an article: headings from the second level, paragraphs, lists, quotations, tables and pictures.
 *
 * Use DocumentPage instead for numbered documents, DescriptionText for what a seller wrote.
 */
export function ArticleBody(inProps: ArticleBodyProps) {
  const props = useThemeProps({ props: inProps, name: 'KeArticleBody' });
  const { html, ...other } = props;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: articles are HTML, sanitised when stored and when served
    <Root ownerState={props} dangerouslySetInnerHTML={{ __html: html }} {...other} />
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeArticleBody: 'root';
  }
  interface ComponentsPropsList {
    KeArticleBody: Partial<ArticleBodyProps>;
  }
  interface Components<Theme = unknown> {
    KeArticleBody?: {
      defaultProps?: ComponentsPropsList['KeArticleBody'];
      styleOverrides?: ComponentsOverrides<Theme>['KeArticleBody'];
      variants?: ComponentsVariants<Theme>['KeArticleBody'];
    };
  }
}
