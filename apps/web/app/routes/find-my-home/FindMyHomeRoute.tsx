import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { findMyHome as words } from '../../content/find-my-home.ts';
import { seo } from '../../content/seo.ts';
import { pageNames } from '../../content/seoTemplates.ts';
import { cities } from '../../data/areas.ts';
import { fallbackOf } from '../../data/reading.ts';
import { startReading } from '../../data/useApi.ts';
import { breadcrumbList } from '../../seo/breadcrumbList.ts';
import { originOf, pageMeta } from '../../seo/pageMeta.ts';
import styles from './FindMyHomeRoute.module.css';
import { LeadForm } from './LeadForm.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  return { fallback: await fallbackOf(context.api, [cities()]) };
}

export function clientLoader() {
  startReading([cities()]);
  return null;
}

export const meta: MetaFunction = ({ matches }) => {
  const origin = originOf(matches);
  const path = '/find-my-home';
  const trail = [
    { name: pageNames.home, path: '/' },
    { name: words.heading, path },
  ];
  return pageMeta({ seo: seo[path], path, origin, structuredData: [breadcrumbList(origin, trail)] });
};

/** Find My Home: one describes the home, the desk looks for it. */
export default function FindMyHomeRoute() {
  return (
    <Section room="half">
      <SectionHeading level={1} title={words.heading} lead={words.lead} />
      <div className={styles.columns}>
        <div className={styles.form}>
          <LeadForm />
        </div>
        <aside className={styles.steps} aria-labelledby="next-steps">
          <h2 id="next-steps">{words.steps.heading}</h2>
          <ol>
            {words.steps.items.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </aside>
      </div>
    </Section>
  );
}
