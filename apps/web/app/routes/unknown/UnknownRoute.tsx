import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { requirePlainAddress } from '../../data/plainAddress.ts';
import { splitLocale } from '../../locale/localePath.ts';
import { projectPath } from '../../projects/paths.ts';

const PROJECT = /^\/projects\/([^/]+)\/?$/i;
/**
 * Pages that every project has at its usual address, also the one whose other pages stand at an address of their own.
 */
const OF_OWN_ADDRESS = /^\/(grand-monarch\/(?:launch(?:\/protocol)?|visits))\/?$/i;

/** Where an address that is no screen leads: to the page of a project, as people type it, else to the home page. */
function placeOf(path: string): string {
  const [, own] = OF_OWN_ADDRESS.exec(path) ?? [];
  if (own !== undefined) return `/projects/${own.toLowerCase()}`;
  const [, slug] = PROJECT.exec(path) ?? [];
  return slug === undefined ? '/' : projectPath(decodeURIComponent(slug).toLowerCase());
}

/** Any address that is not a screen leads to one; the router puts the language before it. */
export function loader({ request }: LoaderFunctionArgs) {
  requirePlainAddress(request.url);
  return redirect(placeOf(splitLocale(new URL(request.url).pathname).path));
}
export const clientLoader = () => redirect('/');

export default function UnknownRoute() {
  return null;
}
