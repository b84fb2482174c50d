import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
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
import { ProjectHeading } from '../ProjectHeading/ProjectHeading.tsx';
import { ResidenceOverview } from '../ResidenceOverview/ResidenceOverview.tsx';
import { ResidenceSection } from '../ResidenceSection/ResidenceSection.tsx';
import { StatBand } from '../StatBand/StatBand.tsx';
import { VideoEmbed } from '../VideoEmbed/VideoEmbed.tsx';
import type { ProjectPageProps } from './ProjectPage.tsx';
import type { ProjectCarouselLabels, ProjectContent, ProjectDocument, ProjectPicture } from './projectContent.ts';
import type { projectDocument } from './projectDocument.ts';
import type { projectPicture } from './projectPicture.ts';
import { englishInterest, useInterest } from './useInterest.ts';

function fill(sentence: string, values: Readonly<Record<string, number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

const carouselLabels = ({ goTo, ...labels }: ProjectCarouselLabels): AmenityCarouselLabels => ({
  ...labels,
  goTo: (position, count) => fill(goTo, { position, count }),
});

export type SectionState = Partial<ProjectPageProps> & { ground?: 'sunken' };

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

/** What every section of the page is made from. */
interface SectionProps {
  content: ProjectContent;
  ownerState: SectionState;
  /** A picture of the content as components take it. */
  show: (picture: ProjectPicture) => ReturnType<typeof projectPicture>;
  /** A document of the content with its address. */
  open: (document: ProjectDocument) => ReturnType<typeof projectDocument>;
}

const onSunkenGround = (ownerState: SectionState): SectionState => ({ ...ownerState, ground: 'sunken' });

/** The kinds of residence at a glance, where there are any. */
export function ResidentsSection({ content: { residences }, ownerState, show }: SectionProps) {
  if (residences.items.length === 0) return null;
  return (
    <Section ownerState={ownerState} id="residents" aria-labelledby="residents-title" tabIndex={-1}>
      <Content ownerState={ownerState}>
        <ProjectHeading
          id="residents-title"
          overline={residences.overline}
          title={residences.heading}
          sentence={residences.sentence}
        />
        <ResidenceOverview
          residences={residences.items.map(({ slides: [cover], ...residence }) => ({
            ...residence,
            ...(cover && show(cover)),
          }))}
          viewDetails={residences.viewDetails}
        />
      </Content>
    </Section>
  );
}

interface FilmSectionProps extends SectionProps, Pick<ProjectPageProps, 'files' | 'videoUrl'> {}

/** The film, where the project has one. */
export function FilmSection({ content: { film }, ownerState, show, files, videoUrl }: FilmSectionProps) {
  if (!film) return null;
  return (
    <Section ownerState={onSunkenGround(ownerState)} aria-labelledby="film-title">
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
  );
}

/** What the building has, in words and numbers. */
export function FacilitiesSection({ content: { facilities, navigation }, ownerState, show, open }: SectionProps) {
  const brochure = navigation.brochure && open(navigation.brochure);
  return (
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
              <Button href={navigation.book.href} size="large" variant="contained">
                {facilities.actions.register}
              </Button>
              {brochure && (
                <Button href={brochure.href} size="large" variant="outlined" startIcon={<DownloadRounded />} download>
                  {facilities.actions.brochure ?? brochure.label}
                </Button>
              )}
            </Actions>
          </Words>
          {facilities.picture && (
            <Portrait ownerState={ownerState}>
              <Picture {...show(facilities.picture)} sizes="(min-width: 64em) 56rem, 130vw" ratio="fill" />
            </Portrait>
          )}
        </Facilities>
        {facilities.stats.length > 0 && <StatBand stats={facilities.stats} />}
      </Content>
    </Section>
  );
}

/** The amenities as pictures, where there are any. */
export function AmenitiesSection({ content: { amenities }, ownerState, show }: SectionProps) {
  if (amenities.items.length === 0) return null;
  return (
    <Section as="div" ownerState={onSunkenGround(ownerState)}>
      <Content ownerState={ownerState}>
        <ProjectHeading title={amenities.heading} sentence={amenities.sentence} />
        <AmenityCarousel
          amenities={amenities.items.map(({ name, picture }) => ({ name, ...show(picture) }))}
          label={amenities.heading}
          labels={carouselLabels(amenities.carousel)}
        />
      </Content>
    </Section>
  );
}

/** Where it stands, and how far things are, where anything of it is known. */
export function PlaceSection({ content: { location }, ownerState, show, open }: SectionProps) {
  if (!location.picture && location.places.length === 0) return null;
  return (
    <Section ownerState={ownerState} id="location" aria-labelledby="location-title" tabIndex={-1}>
      <Content ownerState={ownerState}>
        <ProjectHeading id="location-title" title={location.heading} sentence={location.sentence} />
        <LocationSection
          {...(location.picture && show(location.picture))}
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
  );
}

/** Each kind of residence with its pictures and plan, where there are any. */
export function DetailsSection({ content: { residences }, ownerState, show, open }: SectionProps) {
  if (residences.items.length === 0) return null;
  return (
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
  );
}

/** The pictures of the project, where there are any. */
export function GallerySection({ content: { gallery }, ownerState, show }: SectionProps) {
  if (gallery.pictures.length === 0) return null;
  return (
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
  );
}

interface AvailabilitySectionProps extends Pick<SectionProps, 'ownerState'> {
  availability: NonNullable<ProjectPageProps['availability']>;
}

/** Which homes can be had. */
export function AvailabilitySection({ availability, ownerState }: AvailabilitySectionProps) {
  return (
    <Section ownerState={ownerState} id={availability.id} aria-labelledby={`${availability.id}-title`} tabIndex={-1}>
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
  );
}

interface RegisterSectionProps
  extends Pick<SectionProps, 'content' | 'ownerState'>,
    Pick<ProjectPageProps, 'onRegister' | 'registerForm'> {}

/** Registering one's interest. */
export function RegisterSection({ content, ownerState, onRegister, registerForm }: RegisterSectionProps) {
  const { identity, interest } = content;
  const messages = useKitWords('ProjectPage', englishInterest, interest.messages);
  const { message, wrong, pending, submit } = useInterest(onRegister, interest.unitTypes, messages);
  return (
    <Section id="register" ownerState={onSunkenGround(ownerState)} aria-labelledby="register-title" tabIndex={-1}>
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
  );
}
