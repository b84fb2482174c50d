import { type IconName, iconPaths } from './iconPaths.ts';

/**
 * The outline of an icon, for use inside Icon's svg only. A module of its own so that an application may draw it from a
 * sprite file instead and keep the paths of all icons out of its scripts.
 */
export function IconShape({ name }: { name: IconName }) {
  return <path d={iconPaths[name]} />;
}
