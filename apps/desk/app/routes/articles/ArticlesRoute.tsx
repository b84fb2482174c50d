import { createDeskArticle, type DeskArticle } from '@karachi-estates/contracts/deskArticles';
import { ARTICLE_LENGTHS, ARTICLE_STATES } from '@karachi-estates/domain/blogs/articles';
import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { articles as words } from '../../content/articles.ts';
import { useApi } from '../../data/api.ts';
import { BeginDialog } from '../../parts/BeginDialog.tsx';
import { day, moment, NOTHING } from '../../parts/format.ts';
import { type Column, ListScreen, RowLink } from '../../parts/ListScreen.tsx';
import { ArticleMark } from './ArticleMark.tsx';

const columns: readonly Column<DeskArticle>[] = [
  {
    name: 'title',
    label: words.columns.title,
    cell: ({ id, title }) => <RowLink to={`/articles/${id}`}>{title}</RowLink>,
    wide: true,
  },
  { name: 'state', label: words.columns.state, cell: ({ state }) => <ArticleMark state={state} /> },
  {
    name: 'publish_at',
    label: words.columns.publishAt,
    cell: (row) => (row.publish_at ? moment(row.publish_at) : NOTHING),
    sortable: true,
    whole: true,
    from: 'sm',
  },
  {
    name: 'created_at',
    label: words.columns.dated,
    cell: (row) => (row.published_at ? day(row.published_at) : NOTHING),
    sortable: true,
    whole: true,
    from: 'md',
  },
  { name: 'author', label: words.columns.author, cell: ({ author }) => author, from: 'lg' },
  {
    name: 'updated_at',
    label: words.columns.updated,
    cell: (row) => moment(row.updated_at),
    sortable: true,
    whole: true,
    from: 'sm',
  },
  { name: 'by', label: words.columns.by, cell: (row) => row.updated_by || NOTHING, from: 'lg' },
];

const filters = [
  { name: 'q', label: words.filters.q },
  {
    name: 'state',
    label: words.filters.state,
    choices: ARTICLE_STATES.map((value) => ({ value, label: words.states[value] })),
  },
] as const;

/** The articles of every state. */
export default function ArticlesRoute() {
  const call = useApi();
  const [isCreating, setIsCreating] = useState(false);
  return (
    <>
      <ListScreen<DeskArticle>
        resource="articles"
        title={words.title}
        lead={words.lead}
        columns={columns}
        filters={filters}
        sort={{ field: 'updated_at', order: 'DESC' }}
        empty={words.empty}
        actions={
          <Button startIcon={<AddRounded />} onClick={() => setIsCreating(true)}>
            {words.create.open}
          </Button>
        }
      />
      {isCreating && (
        <BeginDialog
          words={words.create}
          maxLength={ARTICLE_LENGTHS.title}
          onBegin={async (title) => `/articles/${(await call(createDeskArticle, { body: { title } })).id}`}
          onClose={() => setIsCreating(false)}
        />
      )}
    </>
  );
}
