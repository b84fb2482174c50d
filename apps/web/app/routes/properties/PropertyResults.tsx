import { Button } from '@karachi-estates/design-system/Button';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { Link } from '@karachi-estates/design-system/Link';
import { KitLink } from '../../chrome/KitLink.tsx';
import { properties as words } from '../../content/properties.ts';
import type { PropertyPage } from '../../data/properties.ts';
import { PropertyCards } from '../../properties/PropertyCards.tsx';
import styles from './PropertyResults.module.css';

interface PropertyResultsProps {
  page: PropertyPage | undefined;
  /** Why the search could not be made, in the API's words. */
  problem: string | undefined;
  isFailed: boolean;
  /** The id of the request that failed, for support. */
  reference: string | undefined;
  isLoadingMore: boolean;
  /** Address of the page after the last one shown. */
  nextHref: string | undefined;
  /** Address of the first page, on pages after it. */
  firstHref: string | undefined;
  onRetry(): void;
  onLoadMore(): void;
}

const FULL_PAGE = 24;
const SKELETONS = 8;
const IN_SIGHT = 1;
const { list } = words;

/** What a search found: cards and the way to more of them, or why there are none. */
export function PropertyResults(props: PropertyResultsProps) {
  const { page, problem, isFailed, reference, isLoadingMore, nextHref, firstHref, onRetry, onLoadMore } = props;
  if (!page && (isFailed || problem)) {
    return problem ? (
      <EmptyState title={problem} action={waysOn}>
        {list.empty.text}
      </EmptyState>
    ) : (
      <FailedState title={list.failed.heading} reference={reference} onRetry={onRetry}>
        {list.failed.text}
      </FailedState>
    );
  }
  if (page?.items.length === 0) {
    return (
      <EmptyState title={list.empty.heading} action={waysOn}>
        {list.empty.text}
      </EmptyState>
    );
  }
  return (
    <>
      <PropertyCards
        properties={page?.items ?? []}
        priorityCount={IN_SIGHT}
        loadingCount={page ? (isLoadingMore ? SKELETONS : 0) : FULL_PAGE}
        headingLevel={2}
      />
      {isFailed && <FailedState title={list.failed.heading} reference={reference} onRetry={onRetry} />}
      {(nextHref || firstHref) && !isFailed && (
        <nav className={styles.more} aria-label={list.paging.label}>
          {firstHref && (
            <Link href={firstHref} linkComponent={KitLink}>
              {list.paging.previous}
            </Link>
          )}
          {nextHref && (
            <Button
              href={nextHref}
              variant="outlined"
              size="large"
              rel="next"
              linkComponent={KitLink}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                // With scripts, more cards come below these; without, the link opens the next page.
                event.preventDefault();
                if (!isLoadingMore) onLoadMore();
              }}
            >
              {isLoadingMore ? list.loadingMore : list.loadMore}
            </Button>
          )}
        </nav>
      )}
    </>
  );
}

const waysOn = (
  <>
    <Button href="/properties" variant="outlined" linkComponent={KitLink}>
      {list.empty.clear}
    </Button>
    <Button href="/find-my-home" variant="outlined" linkComponent={KitLink}>
      {list.empty.ask}
    </Button>
  </>
);
