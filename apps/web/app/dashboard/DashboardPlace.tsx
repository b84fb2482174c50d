import { LoadedPart } from '@karachi-estates/design-system/LoadedPart';
import { SELLER_PAGE_LOADING } from '@karachi-estates/domain/accounts/sessionMessages';
import { told } from '@karachi-estates/domain/words/sentence';
import { useSay } from '../locale/useSay.ts';

const loadDashboard = () => import('./Dashboard.tsx');

/** Where the home page of a seller has the dashboard; where its code does not come, that can be tried again. */
export default function DashboardPlace() {
  const say = useSay();
  return (
    <LoadedPart load={loadDashboard} placeholder={<p role="status">{say(told({ SELLER_PAGE_LOADING }))}</p>}>
      {({ default: Dashboard }) => <Dashboard />}
    </LoadedPart>
  );
}
