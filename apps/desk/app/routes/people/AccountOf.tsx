import { useGetOne } from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import { ScreenSkeleton } from '../../chrome/ScreenSkeleton.tsx';
import { isRefusal } from '../../data/call.ts';

/** The way from an account's number to its screen, where nobody knows whether it is a seller's or a buyer's. */
export default function AccountOf() {
  const { id = '' } = useParams();
  const { isPending, error } = useGetOne('sellers', { id, meta: { whole: true } }, { onError: () => undefined });
  if (isPending) return <ScreenSkeleton />;
  const kind = isRefusal(error) && error.status === 404 ? 'buyers' : 'sellers';
  return <Navigate replace to={`/${kind}/${id}`} />;
}
