import { Button } from '@karachi-estates/design-system/Button';
import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { FailedState } from '@karachi-estates/design-system/FailedState';
import { SearchField } from '@karachi-estates/design-system/SearchField';
import { SearchSelect } from '@karachi-estates/design-system/SearchSelect';
import HomeRounded from '@mui/icons-material/HomeRounded';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { KitLink } from '../../chrome/KitLink.tsx';
import styles from '../../chrome/WorkspacePage.module.css';
import { dashboard } from '../../content/dashboard.ts';
import { useMyProperties } from '../../data/ownProperties.ts';
import { OwnPropertyCards } from '../../properties/OwnPropertyCards.tsx';
import { privatePageMeta } from '../../seo/privatePageMeta.ts';
import { matching } from './matching.ts';

const { myProperties: words, empty } = dashboard;
const statuses = [
  { value: '', label: words.status.all },
  ...Object.entries(words.statuses).map(([value, label]) => ({ value, label })),
];

export const meta = privatePageMeta('/my-properties');

const addPost = (
  <Button href="/seller-post-ad" linkComponent={KitLink} icon="add">
    {words.add}
  </Button>
);

/** The seller's own properties. Search and status stand in the address, so that Back and a refresh keep them. */
export default function MyPropertiesRoute() {
  const { data, error, reference, retry } = useMyProperties();
  const [params, setParams] = useSearchParams();
  const id = useId();
  // The address follows a moment later; a field that waited for it would lose letters typed fast.
  const [search, setSearch] = useState(params.get('search') ?? '');
  const status = params.get('status') ?? '';

  function change(name: 'search' | 'status', value: string) {
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  function showAll() {
    setSearch('');
    setParams({}, { replace: true });
  }

  const shown = matching(data ?? [], { search, status });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.heading}>{words.heading}</h1>
        {addPost}
      </div>
      {data && data.length > 0 && (
        <search className={styles.tools}>
          <div className={styles.search}>
            <SearchField label={words.search.label} htmlFor={`${id}-search`}>
              <input
                id={`${id}-search`}
                type="search"
                value={search}
                placeholder={words.search.placeholder}
                onChange={(event) => {
                  setSearch(event.target.value);
                  change('search', event.target.value);
                }}
              />
            </SearchField>
          </div>
          <div className={styles.status}>
            <SearchSelect
              label={words.status.label}
              choices={statuses}
              value={status}
              onChange={(value) => change('status', value)}
            />
          </div>
        </search>
      )}
      {!data && error && <FailedState title={words.failed} reference={reference} onRetry={retry} />}
      {!data && !error && <p role="status">{words.loading}</p>}
      {data?.length === 0 && (
        <EmptyState title={empty.heading} icon={<HomeRounded />} action={addPost}>
          {empty.text}
        </EmptyState>
      )}
      {data && data.length > 0 && shown.length === 0 && (
        <EmptyState
          title={words.noMatch.heading}
          action={
            <Button variant="outlined" onClick={showAll}>
              {words.noMatch.action}
            </Button>
          }
        >
          {words.noMatch.text}
        </EmptyState>
      )}
      {shown.length > 0 && <OwnPropertyCards properties={shown} level={2} />}
    </div>
  );
}
