import type { MouseEvent } from 'react';
import { AmenityCarousel } from '../AmenityCarousel/AmenityCarousel.tsx';
import { Button } from '../Button/Button.tsx';
import type { CarouselLabels } from '../Carousel/Carousel.tsx';
import { GalleryGrid } from '../GalleryGrid/GalleryGrid.tsx';
import { InterestForm } from '../InterestForm/InterestForm.tsx';
import type { LinkComponent } from '../Link/linkComponent.ts';
import { LocationSection } from '../LocationSection/LocationSection.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { ProjectFooter, type ProjectFooterProps } from '../ProjectFooter/ProjectFooter.tsx';
import { ProjectHeader } from '../ProjectHeader/ProjectHeader.tsx';
import { ProjectHeading } from '../ProjectHeading/ProjectHeading.tsx';
import { ProjectHero } from '../ProjectHero/ProjectHero.tsx';
import { ResidenceOverview } from '../ResidenceOverview/ResidenceOverview.tsx';
import { ResidenceSection } from '../ResidenceSection/ResidenceSection.tsx';
import { StatBand } from '../StatBand/StatBand.tsx';
import { VideoEmbed } from '../VideoEmbed/VideoEmbed.tsx';
import styles from './ProjectPage.module.css';
import type { ProjectCarouselLabels, ProjectContent, ProjectPicture, ProjectPictures } from './projectContent.ts';
import { type SendInterest, useInterest } from './useInterest.ts';

export type { ProjectContent, ProjectPictures } from './projectContent.ts';
export type { SendInterest } from './useInterest.ts';

export interface ProjectPageProps {
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
  /** How to reach the project's desk. */
  contact?: Omit<NonNullable<ProjectFooterProps['contact']>, 'title'>;
  /** Sends what somebody registered with. */
  onRegister: SendInterest;
  /** Renders links, so that an application's router can take over. */
  linkComponent?: LinkComponent;
}

function fill(sentence: string, values: Readonly<Record<string, number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

const carouselLabels = ({ goTo, ...labels }: ProjectCarouselLabels): CarouselLabels => ({
  ...labels,
  goTo: (position, count) => fill(goTo, { position, count }),
});

/** A link to a place of the page takes the keyboard there too, whatever renders it. */
function followAnchor(event: MouseEvent) {
  const href = (event.target as Element).closest('a')?.getAttribute('href');
  if (href?.startsWith('#')) document.getElementById(href.slice(1))?.focus({ preventScroll: true });
}

/**
 * The whole page of a project, from its content file and its brand: header, hero, residences, film, facilities,
 * amenities, location, residences in detail, gallery, registration, footer. It knows no project.
 *
 * Use its parts instead (ProjectHero, ResidenceSection, AmenityCarousel…) for a page of another order.
 */
export function ProjectPage({
  content,
  brand,
  pictures,
  pictureEnding = '',
  files,
  videoUrl,
  contact,
  onRegister,
  linkComponent,
}: ProjectPageProps) {
  const { identity, navigation, hero, residences, film, facilities, amenities, location, gallery, interest, footer } =
    content;
  const { message, wrong, pending, submit } = useInterest(onRegister);

  const show = ({ file, alt }: ProjectPicture) => {
    const picture = pictures[file];
    if (!picture) throw new Error(`The project's pictures lack "${file}".`);
    const { path, widths, width, height, thumbhash } = picture;
    const at = (each: number) => `${path}-${each}${pictureEnding}`;
    const srcSet = widths.map((each) => `${at(each)} ${each}w`).join(', ');
    return { picture: { src: at(widths[1] ?? width), srcSet, width, height, thumbhash }, alt };
  };
  const open = ({ label, file }: { label: string; file: string }) => ({ label, href: `${files}/${file}` });
  const logo = identity.logo && { ...identity.logo, src: `${files}/${identity.logo.file}` };
  const brochure = navigation.brochure && open(navigation.brochure);
  const register = navigation.book.href;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus after a link that does the rest
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link is a click too
    <div className={styles.page} data-brand={brand} onClick={followAnchor}>
      <ProjectHeader
        name={identity.shortName}
        homeHref={identity.path}
        logo={logo}
        links={navigation.links}
        mobileLink={navigation.mobileLink}
        book={navigation.book}
        brochure={brochure}
        labels={{
          navigation: navigation.label,
          openMenu: navigation.openMenu,
          menu: navigation.menu,
          closeMenu: navigation.closeMenu,
        }}
        linkComponent={linkComponent}
      />
      <main id="content" tabIndex={-1}>
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
          linkComponent={linkComponent}
        />

        <section id="residents" className={styles.section} aria-labelledby="residents-title" tabIndex={-1}>
          <div className={styles.content}>
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
              linkComponent={linkComponent}
            />
          </div>
        </section>

        {film && (
          <section className={`${styles.section} ${styles.sunken}`} aria-labelledby="film-title">
            <div className={styles.content}>
              <ProjectHeading id="film-title" title={film.heading} sentence={film.sentence} />
              <VideoEmbed
                title={film.title}
                poster={show(film.poster).picture}
                alt={film.poster.alt}
                play={film.play}
                file={`${files}/${film.file}`}
                embedUrl={videoUrl}
              />
            </div>
          </section>
        )}

        <section id="facilities" className={styles.section} aria-labelledby="facilities-title" tabIndex={-1}>
          <div className={styles.content}>
            <div className={styles.facilities}>
              <div className={styles.words}>
                <ProjectHeading
                  id="facilities-title"
                  align="start"
                  overline={facilities.overline}
                  title={facilities.heading}
                />
                {facilities.paragraphs.map((paragraph) => (
                  <p key={paragraph} className={styles.paragraph}>
                    {paragraph}
                  </p>
                ))}
                <div className={styles.actions}>
                  <Button href={register} size="large" linkComponent={linkComponent}>
                    {facilities.actions.register}
                  </Button>
                  {brochure && (
                    <Button href={brochure.href} size="large" variant="outlined" icon="download" download>
                      {facilities.actions.brochure ?? brochure.label}
                    </Button>
                  )}
                </div>
              </div>
              <div className={styles.portrait}>
                <Picture {...show(facilities.picture)} sizes="(min-width: 64em) 56rem, 130vw" ratio="fill" />
              </div>
            </div>
            <StatBand stats={facilities.stats} />
          </div>
        </section>

        <div className={`${styles.section} ${styles.sunken}`}>
          <div className={styles.content}>
            <ProjectHeading title={amenities.heading} sentence={amenities.sentence} />
            <AmenityCarousel
              amenities={amenities.items.map(({ name, picture }) => ({ name, ...show(picture) }))}
              label={amenities.heading}
              labels={carouselLabels(amenities.carousel)}
            />
          </div>
        </div>

        <section id="location" className={styles.section} aria-labelledby="location-title" tabIndex={-1}>
          <div className={styles.content}>
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
          </div>
        </section>

        <section className={`${styles.section} ${styles.details}`} aria-labelledby="details-title">
          <div className={styles.content}>
            <ProjectHeading id="details-title" title={residences.detailsHeading} />
          </div>
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
        </section>

        <div id="gallery" className={styles.section} tabIndex={-1}>
          <div className={styles.content}>
            <ProjectHeading title={gallery.heading} sentence={gallery.sentence} />
            <GalleryGrid
              photos={gallery.pictures.map((picture) => ({ ...show(picture).picture, alt: picture.alt }))}
              label={gallery.heading}
              labels={gallery.labels}
            />
          </div>
        </div>

        <section
          id="register"
          className={`${styles.section} ${styles.sunken}`}
          aria-labelledby="register-title"
          tabIndex={-1}
        >
          <div className={`${styles.content} ${styles.register}`}>
            <ProjectHeading
              id="register-title"
              align="start"
              overline={identity.shortName}
              title={interest.heading}
              sentence={interest.sentence}
            />
            <div className={styles.form}>
              <InterestForm
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
            </div>
          </div>
        </section>
      </main>
      <ProjectFooter
        name={identity.name}
        tagline={footer.tagline}
        logo={logo}
        links={footer.links}
        documents={content.documents.map(open)}
        documentsTitle={content.documentsHeading}
        contact={contact && { ...contact, title: footer.contactHeading }}
        disclaimer={footer.disclaimer}
        copyright={footer.copyright}
        linkComponent={linkComponent}
      />
    </div>
  );
}
