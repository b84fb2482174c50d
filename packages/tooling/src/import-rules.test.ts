import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const rulesFile = path.resolve(import.meta.dirname, '../import-rules.cjs');
const rules: { forbidden: { name: string; comment: string }[] } = createRequire(import.meta.url)(rulesFile);
const cruiser = path.resolve(import.meta.dirname, '../../../node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

/** Each rule with imports that it refuses and imports beside them that it lets pass: importing file → imported. */
const examples: Record<string, { refused: [string, string][]; allowed?: [string, string][] }> = {
  'domain-is-pure': {
    refused: [
      ['packages/domain/src/plans/clock.ts', 'node:fs'],
      ['packages/domain/src/plans/wire.ts', 'packages/contracts/src/plans.ts'],
    ],
    allowed: [
      ['packages/domain/src/plans/words.ts', 'packages/domain/src/verdict.ts'],
      ['packages/domain/src/plans/words.test.ts', 'vitest'],
    ],
  },
  'contracts-know-domain-only': {
    refused: [['packages/contracts/src/forms.ts', 'yup']],
    allowed: [
      ['packages/contracts/src/leads.ts', 'typebox'],
      ['packages/contracts/src/leads.ts', 'packages/domain/src/verdict.ts'],
    ],
  },
  'kit-knows-domain-only': {
    refused: [['packages/design-system/src/components/Wired/Wired.tsx', 'packages/contracts/src/plans.ts']],
    allowed: [
      ['packages/design-system/src/components/Plain/Plain.tsx', 'packages/domain/src/verdict.ts'],
      ['packages/design-system/src/components/Plain/Plain.stories.tsx', 'packages/fixtures/src/plans.ts'],
    ],
  },
  'kit-fetches-and-routes-nothing': {
    refused: [['packages/design-system/src/components/Linked/Linked.tsx', 'react-router-dom']],
    allowed: [['packages/design-system/src/components/Plain/Plain.tsx', '@mui/material/Menu']],
  },
  'fixtures-know-domain-and-contracts': {
    refused: [['packages/fixtures/src/rows.ts', 'apps/api/src/plans/plans.store.ts']],
    allowed: [['packages/fixtures/src/plans.ts', 'packages/contracts/src/plans.ts']],
  },
  'fixtures-stay-out-of-the-product': {
    refused: [
      ['apps/web/app/routes/plans/PlansRoute.tsx', 'packages/fixtures/src/plans.ts'],
      ['apps/api/src/plans/plans.actions.ts', 'packages/fixtures/src/plans.ts'],
      ['apps/web/server/pages.ts', 'packages/fixtures/src/plans.ts'],
    ],
    allowed: [
      ['apps/web/app/routes/plans/PlansRoute.stories.tsx', 'packages/fixtures/src/plans.ts'],
      ['apps/web/server/pageStylesheets/samplePages.ts', 'packages/fixtures/src/plans.ts'],
      ['apps/api/src/db/seed/seed.ts', 'packages/fixtures/src/plans.ts'],
    ],
  },
  'tooling-stays-out-of-the-product': {
    refused: [['apps/api/src/main.ts', 'packages/tooling/src/chromium.ts']],
    allowed: [['packages/design-system/scripts/visual.ts', 'packages/tooling/src/chromium.ts']],
  },
  'sites-know-kit-contracts-domain': {
    refused: [
      ['apps/web/app/data/rows.ts', 'apps/api/src/plans/plans.store.ts'],
      ['apps/microsite/app/borrowed.ts', 'apps/web/app/data/plans.ts'],
    ],
    allowed: [['apps/web/app/data/plans.ts', 'packages/contracts/src/plans.ts']],
  },
  'web-server-mounts-the-app-only': {
    refused: [['apps/web/server/rows.ts', 'apps/api/src/plans/plans.store.ts']],
    allowed: [['apps/web/server/main.ts', 'apps/api/src/app.ts']],
  },
  'api-knows-contracts-and-domain': {
    refused: [['apps/api/src/plans/plans.mail.ts', 'packages/design-system/src/components/Plain/Plain.tsx']],
    allowed: [['apps/api/src/plans/plans.store.ts', 'packages/contracts/src/plans.ts']],
  },
  'browser-code-has-no-node': {
    refused: [['apps/web/app/session/token.ts', 'node:crypto']],
    allowed: [['apps/web/app/entry.server.tsx', 'node:stream']],
  },
  'browser-code-has-no-server': {
    refused: [
      ['apps/web/app/data/rows.ts', 'drizzle-orm'],
      ['apps/web/app/data/served.ts', 'apps/web/server/main.ts'],
    ],
    allowed: [['apps/web/server/main.ts', 'fastify']],
  },
  'no-route-imports-a-route': {
    refused: [['apps/web/app/routes/home/HomeRoute.tsx', 'apps/web/app/routes/plans/PlansRoute.tsx']],
    allowed: [['apps/web/app/routes/plans/PlansRoute.tsx', 'apps/web/app/routes/plans/usePlanChoice.ts']],
  },
  'data-has-no-ui': {
    refused: [
      ['apps/web/app/data/toast.ts', 'packages/design-system/src/components/Plain/Plain.tsx'],
      ['apps/web/app/data/screen.ts', 'apps/web/app/routes/plans/PlansRoute.tsx'],
    ],
    allowed: [['apps/web/app/data/plans.ts', 'swr']],
  },
  'routes-have-no-sql': {
    refused: [
      ['apps/api/src/plans/plans.routes.ts', 'drizzle-orm'],
      ['apps/api/src/plans/plans.routes.ts', 'apps/api/src/plans/plans.table.ts'],
    ],
    allowed: [['apps/api/src/plans/plans.routes.ts', 'apps/api/src/plans/plans.store.ts']],
  },
  'stores-and-actions-have-no-http': {
    refused: [
      ['apps/api/src/plans/plans.store.ts', 'fastify'],
      ['apps/api/src/plans/plans.actions.ts', '@fastify/multipart'],
      ['apps/api/src/leads/leads.actions.ts', 'apps/api/src/plugins/errors.ts'],
    ],
    allowed: [['apps/api/src/plans/plans.store.ts', 'drizzle-orm']],
  },
  'modules-meet-through-actions-and-stores': {
    refused: [['apps/api/src/leads/leads.actions.ts', 'apps/api/src/plans/plans.expiry.ts']],
    allowed: [
      ['apps/api/src/leads/leads.actions.ts', 'apps/api/src/plans/plans.store.ts'],
      ['apps/api/src/leads/leads.table.ts', 'apps/api/src/plans/plans.table.ts'],
      ['apps/api/src/leads/leads.actions.ts', 'apps/api/src/plugins/tokens.ts'],
    ],
  },
  'tables-are-for-sql': {
    refused: [['apps/api/src/leads/leads.actions.ts', 'apps/api/src/leads/leads.table.ts']],
    allowed: [['apps/api/src/leads/leads.store.ts', 'apps/api/src/leads/leads.table.ts']],
  },
  'product-has-no-tests': {
    refused: [['apps/api/src/leads/leads.actions.ts', 'apps/api/src/leads/leads.test.ts']],
    allowed: [['apps/api/src/plans/plans.test.ts', 'apps/api/src/leads/leads.test.ts']],
  },
  'no-cycles': {
    refused: [['apps/api/src/leads/one.ts', 'apps/api/src/leads/two.ts']],
    // The edge that closes the cycle: the checker reports a cycle once, at its first edge.
    allowed: [['apps/api/src/leads/two.ts', 'apps/api/src/leads/one.ts']],
  },
  'everything-resolves': {
    refused: [['apps/api/src/leads/gone.ts', './nowhere.ts']],
  },
};

let found: Set<string>;
let tree: string;

beforeAll(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'import-rules-'));
  const imports = new Map<string, string[]>();
  for (const { refused, allowed = [] } of Object.values(examples)) {
    for (const [from, to] of [...refused, ...allowed]) {
      imports.set(from, [...(imports.get(from) ?? []), to]);
      if (/^(packages|apps)\//.test(to) && !imports.has(to)) imports.set(to, []);
    }
  }
  for (const [file, targets] of imports) {
    const lines = targets.map((target) => {
      const own = imports.has(target);
      const relative = own ? path.posix.relative(path.posix.dirname(file), target) : target;
      return `import '${own && !relative.startsWith('.') ? `./${relative}` : relative}';`;
    });
    await mkdir(path.join(tree, path.dirname(file)), { recursive: true });
    await writeFile(path.join(tree, file), lines.join('\n'));
  }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cruiser, 'packages', 'apps', '--config', rulesFile, '--output-type', 'json'],
    { cwd: tree, maxBuffer: 1e8 },
  ).catch((error: { stdout: string }) => error);
  const violations: { from: string; to: string; rule: { name: string } }[] = JSON.parse(stdout).summary.violations;
  found = new Set(violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`));
}, 60_000);

afterAll(() => rm(tree, { recursive: true }));

describe.each(rules.forbidden)('$name', ({ name, comment }) => {
  test('says why in one sentence', () => {
    expect(comment).toMatch(/^[A-Z].+\.$/);
  });

  test('refuses what it should', () => {
    expect(examples[name]?.refused.length, `an example for ${name}`).toBeGreaterThan(0);
    for (const [from, to] of examples[name]?.refused ?? []) {
      expect([...found]).toContain(`${name}: ${from} → ${to.replace(/^node:/, '')}`);
    }
  });

  test('lets the rest pass', () => {
    for (const [from, to] of examples[name]?.allowed ?? []) {
      expect([...found]).not.toContain(`${name}: ${from} → ${to.replace(/^node:/, '')}`);
    }
  });
});
