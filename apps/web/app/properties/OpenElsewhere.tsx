import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useContent } from '../content/contentFor.ts';
import { dashboard } from '../content/dashboard.ts';

interface OpenElsewhereProps {
  /** Of the ad that another tab has open. */
  title: string;
  /** A change of a posted ad, not a new one. */
  isPosted?: boolean;
}

/** Says that another tab has the ad open, and what becomes of what is written in this one. */
export function OpenElsewhere({ title, isPosted = false }: OpenElsewhereProps) {
  const { openElsewhere, hereNew, herePosted } = useContent('dashboard', dashboard).ad.draft;
  return (
    <Alert severity="info" role="note">
      <AlertTitle>{openElsewhere}</AlertTitle>
      {title && (
        <strong style={{ display: 'block' }}>
          <bdi>{title}</bdi>
        </strong>
      )}
      {isPosted ? herePosted : hereNew}
    </Alert>
  );
}
