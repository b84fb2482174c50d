import { redirect } from 'react-router-dom';

/** Any address that is not a screen leads to the home page. */
export const loader = () => redirect('/');
export const clientLoader = () => redirect('/');

export default function UnknownRoute() {
  return null;
}
