import GlobalStyles from '@mui/material/GlobalStyles';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { joinProps } from '../../theme/joinProps.ts';
import { HEADER_HEIGHT } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { ProjectFooter, type ProjectFooterProps } from '../ProjectFooter/ProjectFooter.tsx';
import { ProjectHeader, type ProjectLink } from '../ProjectHeader/ProjectHeader.tsx';
import type { ProjectContent, ProjectDocument } from '../ProjectPage/projectContent.ts';
import { projectDocument } from '../ProjectPage/projectDocument.ts';
import { SkipLink } from '../SkipLink/SkipLink.tsx';

export interface ProjectFrameProps extends Omit<ComponentPropsWithRef<'div'>, 'content'> {
  /** What head and foot say, from the content of the project. */
  content: Pick<ProjectContent, 'identity' | 'navigation' | 'documents' | 'documentsHeading' | 'footer'>;
  /** Name of the brand whose stylesheet the site has loaded. */
  brand: string;
  /** Address of the folder with documents and logo, without a slash at its end. */
  files: string;
  /** Address of the brochure, used instead of its file. */
  brochureUrl?: string | null | undefined;
  /** How to reach the project's desk. */
  contact?: Omit<NonNullable<ProjectFooterProps['contact']>, 'title'> | undefined;
  /** Leads to the page in another language, from head and foot. */
  languageSwitch?: ReactNode;
  /** The page begins with a picture that the head lies over; its sections are on this page. @default false */
  isOverHero?: boolean;
  /** The page between head and foot. */
  children?: ReactNode;
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

/** A link to a place of the page takes the keyboard there too, whatever renders it. */
function followAnchor(event: MouseEvent) {
  const href = (event.target as Element).closest('a')?.getAttribute('href');
  if (href?.startsWith('#')) document.getElementById(href.slice(1))?.focus({ preventScroll: true });
}

// A link to a place of the page glides there, and the header does not cover what it leads to.
const anchorStyles = (
  <GlobalStyles
    styles={{
      ':root': {
        scrollPaddingBlockStart: HEADER_HEIGHT,
        '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
      },
    }}
  />
);

const Root = styled('div', { name: 'KeProjectFrame', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    // `overflow: hidden` would take the header its stickiness.
    overflowX: 'clip',
    backgroundColor: (theme.vars ?? theme).palette.background.default,
    color: (theme.vars ?? theme).palette.text.primary,
    fontVariantNumeric: 'lining-nums',
    '& [tabindex="-1"]:focus': { outline: 'none' },
  })),
);

// Where there is no hero, nothing lies behind the head that it could be seen against.
const onGround = {
  marginBlockEnd: 0,
  '@supports (animation-timeline: scroll())': { animation: 'none' },
};

/**
 * Head and foot of a project's site around a page of it, with the way past the head for the keyboard.
 *
 * Use ProjectPage instead for the page of the project itself, which has this frame already.
 */
export function ProjectFrame(inProps: ProjectFrameProps) {
  const props = useThemeProps({ props: inProps, name: 'KeProjectFrame' });
  const {
    content,
    brand,
    files,
    brochureUrl: _,
    contact,
    languageSwitch,
    isOverHero = false,
    children,
    ...other
  } = props;
  const { identity, navigation, footer } = content;
  const open = (document: ProjectDocument) => projectDocument(props, document);
  // Sections are on the page of the project.
  const there = <Linked extends ProjectLink>(link: Linked): Linked =>
    isOverHero || !link.href.startsWith('#') || link.href === '#content'
      ? link
      : { ...link, href: `${identity.path}${link.href}` };
  const logo = identity.logo && { ...identity.logo, src: `${files}/${identity.logo.file}` };
  return (
    <Root ownerState={props} data-brand={brand} {...joinProps({ onClick: followAnchor }, other)}>
      {anchorStyles}
      <SkipLink>{navigation.skip}</SkipLink>
      <ProjectHeader
        name={identity.shortName}
        homeHref={identity.path}
        logo={logo}
        links={navigation.links.map(there)}
        mobileLink={navigation.mobileLink && there(navigation.mobileLink)}
        book={there(navigation.book)}
        brochure={navigation.brochure && open(navigation.brochure)}
        extra={languageSwitch}
        labels={{
          navigation: navigation.label,
          openMenu: navigation.openMenu,
          menu: navigation.menu,
          closeMenu: navigation.closeMenu,
        }}
        sx={isOverHero ? undefined : onGround}
      />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <ProjectFooter
        name={identity.name}
        tagline={footer.tagline}
        logo={logo}
        links={footer.links.map(there)}
        documents={content.documents.map(open)}
        documentsTitle={content.documentsHeading}
        contact={contact && { ...contact, title: footer.contactHeading }}
        disclaimer={footer.disclaimer}
        copyright={footer.copyright}
        extra={languageSwitch}
      />
    </Root>
  );
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeProjectFrame: 'root';
  }
  interface ComponentsPropsList {
    KeProjectFrame: Partial<ProjectFrameProps>;
  }
  interface Components<Theme = unknown> {
    KeProjectFrame?: {
      defaultProps?: ComponentsPropsList['KeProjectFrame'];
      styleOverrides?: ComponentsOverrides<Theme>['KeProjectFrame'];
      variants?: ComponentsVariants<Theme>['KeProjectFrame'];
    };
  }
}
