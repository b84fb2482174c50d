// `pnpm new component X [group]`, `pnpm new route /path`, `pnpm new endpoint noun name`: writes the files of a new
// part, which pass every check as they are, and says where to go on.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Changes, component, endpoint, NotPossible, route } from './blueprints.ts';
import { treeOf } from './house-rules.ts';

const root = path.resolve(import.meta.dirname, '../../..');

function changesFor([kind, ...names]: string[]): { changes: Changes; next: string } {
  const tree = treeOf(root);
  const [first = '', second = ''] = names;
  if (kind === 'component' && (names.length === 1 || names.length === 2)) {
    return { changes: component(tree, first, second || undefined), next: 'see it with: pnpm storybook' };
  }
  if (kind === 'route' && names.length === 1) {
    return { changes: route(tree, first), next: 'say in routes.ts whom it is for; see it with: pnpm dev' };
  }
  if (kind === 'endpoint' && names.length === 2) {
    const next = `give it its fields and answer; pages read it through a hook in apps/web/app/data/${first}.ts`;
    return { changes: endpoint(tree, first, second), next };
  }
  throw new NotPossible('Say what: pnpm new component X [group] | pnpm new route /path | pnpm new endpoint noun name');
}

try {
  const { changes, next } = changesFor(process.argv.slice(2).filter((word) => word !== '--'));
  for (const [file, text] of changes) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const formatted = spawnSync(process.execPath, [biome, 'check', '--write', ...changes.keys()], {
    cwd: root,
    encoding: 'utf8',
  });
  if (formatted.status !== 0) console.error(formatted.stderr);
  console.log(`${[...changes.keys()].join('\n')}\nNext: ${next}`);
} catch (error) {
  if (!(error instanceof NotPossible)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
