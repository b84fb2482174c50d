import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useContent } from '../../content/contentFor.ts';
import { viewings } from '../../content/viewings.ts';
import { useViewings } from '../../data/viewings.ts';
import { privatePageMeta } from '../../seo/privatePageMeta.ts';
import { useSession } from '../../session/SessionProvider.tsx';
import { ViewingList } from '../../viewings/ViewingList.tsx';

export const meta = privatePageMeta('/my-viewings');

/** The homes that somebody asked to see: how each request stands, and moving it or calling it off. */
export default function MyViewingsRoute() {
  const { mine } = useContent('viewings', viewings);
  const { user, role } = useSession();
  const { data, error, reference, retry } = useViewings(user?.id);
  return (
    <Container sx={{ display: 'grid', gap: 3, paddingBlockStart: 4, paddingBlockEnd: 8 }}>
      <Stack spacing={1}>
        <Typography variant="h2" component="h1">
          {mine.heading}
        </Typography>
        <Typography color="textSecondary">{mine.lead}</Typography>
      </Stack>
      <ViewingList
        list={data?.viewings}
        failure={error && { reference, onRetry: retry }}
        empty={
          role === 'seller' ? { ...mine.emptyOfSeller, href: '/viewings' } : { ...mine.empty, href: '/properties' }
        }
      />
    </Container>
  );
}
