import Button, { type ButtonProps } from '@mui/material/Button';
import { useSession } from '../session/SessionProvider.tsx';

interface BrowseLinkProps extends Omit<ButtonProps<'a'>, 'href'> {
  /** The filters of the list that it opens. */
  query?: string | undefined;
}

/** The way on to everybody's homes. A seller has no public list: whoever opens it is led to the dashboard instead. */
export function BrowseLink({ query, ...button }: BrowseLinkProps) {
  if (useSession().role === 'seller') return null;
  return <Button href={query ? `/properties?${query}` : '/properties'} variant="outlined" {...button} />;
}
