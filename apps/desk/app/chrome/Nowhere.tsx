import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { frame } from '../content/frame.ts';

const toToday = (
  <Button variant="outlined" component={Link} to="/">
    {frame.notFound.action}
  </Button>
);

/** An address that has no screen. */
export const NoScreen = () => (
  <EmptyState level={1} title={frame.notFound.title} action={toToday}>
    {frame.notFound.text}
  </EmptyState>
);

/** A screen that one's roles do not allow. */
export const NoAccess = () => (
  <EmptyState level={1} title={frame.denied.title} action={toToday}>
    {frame.denied.text}
  </EmptyState>
);
