import { Button } from '../Button/Button.tsx';
import type { CarouselLabels } from '../Carousel/Carousel.tsx';
import { ResidenceSlider, type ResidenceSliderPicture } from '../ResidenceSlider/ResidenceSlider.tsx';
import styles from './ResidenceSection.module.css';

export interface ResidenceSectionProps {
  /** The anchor of the section. */
  id: string;
  /** '5 Bedroom' */
  name: string;
  /** 'The Crown Jewel' */
  title: string;
  /** What it is like to live there. */
  description: string;
  /** What belongs to it, in a few words each. */
  features: readonly string[];
  /** Its rooms, for the slider. */
  pictures: readonly ResidenceSliderPicture[];
  /** A PDF, opened in a new tab. */
  floorPlan?: { label: string; href: string };
  /** Side of the pictures on wide screens. */
  picturesAt: 'start' | 'end';
  /** What the slider says. */
  sliderLabels: CarouselLabels;
}

/**
 * One type of home in full: rooms, words, features and plan. Give neighbours opposite sides.
 *
 * Use ResidenceOverview instead for all types at a glance.
 */
export function ResidenceSection({
  id,
  name,
  title,
  description,
  features,
  pictures,
  floorPlan,
  picturesAt,
  sliderLabels,
}: ResidenceSectionProps) {
  return (
    <section
      id={id}
      className={`${styles.residence} ${styles[picturesAt]}`}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <div className={styles.pictures}>
        <ResidenceSlider
          pictures={pictures}
          label={`${name}, ${title}`}
          labels={sliderLabels}
          sizes="(min-width: 90em) 50rem, (min-width: 64em) 58vw, 100vw"
        />
      </div>
      <div className={styles.words}>
        <h3 id={`${id}-title`} className={styles.heading}>
          <span className={styles.name}>{name}</span>
          <span className={styles.title}>{title}</span>
        </h3>
        <p className={styles.description}>{description}</p>
        <ul className={styles.features}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        {floorPlan && (
          <p>
            <Button href={floorPlan.href} variant="outlined" icon="document" target="_blank" rel="noreferrer">
              {floorPlan.label}
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}
