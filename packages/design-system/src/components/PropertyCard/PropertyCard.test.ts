import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type IconName, iconPaths } from '../Icon/iconPaths.ts';

it.each<[icon: IconName, className?: string]>([['camera'], ['pin'], ['bed'], ['bath'], ['area'], ['home', 'noPhoto']])(
  'draws the %s icon with the outline of the Icon component',
  (icon, className = icon) => {
    const css = readFileSync(new URL('./PropertyCard.module.css', import.meta.url), 'utf8');
    expect(css.split(`\n.${className} {\n  --outline:`)[1]?.split('}')[0]).toContain(`d='${iconPaths[icon]}'`);
  },
);
