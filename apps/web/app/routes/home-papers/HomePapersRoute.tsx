import { FailedState } from '@karachi-estates/design-system/FailedState';
import { myPropertyPath, parsePropertyId } from '@karachi-estates/domain/properties/address';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { WorkspaceHead, WorkspacePage } from '../../chrome/WorkspacePage.tsx';
import { useContent } from '../../content/contentFor.ts';
import { fill } from '../../content/fill.ts';
import { homePapers } from '../../content/homePapers.ts';
import { useHomePapers } from '../../data/homePapers.ts';
import { OwnPropertyMissing } from '../../properties/OwnPropertyMissing.tsx';
import { privatePageMeta } from '../../seo/privatePageMeta.ts';
import { HomePapersForm } from './HomePapersForm.tsx';

export const meta = privatePageMeta('/my-property-papers');

/** What a seller declares of the papers of one of their own properties, with the documents that they show our staff. */
export default function HomePapersRoute() {
  const { own: words } = useContent('homePapers', homePapers);
  const id = parsePropertyId(useParams().id);
  const { data, error, reference, retry } = useHomePapers(id);
  if (id === undefined || error?.status === 404) {
    return (
      <WorkspacePage>
        <OwnPropertyMissing />
      </WorkspacePage>
    );
  }
  return (
    <WorkspacePage>
      <Link href={myPropertyPath(id)} underline="always" sx={{ justifySelf: 'start' }}>
        {words.back}
      </Link>
      <WorkspaceHead heading={words.heading} />
      {error && !data && <FailedState title={words.failed} reference={reference} onRetry={retry} />}
      {!error && !data && (
        <div role="status" aria-label={words.loading}>
          <Skeleton variant="rounded" height={320} />
        </div>
      )}
      {data && (
        <>
          <Typography color="textSecondary" sx={{ maxWidth: '40rem', overflowWrap: 'anywhere' }}>
            {fill(words.lead, { title: data.title })}
          </Typography>
          <HomePapersForm key={id} id={id} own={data} />
        </>
      )}
    </WorkspacePage>
  );
}
