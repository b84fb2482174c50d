import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { LoadedPart } from '@karachi-estates/design-system/LoadedPart';
import { SharedCardIcons } from '@karachi-estates/design-system/PropertyGrid';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useContent } from '../../content/contentFor.ts';
import { properties } from '../../content/properties.ts';
import { propertiesSeo } from '../../content/propertiesSeo.ts';
import type { PropertyPage } from '../../data/properties.ts';
import { FewerFilters, type Way } from '../../properties/FewerFilters.tsx';
import { PropertyCards } from '../../properties/PropertyCards.tsx';
import { useWanted } from '../../shortlist/useWanted.ts';

interface PropertyResultsProps {
  page: PropertyPage | undefined;
  /** The ways on from an empty search. */
  ways: readonly Way[];
  /** Why the search could not be made. */
  problem: string | undefined;
  /** Address of the search without the filters that could not be read. */
  withoutHref: string | undefined;
  isFailed: boolean;
  /** The id of the request that failed, for support. */
  reference: string | undefined;
  isLoadingMore: boolean;
  /** Address of the page after the last one shown. */
  nextHref: string | undefined;
  /** Address of the first page, on pages after it. */
  firstHref: string | undefined;
  /** Address of the page that saves this search. */
  saveHref: string;
  /** Address of its feed. */
  feedHref: string;
  /** The same search in the areas around. */
  nearby: readonly { label: string; href: string }[];
  onRetry(): void;
  onLoadMore(): void;
}

/** Nobody needs it who has put nothing aside. */
const loadLeftOut = () => import('../../shortlist/LeftOut.tsx');

const NONE: PropertyPage['items'] = [];
const FULL_PAGE = 24;
const SKELETONS = 8;
const IN_SIGHT = 1;
/** The offer to save the search comes after whole rows of one, two, three or four homes. */
const FIRST_ROWS = 12;

/** What a search found: cards and the way to more of them, or why there are none. */
export function PropertyResults(props: PropertyResultsProps) {
  const { list } = useContent('properties', properties);
  const { feed } = useContent('propertiesSeo', propertiesSeo);
  const {
    page,
    ways,
    problem,
    withoutHref,
    isFailed,
    reference,
    isLoadingMore,
    nextHref,
    firstHref,
    saveHref,
    feedHref,
    nearby,
    onRetry,
    onLoadMore,
  } = props;
  const { homes: items, rejected, isShown, show } = useWanted(page?.items ?? NONE);
  // The cards of rows that are there already stay as they are while more come.
  const firstRows = useMemo(() => items.slice(0, FIRST_ROWS), [items]);
  const otherRows = useMemo(() => items.slice(FIRST_ROWS), [items]);
  if (!page && (isFailed || problem)) {
    return problem ? (
      <EmptyState
        title={problem}
        action={
          <Button href={withoutHref} variant="outlined">
            {list.unreadable.leaveOut}
          </Button>
        }
      >
        {list.unreadable.text}
      </EmptyState>
    ) : (
      <FailedState title={list.failed.heading} reference={reference} onRetry={onRetry}>
        {list.failed.text}
      </FailedState>
    );
  }
  if (page?.items.length === 0) {
    return (
      <EmptyState title={list.empty.heading} action={<Buttons saveHref={saveHref} />}>
        {list.empty.text}
        <FewerFilters ways={ways} />
      </EmptyState>
    );
  }
  return (
    <SharedCardIcons>
      <PropertyCards
        properties={firstRows}
        priorityCount={IN_SIGHT}
        loadingCount={page ? 0 : FULL_PAGE}
        headingLevel={2}
      />
      {page && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'center', py: 1 }}>
          <Typography color="textSecondary">{list.save.text}</Typography>
          <Button href={saveHref} variant="outlined" rel="nofollow">
            {list.save.label}
          </Button>
          <Link href={feedHref} rel="nofollow" underline="always">
            {feed}
          </Link>
        </Stack>
      )}
      {(otherRows.length > 0 || isLoadingMore) && (
        <PropertyCards properties={otherRows} loadingCount={isLoadingMore ? SKELETONS : 0} headingLevel={2} />
      )}
      {rejected > 0 && (
        <LoadedPart load={loadLeftOut}>
          {({ default: LeftOut }) => <LeftOut count={rejected} isShown={isShown} onShow={show} />}
        </LoadedPart>
      )}
      {isFailed && <FailedState title={list.failed.heading} reference={reference} onRetry={onRetry} />}
      {(nextHref || firstHref) && !isFailed && (
        <Stack
          component="nav"
          direction="row"
          aria-label={list.paging.label}
          sx={{ flexWrap: 'wrap', gap: 3, alignItems: 'center', justifyContent: 'center', pt: 4 }}
        >
          {firstHref && (
            <Link href={firstHref} underline="always">
              {list.paging.previous}
            </Link>
          )}
          {nextHref && (
            <Button
              href={nextHref}
              variant="outlined"
              size="large"
              rel="next"
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
        </Stack>
      )}
      <Nearby areas={nearby} />
    </SharedCardIcons>
  );
}

/** Links to the same search in the areas around. */
function Nearby({ areas }: { areas: PropertyResultsProps['nearby'] }) {
  const { list } = useContent('properties', properties);
  if (areas.length === 0) return null;
  return (
    <Typography component="span" sx={{ display: 'block', mt: 2, lineHeight: 2.5 }}>
      {list.nearby}{' '}
      {areas.map(({ label, href }) => (
        <Link key={href} href={href} underline="always" sx={{ display: 'inline-block', mx: 0.75 }}>
          {label}
        </Link>
      ))}
    </Typography>
  );
}

function Buttons({ saveHref }: { saveHref?: string }) {
  const { empty, save } = useContent('properties', properties).list;
  return (
    <>
      {saveHref && (
        <Button href={saveHref} variant="contained" rel="nofollow">
          {save.label}
        </Button>
      )}
      <Button href="/properties" variant="outlined">
        {empty.clear}
      </Button>
      <Button href="/find-my-home" variant="outlined">
        {empty.ask}
      </Button>
    </>
  );
}
