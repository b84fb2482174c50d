import type { Endpoint } from '@karachi-estates/contracts/endpoint';
import { pathOf } from '@karachi-estates/contracts/endpoint';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { narrowerThan } from '@karachi-estates/design-system/theme/breakpoints';
import { hairline } from '@karachi-estates/design-system/theme/looks';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { type Breakpoint, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DataTable, ListBase, type RaRecord, type SortPayload, useListContext, useStore } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { Page } from '../chrome/Page.tsx';
import { ScreenSkeleton } from '../chrome/ScreenSkeleton.tsx';
import { lists as words } from '../content/lists.ts';
import { CallFailed, isRefusal } from '../data/call.ts';
import type { ListMeta } from '../data/dataProvider.ts';
import type { ListName } from '../data/resources.ts';
import { ChoosePage, ChooseRow, ChosenBar } from './Choosing.tsx';
import { type Filter, Filters, isSearch } from './Filters.tsx';
import { count } from './format.ts';
import { KeysButton } from './KeysButton.tsx';
import { useKeys } from './useKeys.ts';

/** A column of a list. */
export interface Column<Row> {
  /** The field that the API can order by, else any name. */
  name: string;
  label: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** Numbers stand at the end of their column. */
  numeric?: boolean;
  /** A phone number or a time: it is read in one piece, so it is not broken into lines. */
  whole?: boolean;
  /** A title of many words: other columns give way to it, where there is room for several. */
  wide?: boolean;
  /** The narrowest window that has room for it, by name or in pixels; every window without it. */
  from?: Breakpoint | number;
  /** What stands under it on phones, which have no room for the columns that say it elsewhere. */
  under?: (row: Row) => ReactNode;
}

export interface ListScreenProps<Row extends RaRecord> {
  resource: ListName;
  /** The list whose screens its rows lead to, where that is another: J and K walk through these rows there. */
  rowsOf?: ListName | undefined;
  title: string;
  lead?: string;
  /** Links above the heading: where one came from. */
  trail?: ReactNode;
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
  sort?: SortPayload;
  /** What the list is always asked with, beside what people filter by; a file has the whole list. */
  always?: Readonly<Record<string, string>>;
  /** What is said where the whole list is empty. */
  empty: { title: string; text: string };
  /** The call that gives the same list as a file. */
  exported?: Endpoint;
  /** Buttons for chosen rows, and the most that they take at once; without them nothing can be chosen. */
  bulk?: { actions: ReactNode; most: number } | undefined;
  /** More buttons beside the heading. */
  actions?: ReactNode;
  /** What is said above the list. */
  note?: ReactNode;
}

type Looks = readonly Pick<Column<never>, 'name' | 'numeric' | 'whole' | 'wide' | 'from'>[];

const Scroll = styled('div', { shouldForwardProp: (prop) => prop !== 'looks' })<{ looks: Looks }>(
  ({ theme, looks }) => ({
    overflowX: 'auto',
    border: hairline(theme),
    borderRadius: theme.shape.borderRadius,
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
    // The bar of chosen rows lies over the head of the table.
    '& .RaBulkActionsToolbar-toolbar': { borderRadius: 0 },
    '& .RaDataTable-tableWrapper': { minWidth: '100%' },
    '& tbody tr:last-of-type > td': { borderBottom: 0 },
    // A box has room of its own around it; on phones the columns beside need the rest.
    [theme.breakpoints.down('sm')]: { '& .column-choose': { paddingInline: theme.spacing(0.5) } },
    ...Object.fromEntries(
      looks.map(({ name, numeric, whole, wide, from }) => [
        `& .column-${name}`,
        {
          ...(numeric && { fontVariantNumeric: 'tabular-nums' }),
          ...((numeric || whole) && { whiteSpace: 'nowrap' }),
          ...(wide && { [theme.breakpoints.up('md')]: { minWidth: '13rem' } }),
          ...(from && {
            [typeof from === 'number' ? narrowerThan(from) : theme.breakpoints.down(from)]: { display: 'none' },
          }),
        },
      ]),
    ),
  }),
);

/** A line of a cell for windows that have no room for the columns that say it elsewhere. */
export const Under = styled('div', { shouldForwardProp: (prop) => prop !== 'until' })<{
  /** From so wide on the columns say it. */
  until: Breakpoint | number;
}>(({ theme, until }) => ({
  ...theme.typography.caption,
  color: (theme.vars ?? theme).palette.text.secondary,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up(until)]: { display: 'none' },
}));

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginBlockStart: theme.spacing(2),
  '& > p': { marginInlineEnd: 'auto' },
}));

/** The way through a list that is paged by cursor: one page on, or back. */
function Pager() {
  const { page: asked, setPage, hasNextPage, hasPreviousPage, meta, isPending, error } = useListContext();
  const { total, exact, page = asked } = (meta ?? {}) as Partial<ListMeta>;
  if (isPending || error) return null;
  // The list itself says that it is empty.
  if (total === 0 && !hasPreviousPage) return null;
  return (
    <Foot>
      <Typography variant="body2" color="textSecondary" role="status">
        {total !== undefined && `${words.found(count(total), exact ?? true)} · `}
        {words.page(count(page))}
      </Typography>
      <Button
        variant="outlined"
        startIcon={<ChevronLeftRounded />}
        disabled={!hasPreviousPage}
        onClick={() => setPage(page - 1)}
      >
        {words.previous}
      </Button>
      <Button
        variant="outlined"
        endIcon={<ChevronRightRounded />}
        disabled={!hasNextPage}
        onClick={() => setPage(page + 1)}
      >
        {words.next}
      </Button>
    </Foot>
  );
}

/** The page of a list from which a row was opened. */
interface RowOrder {
  /** What J and K walk through on the screen of one row. */
  ids: readonly RaRecord['id'][];
  /** The list's address and name: the way back, also where it is a list of another kind. */
  list?: { to: string; title: string };
  /** Whether the list has pages before and after this one. */
  goesOn?: { before: boolean; after: boolean };
}

const NO_ORDER: RowOrder = { ids: [] };

/** The page of rows of a kind that was last looked at. */
export const useRowOrder = (resource: string) => useStore<RowOrder>(`${resource}.order`, NO_ORDER);

/** The links of the rows, which J and K go along. */
const rowLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('tbody a[data-row]')];

function goAlong(step: 1 | -1): void {
  const links = rowLinks();
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const next = at < 0 ? (step === 1 ? 0 : links.length - 1) : Math.min(links.length - 1, Math.max(0, at + step));
  links[next]?.focus();
}

function ExportButton({ exported }: { exported: Endpoint }) {
  const { filterValues, sort } = useListContext();
  const query = { ...filterValues, ...(sort.field !== 'id' && { sort: sort.field, order: sort.order.toLowerCase() }) };
  const known = (exported.schema.querystring as { properties?: object } | undefined)?.properties ?? {};
  const taken = Object.fromEntries(Object.entries(query).filter(([name]) => Object.hasOwn(known, name)));
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadRounded />}
      component="a"
      href={pathOf(exported, { query: taken })}
      download
    >
      {words.exported}
    </Button>
  );
}

function Rows<Row extends RaRecord>({
  resource,
  rowsOf = resource,
  columns,
  empty,
  bulk,
  title,
  sort,
  isFilterable,
}: Pick<ListScreenProps<Row>, 'resource' | 'rowsOf' | 'columns' | 'empty' | 'bulk' | 'title'> & {
  sort: SortPayload;
  isFilterable: boolean;
}) {
  const { pathname, search } = useLocation();
  const list = useListContext<Row>();
  const { isPending, error, refetch, isFetching, data, filterValues, setFilters } = list;
  const [, setOrder] = useRowOrder(rowsOf);
  useKeys({
    j: () => goAlong(1),
    k: () => goAlong(-1),
    x: () => document.activeElement?.closest('tr')?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click(),
    '/': () => document.querySelector<HTMLInputElement>('[data-search]')?.focus(),
  });
  if (isPending) return <ScreenSkeleton />;
  if (error) {
    const { message, requestId } = error instanceof CallFailed ? error : { message: undefined, requestId: undefined };
    // Asked again the same way it is refused again. The address names all, since the list remembers what it leaves out.
    const whole = new URLSearchParams({ sort: sort.field, order: sort.order, filter: '{}', page: '1', perPage: '25' });
    if (isRefusal(error) && error.status === 400) {
      return (
        <EmptyState
          title={words.failed}
          action={
            <Button variant="outlined" component={Link} to={`${pathname}?${whole}`}>
              {words.whole}
            </Button>
          }
        >
          {message}
        </EmptyState>
      );
    }
    return (
      <FailedState title={words.failed} onRetry={refetch} retrying={isFetching} reference={requestId}>
        {message}
      </FailedState>
    );
  }
  if (!data?.length) {
    const isFiltered = isFilterable && Object.keys(filterValues).length > 0;
    return isFiltered ? (
      <EmptyState
        title={words.noMatch.title}
        action={
          <Button variant="outlined" onClick={() => setFilters({})}>
            {words.clear}
          </Button>
        }
      >
        {words.noMatch.text}
      </EmptyState>
    ) : (
      <EmptyState title={empty.title}>{empty.text}</EmptyState>
    );
  }
  const order: RowOrder = {
    ids: data.map(({ id }) => id),
    list: { to: pathname + search, title },
    goesOn: { before: list.hasPreviousPage ?? false, after: list.hasNextPage ?? false },
  };
  return (
    <>
      {/*
        The page from which a row is opened is what J and K walk through there. Not while the click is captured: the
        boxes would be drawn again, as they were, before their own click is heard.
      */}
      <Scroll looks={columns} onClick={() => setOrder(order)}>
        <DataTable<Row> rowClick={false} bulkActionButtons={false}>
          {bulk && <DataTable.Col source="choose" disableSort label={<ChoosePage />} render={() => <ChooseRow />} />}
          {columns.map(({ name, label, cell, under, sortable = false, numeric = false }) => (
            <DataTable.Col
              key={name}
              source={name}
              label={label}
              disableSort={!sortable}
              align={numeric ? 'right' : 'left'}
              render={(row) => (
                <>
                  {cell(row as Row)}
                  {under && <Under until="sm">{under(row as Row)}</Under>}
                </>
              )}
            />
          ))}
        </DataTable>
      </Scroll>
      {bulk && <ChosenBar most={bulk.most}>{bulk.actions}</ChosenBar>}
    </>
  );
}

// A name without spaces is broken: it would push the other columns of all rows out of sight.
const rowLink = {
  display: 'inline-block',
  maxWidth: '24rem',
  fontWeight: 600,
  color: 'primary.main',
  overflowWrap: 'break-word',
} as const;

/** The link from a row to its own screen: the cell that names it. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Typography component={Link} to={to} variant="body2" data-row="" sx={rowLink}>
      {children}
    </Typography>
  );
}

/**
 * A list with its filters, order, export, pages and keys, and what is said while it is read, where it is empty and
 * where it failed. All of it is in the address.
 */
export function ListScreen<Row extends RaRecord>({
  resource,
  rowsOf,
  title,
  lead,
  trail,
  columns,
  filters = [],
  sort = { field: 'id', order: 'DESC' },
  always,
  empty,
  exported,
  bulk,
  actions,
  note,
}: ListScreenProps<Row>) {
  const keys = [
    ['J', words.keys.next],
    ['K', words.keys.previous],
    ...(bulk ? [['X', words.keys.choose] as const] : []),
    ...(filters.some(isSearch) ? [['/', words.keys.search] as const] : []),
  ] as const;
  return (
    <ListBase<Row>
      resource={resource}
      perPage={25}
      sort={sort}
      // Lists of one kind that are asked differently keep their own filters and page.
      {...(always && { filter: always, storeKey: `${resource} ${JSON.stringify(always)}` })}
      exporter={false}
      // A failure is said where the list would be, not in a passing notice.
      queryOptions={{ onError: () => undefined }}
    >
      <Page
        title={title}
        lead={lead}
        trail={trail}
        actions={
          <>
            <KeysButton keys={keys} />
            {exported && <ExportButton exported={exported} />}
            {actions}
          </>
        }
      >
        {note}
        {filters.length > 0 && <Filters filters={filters} label={title} />}
        <Rows
          resource={resource}
          rowsOf={rowsOf}
          columns={columns}
          empty={empty}
          bulk={bulk}
          title={title}
          sort={sort}
          isFilterable={filters.length > 0}
        />
        <Pager />
      </Page>
    </ListBase>
  );
}
