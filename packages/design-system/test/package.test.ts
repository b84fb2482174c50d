import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { entriesOf, neededTypes, notMarkedForClients } from '../scripts/package/entries.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kit-types-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('of the declarations those are packed that an entry reaches, and no others of the domain', () => {
  const files = {
    'kit/Card/Card.d.ts': "import type { Price } from '../../domain/price.js';\nexport declare const Card: Price;",
    'kit/theme.d.ts': '// As in \'./yours.js\'.\nexport declare const theme: import("../domain/words.js").Words;',
    'kit/story.d.ts': "export type { Order } from '../domain/orders.js';",
    'domain/price.d.ts': "import './money.js';\nexport type Price = number;",
    'domain/money.d.ts': "export type { Price } from './price.js';",
    'domain/words.d.ts': 'export type Words = string;',
    'domain/orders.d.ts': 'export type Order = string;',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const entry = (types: string) => ({ types, default: types });
  const entries = entriesOf({ './theme': entry('./kit/theme.d.ts'), './*': entry('./kit/*/*.d.ts') }, ['Card']);
  const needed = [...neededTypes(folder, entries)].map((file) => file.slice(folder.length + 1)).sort();
  expect(needed).toEqual([
    'domain/money.d.ts',
    'domain/price.d.ts',
    'domain/words.d.ts',
    'kit/Card/Card.d.ts',
    'kit/theme.d.ts',
  ]);
});

/** What React got after 19.0: a page with that version stops at an import of it. */
const afterReact19 = /\b(Activity|ViewTransition|addTransitionType|cacheSignal|captureOwnerStack|useEffectEvent)\b/;

it('nothing of React is used that the lowest allowed version does not have', () => {
  expect(manifest.peerDependencies.react).toBe('^19.0.0');
  const source = new URL('../src/', import.meta.url);
  const users = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file))
    .filter((file) => {
      const imports = readFileSync(new URL(file, source), 'utf8').match(/import \{[^}]*\} from 'react';/g) ?? [];
      return imports.some((each) => afterReact19.test(each));
    });
  expect(users).toEqual([]);
});

it('a component and a file with hooks are missed where they do not say that they are for clients', () => {
  const files = {
    'components/Card/Card.js': "export const Card = () => 'a card';",
    'components/Grid/Grid.js': '"use client";\nexport const Grid = () => null;',
    'words/Words.js': 'import { createContext, use } from "react";\nexport const Words = createContext(null);',
    'theme/theme.js': 'export const userTheme = () => ({});',
  };
  const dist = join(folder, 'dist');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  expect(notMarkedForClients(dist).sort()).toEqual(['components/Card/Card.js', 'words/Words.js']);
});
