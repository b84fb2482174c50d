import Typography from '@mui/material/Typography';
import { WorkspaceHead, WorkspacePage } from '../../chrome/WorkspacePage.tsx';
import { useContent } from '../../content/contentFor.ts';
import { viewings } from '../../content/viewings.ts';
import { useReceivedViewings } from '../../data/viewings.ts';
import { privatePageMeta } from '../../seo/privatePageMeta.ts';
import { ViewingList } from '../../viewings/ViewingList.tsx';

export const meta = privatePageMeta('/viewings');

/** Who wants to see the seller's homes: accepting a time, proposing others, declining with words. */
export default function ViewingsRoute() {
  const { received } = useContent('viewings', viewings);
  const { data, error, reference, retry } = useReceivedViewings();
  return (
    <WorkspacePage>
      <WorkspaceHead heading={received.heading} />
      <Typography color="textSecondary">{received.lead}</Typography>
      <ViewingList
        list={data?.viewings}
        failure={error && { reference, onRetry: retry }}
        empty={{ ...received.empty, href: '/my-properties' }}
      />
    </WorkspacePage>
  );
}
