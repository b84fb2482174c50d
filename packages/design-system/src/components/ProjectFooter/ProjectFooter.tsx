import Container from '@mui/material/Container';
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
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { hairline, ink, sunken } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import type { ProjectLink, ProjectLogo } from '../ProjectHeader/ProjectHeader.tsx';

export interface ProjectFooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** The project's name. */
  name: string;
  /** Its promise, under the name. */
  tagline: string;
  /** Its mark; the name in letters without it. */
  logo?: ProjectLogo;
  /** Documents to read or load. */
  links: readonly ProjectLink[];
  /** PDFs, opened in a new tab. */
  documents: readonly ProjectLink[];
  /** Above them. */
  documentsTitle: string;
  /** Whom to write to and to call; what is empty is left out. */
  contact?: { title: string; email?: string; phone?: string; address?: string };
  /** What pictures and plans do not promise. */
  disclaimer: string;
  /** The line of whose it is. */
  copyright: string;
  /** After the links, such as the switch of the language. */
  extra?: ReactNode;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const Root = styled('footer', { name: 'KeProjectFooter', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    paddingBlock: theme.spacing(8, 3),
    borderBlockStart: hairline(theme),
    backgroundColor: sunken(theme),
  })),
);

const Content = styled(Container, { name: 'KeProjectFooter', slot: 'Content' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(5),
    [theme.breakpoints.up('md')]: { gridTemplateColumns: '2fr 1fr 1fr' },
  })),
);

const Mark = styled('div', { name: 'KeProjectFooter', slot: 'Mark' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
    alignContent: 'start',
    '& > img': { display: 'block', width: '12rem', height: 'auto' },
  })),
);

const Column = styled('div', { name: 'KeProjectFooter', slot: 'Column' })<{ ownerState: object }>({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
});

const Title = styled('h2', { name: 'KeProjectFooter', slot: 'Title' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.overline,
    margin: 0,
    paddingBlockEnd: theme.spacing(1),
    color: ink(theme, 'primary'),
    letterSpacing: '0.16em',
  })),
);

const FootLink = styled(Link, { name: 'KeProjectFooter', slot: 'Link' })<{ component?: 'a'; ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.25rem',
    fontWeight: 400,
    '&:hover': { color: (theme.vars ?? theme).palette.primary.main },
  })),
);

const Foot = styled('div', { name: 'KeProjectFooter', slot: 'Foot' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1, 4),
    gridColumn: '1 / -1',
    paddingBlockStart: theme.spacing(3),
    borderBlockStart: hairline(theme),
    color: (theme.vars ?? theme).palette.text.secondary,
    '& > p': { margin: 0 },
  })),
);

const Links = styled('div', { name: 'KeProjectFooter', slot: 'Links' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0, 3),
  })),
);

/**
 * The last page of the brochure: mark, documents, desk, and what the pictures do not promise.
 *
 * Use SiteFooter instead on the marketplace.
 */
export function ProjectFooter(inProps: ProjectFooterProps) {
  const props = useThemeProps({ props: inProps, name: 'KeProjectFooter' });
  const { name, tagline, logo, links, documents, documentsTitle, contact, disclaimer, copyright, extra, ...other } =
    props;
  return (
    <Root ownerState={props} {...other}>
      <Content ownerState={props}>
        <Mark ownerState={props}>
          {logo ? (
            <img src={logo.src} width={logo.width} height={logo.height} alt={name} loading="lazy" />
          ) : (
            <Typography variant="h3" component="p">
              {name}
            </Typography>
          )}
          <Typography color="textSecondary">{tagline}</Typography>
        </Mark>
        {documents.length > 0 && (
          <Column ownerState={props}>
            <Title ownerState={props}>{documentsTitle}</Title>
            {documents.map(({ label, href }) => (
              <FootLink ownerState={props} key={href} href={href} target="_blank" rel="noreferrer" color="textPrimary">
                {label}
              </FootLink>
            ))}
          </Column>
        )}
        {contact && (contact.phone || contact.email || contact.address) && (
          <Column ownerState={props}>
            <Title ownerState={props}>{contact.title}</Title>
            {contact.phone && (
              <FootLink ownerState={props} href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`} color="textPrimary">
                <bdi>{contact.phone}</bdi>
              </FootLink>
            )}
            {contact.email && (
              <FootLink ownerState={props} href={`mailto:${contact.email}`} color="textPrimary">
                {contact.email}
              </FootLink>
            )}
            {contact.address && (
              <Typography color="textSecondary" sx={{ maxWidth: '18rem', pt: 0.75 }}>
                {contact.address}
              </Typography>
            )}
          </Column>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1', maxWidth: '70ch' }}>
          {disclaimer}
        </Typography>
        <Foot ownerState={props}>
          <p>{copyright}</p>
          <Links ownerState={props}>
            {links.map(({ label, href }) => (
              <FootLink ownerState={props} key={href} href={href} color="textPrimary">
                {label}
              </FootLink>
            ))}
            {extra}
          </Links>
        </Foot>
      </Content>
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeProjectFooter: 'root' | 'content' | 'mark' | 'column' | 'title' | 'link' | 'foot' | 'links';
  }
  interface ComponentsPropsList {
    KeProjectFooter: Partial<ProjectFooterProps>;
  }
  interface Components<Theme = unknown> {
    KeProjectFooter?: {
      defaultProps?: ComponentsPropsList['KeProjectFooter'];
      styleOverrides?: ComponentsOverrides<Theme>['KeProjectFooter'];
      variants?: ComponentsVariants<Theme>['KeProjectFooter'];
    };
  }
}
