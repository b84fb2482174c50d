import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { wideFrom } from '../../theme/breakpoints.ts';
import { keyed } from '../../theme/keyed.ts';
import { corner, prose, sectionRoom, sunken } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';
import { AmenityCarousel, type AmenityCarouselLabels } from '../AmenityCarousel/AmenityCarousel.tsx';
import { GalleryGrid } from '../GalleryGrid/GalleryGrid.tsx';
import { InterestForm } from '../InterestForm/InterestForm.tsx';
import { LocationSection } from '../LocationSection/LocationSection.tsx';
import { Picture } from '../Picture/Picture.tsx';
import type { ProjectFooterProps } from '../ProjectFooter/ProjectFooter.tsx';
import { ProjectFrame } from '../ProjectFrame/ProjectFrame.tsx';
import { ProjectHeading } from '../ProjectHeading/ProjectHeading.tsx';
import { ProjectHero } from '../ProjectHero/ProjectHero.tsx';
import { ResidenceOverview } from '../ResidenceOverview/ResidenceOverview.tsx';
import { ResidenceSection } from '../ResidenceSection/ResidenceSection.tsx';
import { StatBand } from '../StatBand/StatBand.tsx';
import { VideoEmbed } from '../VideoEmbed/VideoEmbed.tsx';
import type {
  ProjectCarouselLabels,
  ProjectContent,
  ProjectDocument,
  ProjectPicture,
  ProjectPictures,
} from './projectContent.ts';
import { projectDocument } from './projectDocument.ts';
import { projectPicture } from './projectPicture.ts';
import { englishInterest, type InterestMessages, type SendInterest, useInterest } from './useInterest.ts';

export type { ProjectContent, ProjectPictures } from './projectContent.ts';
export type { InterestMessages, SendInterest } from './useInterest.ts';

export interface ProjectPageProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'content'> {
  /** Everything the page says. */
  content: ProjectContent;
  /** Name of the brand whose stylesheet the site has loaded. */
  brand: string;
  /** The pictures that the content names. */
  pictures: ProjectPictures;
  /** '.webp' where the host serves plain files; nothing where it chooses the format by the Accept header. */
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

function fill(sentence: string, values: Readonly<Record<string, number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

const carouselLabels = ({ goTo, ...labels }: ProjectCarouselLabels): AmenityCarouselLabels => ({
  ...labels,
  goTo: (position, count) => fill(goTo, { position, count }),
});

const Root = styled(ProjectFrame, { name: 'KeProjectPage', slot: 'Root' })<{ ownerState: object }>({});

type SectionState = Partial<ProjectPageProps> & { ground?: 'sunken' };

const Section = styled('section', { name: 'KeProjectPage', slot: 'Section' })<{ ownerState: SectionState }>(
  memoTheme(({ theme }) => ({
    ...sectionRoom({ theme }, 1.125),
    variants: [{ props: { ground: 'sunken' }, style: { backgroundColor: sunken(theme) } }],
  })),
);

const Content = styled(Container, { name: 'KeProjectPage', slot: 'Content' })<{ ownerState: object }>({
  display: 'grid',
  gap: 'clamp(2rem, 1rem + 4vw, 4rem)',
  '& > *': { minWidth: 0 },
});

const Facilities = styled('div', { name: 'KeProjectPage', slot: 'Facilities' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(5),
    alignItems: 'center',
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: theme.spacing(10) },
  })),
);

const Words = styled('div', { name: 'KeProjectPage', slot: 'Words' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(3),
    '& > p': {
      ...prose(theme),
      maxWidth: '34rem',
      margin: 0,
      color: (theme.vars ?? theme).palette.text.secondary,
      fontSize: '1.0625rem',
    },
  })),
);

const Actions = styled('div', { name: 'KeProjectPage', slot: 'Actions' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(1, 2),
    paddingBlockStart: theme.spacing(1),
    [wideFrom(480)]: { justifyContent: 'start' },
  })),
);

const Portrait = styled('div', { name: 'KeProjectPage', slot: 'Portrait' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    aspectRatio: '4 / 3',
    overflow: 'clip',
    borderRadius: corner(theme, 'card'),
    [theme.breakpoints.up('lg')]: { aspectRatio: '4 / 5', width: '100%', maxHeight: '40rem' },
  })),
);

const Details = styled('section', { name: 'KeProjectPage', slot: 'Details' })<{ ownerState: object }>({
  display: 'grid',
  gap: 'clamp(2rem, 1rem + 4vw, 4rem)',
  // Where the window is wider than the content, the bands of the residences end where a printed page would.
  [wideFrom(1440)]: { paddingInline: 'max(0rem, calc((100% - 96rem) / 2))' },
});

const Register = styled(Content, { name: 'KeProjectPage', slot: 'Register' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    [theme.breakpoints.up('lg')]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: theme.spacing(10),
      alignItems: 'center',
    },
  })),
);

const Form = styled(Card, { name: 'KeProjectPage', slot: 'Form' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    padding: theme.spacing(3),
    [theme.breakpoints.up('md')]: { padding: theme.spacing(6) },
  })),
);

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
  const sunkenGround: SectionState = { ...ownerState, ground: 'sunken' };
  const { identity, navigation, hero, residences, film, facilities, amenities, location, gallery, interest } = content;
  const messages = useKitWords('ProjectPage', englishInterest, interest.messages);
  const { message, wrong, pending, submit } = useInterest(onRegister, interest.unitTypes, messages);

  const show = (picture: ProjectPicture) => projectPicture(pictures, picture, pictureEnding);
  const open = (document: ProjectDocument) => projectDocument(props, document);
  const brochure = navigation.brochure && open(navigation.brochure);
  const register = navigation.book.href;

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
          { label: hero.actions.register, href: register },
          { label: hero.actions.residences, href: '#residents' },
        ]}
      />

      <Section ownerState={ownerState} id="residents" aria-labelledby="residents-title" tabIndex={-1}>
        <Content ownerState={ownerState}>
          <ProjectHeading
            id="residents-title"
            overline={residences.overline}
            title={residences.heading}
            sentence={residences.sentence}
          />
          <ResidenceOverview
            residences={residences.items.map(({ slides, ...residence }) => {
              const [cover] = slides;
              if (!cover) throw new Error(`The residence "${residence.id}" has no pictures.`);
              return { ...residence, ...show(cover) };
            })}
            viewDetails={residences.viewDetails}
          />
        </Content>
      </Section>

      {film && (
        <Section ownerState={sunkenGround} aria-labelledby="film-title">
          <Content ownerState={ownerState}>
            <ProjectHeading id="film-title" title={film.heading} sentence={film.sentence} />
            <VideoEmbed
              title={film.title}
              poster={show(film.poster).picture}
              alt={film.poster.alt}
              play={film.play}
              file={`${files}/${film.file}`}
              embedUrl={videoUrl}
            />
          </Content>
        </Section>
      )}

      <Section ownerState={ownerState} id="facilities" aria-labelledby="facilities-title" tabIndex={-1}>
        <Content ownerState={ownerState}>
          <Facilities ownerState={ownerState}>
            <Words ownerState={ownerState}>
              <ProjectHeading
                id="facilities-title"
                align="start"
                overline={facilities.overline}
                title={facilities.heading}
              />
              {keyed(facilities.paragraphs).map(([key, paragraph]) => (
                <p key={key}>{paragraph}</p>
              ))}
              <Actions ownerState={ownerState}>
                <Button href={register} size="large" variant="contained">
                  {facilities.actions.register}
                </Button>
                {brochure && (
                  <Button href={brochure.href} size="large" variant="outlined" startIcon={<DownloadRounded />} download>
                    {facilities.actions.brochure ?? brochure.label}
                  </Button>
                )}
              </Actions>
            </Words>
            <Portrait ownerState={ownerState}>
              <Picture {...show(facilities.picture)} sizes="(min-width: 64em) 56rem, 130vw" ratio="fill" />
            </Portrait>
          </Facilities>
          {facilities.stats.length > 0 && <StatBand stats={facilities.stats} />}
        </Content>
      </Section>

      {amenities.items.length > 0 && (
        <Section as="div" ownerState={sunkenGround}>
          <Content ownerState={ownerState}>
            <ProjectHeading title={amenities.heading} sentence={amenities.sentence} />
            <AmenityCarousel
              amenities={amenities.items.map(({ name, picture }) => ({ name, ...show(picture) }))}
              label={amenities.heading}
              labels={carouselLabels(amenities.carousel)}
            />
          </Content>
        </Section>
      )}

      <Section ownerState={ownerState} id="location" aria-labelledby="location-title" tabIndex={-1}>
        <Content ownerState={ownerState}>
          <ProjectHeading id="location-title" title={location.heading} sentence={location.sentence} />
          <LocationSection
            {...show(location.picture)}
            enlarge={location.enlarge && open(location.enlarge)}
            places={location.places.map(({ name, minutes }) => ({
              name,
              time: fill(location.minutes, { minutes }),
            }))}
            placesTitle={location.placesLabel}
            note={location.note}
          />
        </Content>
      </Section>

      <Details ownerState={ownerState} aria-labelledby="details-title">
        <Content ownerState={ownerState}>
          <ProjectHeading id="details-title" title={residences.detailsHeading} />
        </Content>
        <div>
          {residences.items.map(({ slides, floorPlan, summary: _, ...residence }, index) => (
            <ResidenceSection
              key={residence.id}
              {...residence}
              pictures={slides.map(show)}
              floorPlan={floorPlan && open(floorPlan)}
              picturesAt={index % 2 === 0 ? 'start' : 'end'}
              sliderLabels={carouselLabels(residences.slider)}
            />
          ))}
        </div>
      </Details>

      {gallery.pictures.length > 0 && (
        <Section ownerState={ownerState} as="div" id="gallery" tabIndex={-1}>
          <Content ownerState={ownerState}>
            <ProjectHeading title={gallery.heading} sentence={gallery.sentence} />
            <GalleryGrid
              photos={gallery.pictures.map((picture) => ({ ...show(picture).picture, alt: picture.alt }))}
              label={gallery.heading}
              labels={gallery.labels}
            />
          </Content>
        </Section>
      )}

      {availability && (
        <Section
          ownerState={ownerState}
          id={availability.id}
          aria-labelledby={`${availability.id}-title`}
          tabIndex={-1}
        >
          <Content ownerState={ownerState}>
            <ProjectHeading
              id={`${availability.id}-title`}
              overline={availability.overline}
              title={availability.title}
              sentence={availability.sentence}
            />
            {availability.children}
          </Content>
        </Section>
      )}

      <Section id="register" ownerState={sunkenGround} aria-labelledby="register-title" tabIndex={-1}>
        <Register ownerState={ownerState}>
          <ProjectHeading
            id="register-title"
            align="start"
            overline={identity.shortName}
            title={interest.heading}
            sentence={interest.sentence}
          />
          <Form ownerState={ownerState} variant="outlined">
            <InterestForm
              {...registerForm}
              labels={interest.fields}
              chooseUnit={interest.chooseUnit}
              unitTypes={interest.unitTypes}
              submit={interest.submit}
              submitting={interest.submitting}
              privacy={interest.privacy}
              message={message}
              wrong={wrong}
              pending={pending}
              onSubmit={submit}
            />
          </Form>
        </Register>
      </Section>
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
