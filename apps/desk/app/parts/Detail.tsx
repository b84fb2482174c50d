import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { type RaRecord, useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router-dom';
import { Page } from '../chrome/Page.tsx';
import { ScreenSkeleton } from '../chrome/ScreenSkeleton.tsx';
import { lists as words } from '../content/lists.ts';
import { CallFailed, isRefusal } from '../data/call.ts';
import type { DetailName } from '../data/resources.ts';

export interface DetailProps<Row> {
  resource: DetailName;
  /** What the list that it is from is called. */
  list: string;
  /** Where that list is; at the address of the resource without it. */
  to?: string;
  /** Draws it once it is there. */
  children: (row: Row) => ReactNode;
}

/** Keeps what is read here apart: react-admin takes the short rows of a list for their details otherwise. */
const meta = { whole: true };

/**
 * One row of a list with everything about it, by the id in the address; says what happens until it is there, and where
 * it is not.
 */
export function Detail<Row extends RaRecord>({ resource, list, to = `/${resource}`, children }: DetailProps<Row>) {
  const { id = '' } = useParams();
  const { data, isPending, isFetching, error, refetch } = useGetOne<Row>(resource, { id: id as Row['id'], meta });
  if (data && !error) return children(data);
  if (isPending) return <ScreenSkeleton />;
  if (isRefusal(error) && error.status !== 429) {
    // Where the call is asked for one row, all that can be wrong with it is a number that no row can have.
    const isGone = error.status === 404 || error.status === 400;
    return (
      <EmptyState
        level={1}
        title={isGone ? words.gone.title : error.message}
        action={
          <Button variant="outlined" component={Link} to={to}>
            {list}
          </Button>
        }
      >
        {isGone ? words.gone.text : undefined}
      </EmptyState>
    );
  }
  const { message, requestId } = error instanceof CallFailed ? error : { message: undefined, requestId: undefined };
  return (
    <Page title={words.detailFailed}>
      <FailedState title={words.detailFailed} onRetry={refetch} retrying={isFetching} reference={requestId}>
        {message}
      </FailedState>
    </Page>
  );
}
