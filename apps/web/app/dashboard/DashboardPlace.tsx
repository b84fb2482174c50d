import { LoadedPart } from '@karachi-estates/design-system/LoadedPart';
import { Waiting } from '../chrome/Waiting.tsx';

const loadDashboard = () => import('./Dashboard.tsx');

/** Where the home page of a seller has the dashboard; where its code does not come, that can be tried again. */
export default function DashboardPlace() {
  return (
    <LoadedPart load={loadDashboard} placeholder={<Waiting />}>
      {({ default: Dashboard }) => <Dashboard />}
    </LoadedPart>
  );
}
