import { EmptyState } from '@karachi-estates/design-system/EmptyState';
import { PROPERTY_NOT_FOUND } from '@karachi-estates/domain/properties/goneMessages';
import { told } from '@karachi-estates/domain/words/sentence';
import HomeRounded from '@mui/icons-material/HomeRounded';
import Button from '@mui/material/Button';
import { useContent } from '../content/contentFor.ts';
import { dashboard } from '../content/dashboard.ts';
import { useSay } from '../locale/useSay.ts';

/** Stands where a property should be that is not the seller's, or not there any more. */
export function OwnPropertyMissing() {
  const say = useSay();
  const { missing: words } = useContent('dashboard', dashboard);
  return (
    <EmptyState
      title={say(told({ PROPERTY_NOT_FOUND }))}
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
