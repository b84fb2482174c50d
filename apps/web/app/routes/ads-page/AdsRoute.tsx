import { Button } from '@karachi-estates/design-system/Button';
import { Link } from '@karachi-estates/design-system/Link';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { KitLink } from '../../chrome/KitLink.tsx';
import { ads as words } from '../../content/ads.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import styles from './AdsRoute.module.css';

const { heading, lead, featured, plans, columns, steps, rules, projects, actions } = words;

export const meta = fixedPageMeta('/ads-page', heading);

/** Advertise with us: featured ads, and the plans that include them. */
export default function AdsRoute() {
  return (
    <>
      <Section room="half">
        <SectionHeading level={1} title={heading} lead={lead} />
        <div className={styles.columns}>
          <section className={styles.part} aria-labelledby="featured">
            <h2 id="featured">{featured.heading}</h2>
            {featured.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <section className={styles.part} aria-labelledby="included">
            <h2 id="included">{plans.heading}</h2>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{columns.plan}</th>
                  <th scope="col">{columns.featuredAds}</th>
                  <th scope="col">{columns.listings}</th>
                </tr>
              </thead>
              <tbody>
                {plans.rows.map(({ plan, featuredAds, listings }) => (
                  <tr key={plan}>
                    <th scope="row">{plan}</th>
                    <td>{featuredAds}</td>
                    <td>{listings}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p>{plans.sentence}</p>
          </section>
        </div>
        <p className={styles.actions}>
          <Button href="/plans" linkComponent={KitLink}>
            {actions.plans}
          </Button>
          <Button href="/seller-signup" variant="outlined" linkComponent={KitLink}>
            {actions.signup}
          </Button>
        </p>
      </Section>
      <Section ground="sunken" room="half">
        <div className={styles.columns}>
          <section className={styles.part} aria-labelledby="start">
            <h2 id="start">{steps.heading}</h2>
            <ol className={styles.steps}>
              {steps.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
            <p>
              <Link href="/points" variant="onward" linkComponent={KitLink}>
                {steps.points}
              </Link>
            </p>
          </section>
          <section className={styles.part} aria-labelledby="rules">
            <h2 id="rules">{rules.heading}</h2>
            <ul className={styles.rules}>
              {rules.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        </div>
      </Section>
      <Section room="half" labelledBy="projects">
        <SectionHeading
          id="projects"
          title={projects.heading}
          lead={projects.text}
          action={
            <Link href="/grand-monarch" variant="onward" linkComponent={KitLink}>
              {projects.action}
            </Link>
          }
        />
      </Section>
    </>
  );
}
