import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { requirePlainAddress } from '../../data/plainAddress.ts';

/** Any address that is not a screen leads to the home page. */
export function loader({ request }: LoaderFunctionArgs) {
  requirePlainAddress(request.url);
  return redirect('/');
}
export const clientLoader = () => redirect('/');

export default function UnknownRoute() {
  return null;
}
