import styles from './PropertyCardSkeleton.module.css';

/**
 * The shape of a PropertyCard while the properties are on their way: same height, so that nothing moves when they
 * come. PropertyGrid shows it by itself while it loads.
 *
 * Use Skeleton instead for other shapes.
 */
export function PropertyCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.photo} />
      <div className={styles.body}>
        <span className={styles.price} />
        <span className={styles.exact} />
        <span className={styles.title} />
        <span className={styles.line} />
        <span className={styles.facts} />
        <div className={styles.foot}>
          <span className={styles.avatar} />
          <span className={styles.seller} />
        </div>
      </div>
    </div>
  );
}
