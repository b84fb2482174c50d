import { properties as words } from '../../content/properties.ts';
import { useSimilarProperties } from '../../data/properties.ts';
import { PropertyCards } from '../../properties/PropertyCards.tsx';
import styles from './PropertyDetail.module.css';

/** Homes like the one above. Nothing is drawn where there are none: the page is complete without them. */
export function SimilarProperties({ id }: { id: number }) {
  const { data } = useSimilarProperties(id);
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="similar" className={styles.similar}>
      <h2 id="similar">{words.detail.similar}</h2>
      <PropertyCards properties={data} headingLevel={3} />
    </section>
  );
}
