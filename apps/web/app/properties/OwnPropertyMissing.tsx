import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/messages';
import HomeRounded from '@mui/icons-material/HomeRounded';
import Button from '@mui/material/Button';
import { useContent } from '../content/contentFor.ts';
import { dashboard } from '../content/dashboard.ts';

/** Stands where a property should be that is not the seller's, or not there any more. */
export function OwnPropertyMissing() {
  const { missing: words } = useContent('dashboard', dashboard);
  return (
    <EmptyState
      title={PROPERTY_NOT_FOUND}
      icon={<HomeRounded />}
      level={1}
      action={
        <Button href="/my-properties" variant="outlined">
          {words.action}
        </Button>
      }
    >
      {words.text}
    </EmptyState>
  );
}
