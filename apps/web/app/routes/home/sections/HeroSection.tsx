import { HeroSearch } from '@karachi-estates/design-system/HeroSearch';
import { Picture } from '@karachi-estates/design-system/Picture';
import { useNavigate } from 'react-router';
import { home } from '../../../content/home.ts';
import { heroKarachi } from '../../../content/pictures.generated.ts';
import { useAreas } from '../../../data/areas.ts';
import { sitePicture } from '../../../pictures/sitePicture.ts';
import styles from './HeroSection.module.css';

const { heading, sentence, picture } = home.hero;

/** The skyline, one sentence, and the search. */
export function HeroSection() {
  const areas = useAreas();
  const navigate = useNavigate();
  return (
    <section className={styles.hero} aria-labelledby="hero-heading">
      <div className={styles.picture}>
        <Picture picture={sitePicture(heroKarachi)} alt={picture.alt} sizes="100vw" ratio="fill" priority />
      </div>
      <div className={styles.content}>
        <div className={styles.words}>
          <h1 id="hero-heading">{heading}</h1>
          <p>{sentence}</p>
        </div>
        <HeroSearch
          areas={areas.data ?? []}
          areasStatus={areas.data ? 'ready' : areas.error ? 'failed' : 'loading'}
          onRetryAreas={areas.retry}
          onSearch={(query) => void navigate(`/properties?${new URLSearchParams(query)}`)}
        />
      </div>
    </section>
  );
}
