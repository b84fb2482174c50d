import { expect, it } from 'vitest';
import { namesProject } from './resale.ts';

it.each([
  ['3 bed apartment, GRAND  Monarch, sea view', true],
  ['Grand Monarch Seaside Residency, tower A', true],
  ['Grand house near Monarch bakery', false],
  ['', false],
])('%s names the project: %s', (title, does) => expect(namesProject({ title }, 'Grand Monarch')).toBe(does));
