import { Button } from '@karachi-estates/design-system/Button';
import { PointsTable } from '@karachi-estates/design-system/PointsTable';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { KitLink } from '../../chrome/KitLink.tsx';
import { points as words } from '../../content/points.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import styles from './PointsRoute.module.css';

const { heading, lead, table, rows, bands, notes, action } = words;

export const meta = fixedPageMeta('/points', heading);

/** Listing quality points: a checklist that adds up to 100. */
export default function PointsRoute() {
  const { role } = useSession();
  return (
    <Section room="half">
      <SectionHeading level={1} title={heading} lead={lead} />
      <PointsTable caption={table.caption} head={table} rows={rows} />
      <section className={styles.part} aria-labelledby="bands">
        <h2 id="bands">{bands.heading}</h2>
        <dl className={styles.bands}>
          {bands.items.map(({ from, to, label, text }) => (
            <div key={label} className={styles.band}>
              <dt>
                <b>{label}</b>{' '}
                <span className={styles.range}>
                  {from}–{to}
                </span>
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className={styles.part} aria-labelledby="notes">
        <h2 id="notes">{notes.heading}</h2>
        <ul className={styles.notes}>
          {notes.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <p>
          <Button href={role === 'seller' ? '/seller-post-ad' : '/seller-signup'} linkComponent={KitLink}>
            {action}
          </Button>
        </p>
      </section>
    </Section>
  );
}
