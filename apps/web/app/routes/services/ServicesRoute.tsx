import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import { ServiceCard, type ServiceCardProps } from '@karachi-estates/design-system/ServiceCard';
import { KitLink } from '../../chrome/KitLink.tsx';
import { services as words } from '../../content/services.ts';
import { fixedPageMeta } from '../../seo/fixedPageMeta.ts';
import styles from './ServicesRoute.module.css';

const { heading, lead, services, steps } = words;

const icons: Readonly<Record<string, ServiceCardProps['icon']>> = {
  search: 'search',
  'find-my-home': 'home',
  list: 'add-photo',
  plans: 'plans',
  ads: 'star',
  guides: 'article',
};

export const meta = fixedPageMeta('/services', heading);

/** What the site does for those who look and those who offer, and how it works. */
export default function ServicesRoute() {
  const ways = [
    { label: steps.buyersLabel, items: steps.buyers },
    { label: steps.sellersLabel, items: steps.sellers },
  ];
  return (
    <>
      <Section room="half">
        <SectionHeading level={1} title={heading} lead={lead} />
        <ul className={styles.services}>
          {services.map(({ id, heading: title, text, action }) => (
            <li key={id} className={styles.service}>
              <ServiceCard
                title={title}
                text={text}
                icon={icons[id]}
                action={{ label: action.label, href: action.to }}
                linkComponent={KitLink}
              />
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="sunken" room="half" labelledBy="how-it-works">
        <SectionHeading id="how-it-works" title={steps.heading} />
        <div className={styles.ways}>
          {ways.map(({ label, items }) => (
            <div key={label} className={styles.way}>
              <h3>{label}</h3>
              <ol>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </Section>
    </>
  );
}
