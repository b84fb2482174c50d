import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type IconName, iconPaths } from '../Icon/iconPaths.ts';

it.each<[className: string, icon: IconName]>([
  ['full', 'heart'],
  ['empty', 'heart-outline'],
])('draws the %s heart with the outline of the %s icon', (className, icon) => {
  const css = readFileSync(new URL('./FavouriteButton.module.css', import.meta.url), 'utf8');
  expect(css.split(`\n.${className} {\n  --outline:`)[1]?.split('}')[0]).toContain(`d='${iconPaths[icon]}'`);
});
