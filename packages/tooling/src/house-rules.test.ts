import { describe, expect, test } from 'vitest';
import * as rules from './house-rules.ts';

const tree = (texts: Record<string, string>): rules.Tree => ({
  files: Object.keys(texts).sort(),
  read: (file) => texts[file] ?? '',
});
const kit = 'packages/design-system/src/components';

describe('components have stories', () => {
  test('a folder without stories or without the component of its name is named', () => {
    const faults = rules.componentsHaveStories(tree({ [`${kit}/Card/Card.tsx`]: '', [`${kit}/Row/Rows.tsx`]: '' }));
    expect(faults).toEqual([
      `${kit}/Card/Card.stories.tsx is missing`,
      `${kit}/Row/Row.tsx is missing`,
      `${kit}/Row/Row.stories.tsx is missing`,
    ]);
  });
  test('a whole one is not', () => {
    const whole = {
      [`${kit}/Card/Card.tsx`]: '',
      [`${kit}/Card/Card.stories.tsx`]: '',
      [`${kit}/Card/useCard.ts`]: '',
    };
    expect(rules.componentsHaveStories(tree(whole))).toEqual([]);
  });
});

describe('components are used', () => {
  const faults = (texts: Record<string, string>) =>
    rules.componentsAreUsed(tree({ [`${kit}/Card/Card.tsx`]: "import './cardIcons.ts';", ...texts }));
  const unused = [`${kit}/Card is imported by nothing but itself, its stories and tests`];

  test.each([
    ['a screen', 'apps/web/app/Home.tsx', "import { Card } from '@karachi-estates/design-system/Card';"],
    [
      'a part that comes later',
      'apps/web/app/Home.tsx',
      "const load = () => import('@karachi-estates/design-system/Card');",
    ],
    ['another component', `${kit}/Row/Row.tsx`, "import { Card } from '../Card/Card.tsx';"],
  ])('by %s', (_, file, text) => {
    expect(faults({ [file]: text, 'apps/web/app/Rows.tsx': "import '@karachi-estates/design-system/Row';" })).toEqual(
      [],
    );
  });
  test.each([
    [`${kit}/Card/Card.stories.tsx`, "import { Card } from './Card.tsx';"],
    [`${kit}/Row/Row.test.tsx`, "import { Card } from '../Card/Card.tsx';"],
    ['apps/web/app/Home.stories.tsx', "import { Card } from '@karachi-estates/design-system/Card';"],
    ['apps/web/app/Home.tsx', "import { CardList } from '@karachi-estates/design-system/CardList';"],
  ])('not by %s', (file, text) => {
    expect(faults({ [file]: text }).filter((fault) => fault.includes('/Card '))).toEqual(unused);
  });
});

test('screens have stories', () => {
  const home = 'apps/web/app/routes/home/HomeRoute';
  expect(rules.screensHaveStories(tree({ [`${home}.tsx`]: 'export default function' }))).toEqual([
    `${home}.stories.tsx is missing`,
  ]);
  expect(
    rules.screensHaveStories(tree({ [`${home}.tsx`]: 'export default function', [`${home}.stories.tsx`]: '' })),
  ).toEqual([]);
});

test('a route that shows nothing needs no stories', () => {
  const file = 'apps/web/app/routes/unknown/UnknownRoute.tsx';
  const redirect = "export const loader = () => redirect('/');\n";
  const nothing = 'export default function UnknownRoute() {\n  return null;\n}\n';
  expect(rules.screensHaveStories(tree({ [file]: redirect }))).toEqual([]);
  expect(rules.screensHaveStories(tree({ [file]: redirect + nothing }))).toEqual([]);
});

describe('screens that people work with are drawn in their four states', () => {
  const desk = 'apps/desk/app/routes/staff/StaffRoute';
  const orders = 'apps/web/app/routes/my-orders/MyOrdersRoute';
  const about = 'apps/web/app/routes/about/AboutRoute';
  const drawn = (states: string[]) => states.map((state) => `export const ${state}: Story = {};`).join('\n');
  const faults = (file: string, states: string[]) =>
    rules.screensHaveTheirStates(
      tree({
        'apps/web/app/routes.ts':
          "screen('/my-orders', 'my-orders/MyOrdersRoute', 'seller'), screen('/about', 'about/AboutRoute', 'everyone')",
        [`${file}.tsx`]: 'export default function',
        [`${file}.stories.tsx`]: drawn(states),
      }),
    );

  test.each([desk, orders])('%s', (file) => {
    expect(faults(file, ['Ready', 'Loading', 'Empty', 'Failed'])).toEqual([]);
    expect(faults(file, ['Ready', 'EmptyNow', 'Failed'])).toEqual([
      `${file}.stories.tsx has no Loading`,
      `${file}.stories.tsx has no Empty`,
    ]);
  });

  test('a page that is only read may have fewer', () => {
    expect(faults(about, ['Ready'])).toEqual([]);
  });

  test('what is said not to be is not drawn', () => {
    const door = 'apps/desk/app/routes/sign-in/SignInRoute';
    expect(faults(door, ['Ready', 'Loading', 'Failed'])).toEqual([]);
    expect(faults(door, ['Ready', 'Loading', 'Empty', 'Failed'])).toEqual([
      `${door}.stories.tsx has Empty, which is said not to be`,
    ]);
  });
});

describe('components use tokens', () => {
  const faults = (text: string, file = 'Card.tsx') =>
    rules.componentsUseTokens(tree({ [`${kit}/Card/${file}`]: text }));

  test.each([
    ["const style = { color: '#fff' };"],
    ['<i style={{ color: "#0b5d4e" }} />'],
    ["const Root = styled('div')({ padding: '12px' });"],
    ["const Root = styled('div')({ margin: '-0.5px' });"],
    ["<img sizes='(min-width: 640px) 50vw' />"],
    ['const wide = theme.breakpoints.up(480);'],
  ])('%s is refused', (text) => {
    expect(faults(text)).toHaveLength(1);
  });
  test('so it is on a screen', () => {
    const screen = { 'apps/web/app/routes/home/HomeRoute.tsx': "<Box sx={{ color: '#fff' }} />" };
    expect(rules.componentsUseTokens(tree(screen))).toHaveLength(1);
  });
  test('tokens, relative units, comments, anchors and stories pass', () => {
    expect(
      faults("const Root = styled('div')(({ theme }) => ({ padding: theme.spacing(2), gap: '1.5rem' }));"),
    ).toEqual([]);
    expect(faults("// 24px\n<a href='#faq' id={`x-1`}>a</a>")).toEqual([]);
    expect(faults("const wide = '640px';", 'Card.stories.tsx')).toEqual([]);
  });
  test('the fault names file and line', () => {
    expect(faults("const Root = styled('div')({\n  padding: '12px',\n});")).toEqual([`${kit}/Card/Card.tsx:2: 12px`]);
  });
});

test('components ask the theme, not the kit’s variables', () => {
  const faults = (text: string) => rules.componentsAskTheTheme(tree({ [`${kit}/Card/Card.tsx`]: text }));
  expect(faults("<i style={{ color: 'var(--ke-palette-divider)' }} />")).toEqual([
    `${kit}/Card/Card.tsx:1: var(--ke-palette-divider`,
  ]);
  expect(faults('const colour = (theme.vars ?? theme).palette.divider;')).toEqual([]);
});

test('buttons keep the focus while their work is under way', () => {
  const faults = (text: string) => rules.buttonsKeepTheFocus(tree({ 'apps/web/app/orders/Pay.tsx': text }));
  expect(faults('<Button\n  onClick={() => pay()}\n  disabled={isDirty || isSending}\n>')).toEqual([
    'apps/web/app/orders/Pay.tsx:3: disabled',
  ]);
  expect(faults('<IconButton disabled={isBusy} />')).toEqual(['apps/web/app/orders/Pay.tsx:1: disabled']);
  expect(faults('<Button loading={pending ?? false}>')).toEqual(['apps/web/app/orders/Pay.tsx:1: loading']);
  expect(faults('<Button disabled={isDirty} {...heldWhile(isSending)}><Field disabled={isSending} />')).toEqual([]);
});

test('nothing has a stylesheet of its own', () => {
  const files = { [`${kit}/Card/Card.module.css`]: '', 'packages/design-system/src/styles/document.css': '' };
  expect(rules.nothingHasAStylesheetOfItsOwn(tree(files))).toEqual([`${kit}/Card/Card.module.css`]);
});

test('folders say what is in them', () => {
  const files = {
    'apps/web/app/utils/price.ts': '',
    'apps/web/app/utils/date.ts': '',
    'packages/domain/src/areas/match.ts': '',
  };
  expect(rules.foldersSayWhatIsInThem(tree(files))).toEqual(['apps/web/app/utils']);
});

test('there are no barrels', () => {
  const faults = rules.noBarrels(
    tree({
      'packages/domain/src/index.ts': '',
      'packages/domain/src/all.ts': "export * from './price.ts';",
      'packages/domain/src/price.ts': 'export const price = 1;',
    }),
  );
  expect(faults).toEqual(['packages/domain/src/index.ts', "packages/domain/src/all.ts:1: export * from './price.ts';"]);
});

test('lines of the server fit their column, those of tests and of words may not', () => {
  const long = `// ${'x'.repeat(118)}`;
  const files = {
    'apps/web/server/pages.ts': `const one = 1;\n${long}\n${long.slice(1)}`,
    'apps/web/server/pages.test.ts': long,
    'apps/web/app/data/useApi.ts': long,
    'apps/web/app/content/blogs.ts': long,
  };
  expect(rules.linesFitTheirColumn(tree(files))).toEqual([
    'apps/web/app/data/useApi.ts:1 has 121',
    'apps/web/server/pages.ts:2 has 121',
  ]);
});

test('comments fit the column of code anywhere, strings and what turns a check off may not', () => {
  const long = `// ${'x'.repeat(118)}`;
  const files = {
    'apps/web/app/content/blogs.ts': `${long}\nconst words = '${'x'.repeat(140)}';`,
    'packages/domain/src/price.ts': `/**\n * ${'x'.repeat(118)}\n */`,
    'e2e/walk.ts': `// biome-ignore lint/x/y: ${'x'.repeat(118)}`,
    'docs/page.md': long,
  };
  expect(rules.commentsFitTheirColumn(tree(files))).toEqual([
    'apps/web/app/content/blogs.ts:1 has 121',
    'packages/domain/src/price.ts:2 has 121',
  ]);
});

test('layers lie with their noun', () => {
  const files = {
    'apps/api/src/leads/leads.store.ts': '',
    'apps/api/src/leads/throttle.store.ts': '',
    'apps/api/src/leads/plans.store.ts': '',
    'apps/api/src/plans/plans.store.ts': '',
  };
  expect(rules.layersLieWithTheirNoun(tree(files))).toEqual(['apps/api/src/leads/plans.store.ts']);
});

describe('documents name what exists', () => {
  const files = { 'packages/domain/src/plans/plans.ts': '', 'docs/decisions.md': '' };
  const faults = (text: string, file = 'README.md') => rules.documentsNameWhatExists(tree({ ...files, [file]: text }));

  test('a path in code or in a link that is not there is named', () => {
    expect(faults('See `packages/domain/src/gone.ts`.')).toEqual([
      'README.md names packages/domain/src/gone.ts, which is not there',
    ]);
    expect(faults('See [why](docs/gone.md).')).toHaveLength(1);
    expect(faults('See [why](gone.md).', 'docs/operations.md')).toHaveLength(1);
  });
  test('files, folders, patterns, addresses and commands pass', () => {
    expect(
      faults(
        'See `packages/domain/`, `packages/{package}/src/<noun>/X.ts`, [why](docs/decisions.md#today), [us](https://example.com/a), `npx pnpm@12 start`.',
      ),
    ).toEqual([]);
    expect(faults('See [why](decisions.md).', 'docs/operations.md')).toEqual([]);
  });
});

test('documents name real commands', () => {
  const faults = rules.documentsNameRealCommands(
    tree({ 'package.json': '{"scripts":{"start":""}}', 'README.md': 'npx pnpm@12 start, pnpm paint, pnpm install' }),
  );
  expect(faults).toEqual(["README.md names 'pnpm paint', which is no script"]);
});

test('nothing names the machine that it was written on', () => {
  const rule = rules.noMachineNames({ places: ['/home/sana/houses'], hosts: ['packages.inner.example'] });
  const faults = rule(
    tree({
      'README.md': 'cd /home/sana/houses/apps',
      'pnpm-lock.yaml': 'tarball: https://packages.inner.example/react.tgz',
      'apps/web/app/routes.ts': "import '../home/sana/houses/x.ts'; // https://example.com/home/sana/houses/",
    }),
  );
  expect(faults).toEqual(['README.md:1: /home/sana/houses/apps', 'pnpm-lock.yaml:1: packages.inner.example/react.tgz']);
});

// What the rule must refuse: nothing here is left over, switched off or untyped.
test.each([
  ['// TODO later'],
  ["test.only('x', () => {})"],
  ["describe.skip('x', () => {})"],
  ['// @ts-ignore'],
  ['const a = b as any;'],
])('%s is left over', (text) => {
  expect(rules.nothingLeftOver(tree({ 'apps/web/app/a.ts': text }))).toHaveLength(1);
});

test('what is finished is not', () => {
  expect(rules.nothingLeftOver(tree({ 'apps/web/app/a.ts': "page.locator('a').first(); // as anyone" }))).toEqual([]);
});
