import { writeFileSync } from 'node:fs';
import { stylesheets } from '../src/theme/stylesheets.ts';

for (const [name, css] of Object.entries(stylesheets())) {
  writeFileSync(new URL(`../src/styles/${name}`, import.meta.url), css);
}
