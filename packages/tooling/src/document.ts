// `pnpm document` writes the parts of docs/ that follow from the code.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { settingsTable, withSection } from './generated-docs.ts';

const file = path.resolve(import.meta.dirname, '../../../docs/operations.md');
writeFileSync(file, withSection(readFileSync(file, 'utf8'), 'settings', settingsTable()));
