import Container from '@mui/material/Container';
import { Outlet } from 'react-router-dom';
import { useScreen } from '../session/useScreen.ts';
import { Failed, FailedScreen } from './FailedScreen.tsx';

/** Every screen of the site. */
export default function Screens() {
  return <Outlet />;
}

/** Stands in place of a screen that broke; header, footer and session stay. */
export function ErrorBoundary({ error }: { error: unknown }) {
  if (useScreen()?.chrome === 'none') return <FailedScreen error={error} />;
  return (
    <Container sx={{ py: { xs: 6, lg: 12 } }}>
      <Failed error={error} />
    </Container>
  );
}
