import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { OnwardLink } from '@karachi-estates/design-system/OnwardLink';
import { Section } from '@karachi-estates/design-system/Section';
import { SectionHeading } from '@karachi-estates/design-system/SectionHeading';
import HomeRounded from '@mui/icons-material/HomeRounded';
import { useContent } from '../../../content/contentFor.ts';
import { home } from '../../../content/home.ts';
import { usePropertyPage } from '../../../data/properties.ts';
import { PropertyCards } from '../../../properties/PropertyCards.tsx';
import { POPULAR, POPULAR_SHOWN } from '../shown.ts';

/** Popular Property Deals: the newest listings of the city. */
export function PopularSection() {
  const { heading, sentence, all, empty } = useContent('home', home).popular;
  const { data, error, reference, retry } = usePropertyPage(POPULAR);
  return (
    <Section labelledBy="popular-heading">
      <SectionHeading
        id="popular-heading"
        title={heading}
        lead={sentence}
        action={<OnwardLink href="/properties">{all}</OnwardLink>}
      />
      {data?.items.length === 0 ? (
        <EmptyState title={empty} icon={<HomeRounded />} level={3} />
      ) : error && !data ? (
        <FailedState level={3} reference={reference} onRetry={retry} />
      ) : (
        <PropertyCards properties={data?.items ?? []} loadingCount={data ? 0 : POPULAR_SHOWN} />
      )}
    </Section>
  );
}
