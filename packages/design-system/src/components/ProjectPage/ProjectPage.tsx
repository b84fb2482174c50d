import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { ProjectFooterProps } from '../ProjectFooter/ProjectFooter.tsx';
import { ProjectFrame } from '../ProjectFrame/ProjectFrame.tsx';
import { ProjectHero } from '../ProjectHero/ProjectHero.tsx';
import {
  AmenitiesSection,
  AvailabilitySection,
  DetailsSection,
  FacilitiesSection,
  FilmSection,
  GallerySection,
  PlaceSection,
  RegisterSection,
  ResidentsSection,
  type SectionState,
} from './ProjectPageSections.tsx';
import type { ProjectContent, ProjectDocument, ProjectPicture, ProjectPictures } from './projectContent.ts';
import { projectDocument } from './projectDocument.ts';
import { projectPicture } from './projectPicture.ts';
import type { InterestMessages, SendInterest } from './useInterest.ts';

export type { ProjectContent, ProjectPictures } from './projectContent.ts';
export type { InterestMessages, SendInterest } from './useInterest.ts';

export interface ProjectPageProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {
  /** Everything the page says. */
  content: ProjectContent;
  /** Name of the brand whose stylesheet the site has loaded. */
  brand: string;
  /** The pictures that the content names. */
  pictures: ProjectPictures;
  /**
   * '.webp' where the host serves plain files; nothing where it chooses the format by the Accept header.
   * @default ''
   */
  pictureEnding?: string;
  /** Address of the folder with documents, film and logo, without a slash at its end. */
  files: string;
  /** A provider's player, used instead of the film file. */
  videoUrl?: string | null;
  /** Address of the brochure, used instead of its file. */
  brochureUrl?: string | null | undefined;
  /** How to reach the project's desk. */
  contact?: Omit<NonNullable<ProjectFooterProps['contact']>, 'title'>;
  /** Leads to the page in another language, from its head and its foot. */
  languageSwitch?: ReactNode;
  /** Which homes can be had, with its own heading; stands before the registration. */
  availability?: { id: string; overline?: string; title: string; sentence?: string; children: ReactNode } | undefined;
  /** Sends what somebody registered with. */
  onRegister: SendInterest;
  /** Where the browser itself posts a registration without scripts, and what it sends beside the fields. */
  registerForm?: { action: string; hiddenFields?: Readonly<Record<string, string>> };
  /** One-off styles. */
  sx?: SxProps<Theme>;
}

const Root = styled(ProjectFrame, { name: 'KeProjectPage', slot: 'Root' })<{ ownerState: object }>({});

/**
 * The whole page of a project, from its content file and its brand: header, hero, residences, film, facilities,
 * amenities, location, residences in detail, gallery, registration, footer. It knows no project.
 *
 * Use its parts instead (ProjectHero, ResidenceSection, AmenityCarousel…) for a page of another order.
 */
export function ProjectPage(inProps: ProjectPageProps) {
  const props = useThemeProps({ props: inProps, name: 'KeProjectPage' });
  const {
    content,
    brand,
    pictures,
    pictureEnding = '',
    files,
    videoUrl,
    brochureUrl,
    languageSwitch,
    contact,
    availability,
    onRegister,
    registerForm,
    ...other
  } = props;
  const ownerState: SectionState = { ...props, pictureEnding };
  const { navigation, hero } = content;
  const show = (picture: ProjectPicture) => projectPicture(pictures, picture, pictureEnding);
  const open = (document: ProjectDocument) => projectDocument(props, document);
  const section = { content, ownerState, show, open };

  return (
    <Root
      ownerState={ownerState}
      content={content}
      brand={brand}
      files={files}
      brochureUrl={brochureUrl}
      contact={contact}
      languageSwitch={languageSwitch}
      isOverHero
      {...other}
    >
      <ProjectHero
        {...show(hero.picture)}
        portrait={hero.portrait ? show({ file: hero.portrait, alt: '' }).picture : undefined}
        title={hero.heading}
        overline={hero.overline}
        tagline={hero.tagline}
        sentence={hero.sentence}
        focus={hero.focus}
        actions={[
          { label: hero.actions.register, href: navigation.book.href },
          ...(content.residences.items.length > 0 ? [{ label: hero.actions.residences, href: '#residents' }] : []),
        ]}
      />
      <ResidentsSection {...section} />
      <FilmSection {...section} files={files} videoUrl={videoUrl} />
      <FacilitiesSection {...section} />
      <AmenitiesSection {...section} />
      <PlaceSection {...section} />
      <DetailsSection {...section} />
      <GallerySection {...section} />
      {availability && <AvailabilitySection availability={availability} ownerState={ownerState} />}
      <RegisterSection content={content} ownerState={ownerState} onRegister={onRegister} registerForm={registerForm} />
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    ProjectPage: InterestMessages;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    KeProjectPage:
      | 'root'
      | 'section'
      | 'content'
      | 'facilities'
      | 'words'
      | 'actions'
      | 'portrait'
      | 'details'
      | 'register'
      | 'form';
  }
  interface ComponentsPropsList {
    KeProjectPage: Partial<ProjectPageProps>;
  }
  interface Components<Theme = unknown> {
    KeProjectPage?: {
      defaultProps?: ComponentsPropsList['KeProjectPage'];
      styleOverrides?: ComponentsOverrides<Theme>['KeProjectPage'];
      variants?: ComponentsVariants<Theme>['KeProjectPage'];
    };
  }
}
