import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type IconName, iconPaths } from '../Icon/iconPaths.ts';

it.each<IconName>(['camera', 'pin', 'bed', 'bath', 'area'])(
  'draws the %s icon with the outline of the Icon component',
  (name) => {
    const css = readFileSync(new URL('./PropertyCard.module.css', import.meta.url), 'utf8');
    expect(css.split(`\n.${name} {\n  --outline:`)[1]?.split('}')[0]).toContain(`d='${iconPaths[name]}'`);
  },
);
