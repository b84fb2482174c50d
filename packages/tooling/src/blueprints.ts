import type { Tree } from './house-rules.ts';

/**
 * What making something new changes: whole texts of files, by name. Files that are there are in it with their new text.
 */
export type Changes = Map<string, string>;

/** The person asked for something that cannot be made; the message says what to ask for instead. */
export class NotPossible extends Error {}

const words = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
const kebab = (name: string) => words(name).join('-');
const pascal = (name: string) =>
  words(name)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
const sentence = (name: string) => {
  const text = words(name).join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

function newFiles(tree: Tree, texts: Record<string, string>): Changes {
  const there = Object.keys(texts).find((file) => tree.files.includes(file));
  if (there) throw new NotPossible(`${there} is there already.`);
  return new Map(Object.entries(texts));
}

/** Where a component may stand in Storybook's sidebar. */
export const PURPOSES = [
  'Actions',
  'Inputs',
  'Navigation',
  'Feedback',
  'Layout',
  'Listings',
  'Plans',
  'Projects',
  "Seller's workspace",
] as const;

const URDU = 'packages/design-system/src/words/ur.ts';

/** The kit's Urdu with the words of one more component. */
function withUrduOf(tree: Tree, name: string): string {
  return tree
    .read(URDU)
    .replace(/^import type \{\} from /m, `import type {} from '../components/${name}/${name}.tsx';\n$&`)
    .replace(/^\};\n*$(?![\s\S])/m, `  ${name}: { title: 'عنوان' },\n};\n`);
}

/**
 * A component of the kit: a themed part with its words in both languages, and its stories, which say where it stands in
 * the sidebar.
 */
export function component(tree: Tree, name: string, purpose = 'Listings'): Changes {
  if (!/^[A-Z][A-Za-z\d]+$/.test(name)) {
    throw new NotPossible(`A component is named in PascalCase, for example ${pascal(name) || 'PriceText'}.`);
  }
  if (!PURPOSES.some((each) => each === purpose)) {
    throw new NotPossible(`'${purpose}' is no group of the sidebar; the groups are ${PURPOSES.join(', ')}.`);
  }
  const folder = `packages/design-system/src/components/${name}`;
  const title = JSON.stringify(`${purpose}/${name}`);
  const made = newFiles(tree, {
    [`${folder}/${name}.tsx`]: `import {
  type ComponentsOverrides,
  type ComponentsVariants,
  type SxProps,
  styled,
  type Theme,
  useThemeProps,
} from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ComponentPropsWithRef } from 'react';
import { corner, hairline } from '../../theme/looks.ts';
import { memoTheme } from '../../theme/memoTheme.ts';
import { useKitWords } from '../../words/KitWords.tsx';

/** What it says by itself. */
export interface ${name}Labels {
  title: string;
}

export interface ${name}Props extends ComponentPropsWithRef<'section'> {
  /** Its words in another language; those of KitWords, else English, without it. */
  labels?: Partial<${name}Labels> | undefined;
  /** One-off styles. */
  sx?: SxProps<Theme>;
  /** More props of the parts inside. */
  slotProps?: { title?: TypographyProps };
}

const english: ${name}Labels = { title: '${sentence(name)}' };

const Root = styled('section', { name: 'Ke${name}', slot: 'Root' })<{ ownerState: object }>(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(1),
    padding: theme.spacing(2),
    border: hairline(theme),
    borderRadius: corner(theme, 'card'),
    backgroundColor: (theme.vars ?? theme).palette.background.paper,
  })),
);

/** ${sentence(name)}: say in a line what it is for. Use MUI's Card instead when … */
export function ${name}(inProps: ${name}Props) {
  const props = useThemeProps({ props: inProps, name: 'Ke${name}' });
  const { children, labels, slotProps, ...other } = props;
  const words = useKitWords('${name}', english, labels);
  return (
    <Root ownerState={props} {...other}>
      <Typography variant="h4" component="h3" {...slotProps?.title}>
        {words.title}
      </Typography>
      {children}
    </Root>
  );
}

declare module '../../words/KitWords.tsx' {
  interface KitWords {
    ${name}: ${name}Labels;
  }
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    Ke${name}: 'root';
  }
  interface ComponentsPropsList {
    Ke${name}: Partial<${name}Props>;
  }
  interface Components<Theme = unknown> {
    Ke${name}?: {
      defaultProps?: ComponentsPropsList['Ke${name}'];
      styleOverrides?: ComponentsOverrides<Theme>['Ke${name}'];
      variants?: ComponentsVariants<Theme>['Ke${name}'];
    };
  }
}
`,
    [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${name} } from './${name}.tsx';

const meta = {
  title: ${title},
  id: 'components-${name.toLowerCase()}',
  component: ${name},
  tags: ['new'],
  args: { children: '500 sq yd in Clifton' },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OtherLanguage: Story = {
  args: { labels: { title: 'عنوان' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('عنوان');
  },
};

export const LongText: Story = {
  args: { children: 'A corner bungalow, بنگلہ برائے فروخت, with a garden on two sides in DHA Phase 8, Karachi' },
};

export const RightToLeft: Story = { parameters: { direction: 'rtl' } };

export const PhoneWidth: Story = { globals: { viewport: { value: 'phone' } } };
`,
  });
  return made.set(URDU, withUrduOf(tree, name));
}

/** A screen of the site: its route, the states of it as stories, and its line in the list of addresses. */
export function route(tree: Tree, address: string): Changes {
  if (!/^\/[a-z\d][a-z\d-]*(\/[a-z\d:-]+)*$/.test(address)) {
    throw new NotPossible("A route is an address of the site, for example '/open-houses' or '/open-houses/:id'.");
  }
  const list = 'apps/web/app/routes.ts';
  const before = tree.read(list);
  if (before.includes(`screen('${address}',`)) throw new NotPossible(`${list} has ${address} already.`);
  const fallback = /^ *screen\('\*'.*$/m.exec(before)?.[0];
  if (!fallback) throw new NotPossible(`${list} has no line for unknown addresses to put the new one before.`);

  const [first = ''] = address.slice(1).split('/');
  const name = pascal(address.replaceAll(':', ' '));
  const file = `${first}/${name}Route`;
  const changes = newFiles(tree, {
    [`apps/web/app/routes/${file}.tsx`]: `import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { MetaFunction } from 'react-router-dom';

export const meta: MetaFunction = () => [{ title: '${sentence(name)} | Karachi Estates' }];

/** ${sentence(name)}: say in a line what a visitor does here. */
export default function ${name}Route() {
  return (
    <Container sx={{ paddingBlock: 4 }}>
      <Typography variant="h2" component="h1">
        ${sentence(name)}
      </Typography>
    </Container>
  );
}
`,
    [`apps/web/app/routes/${file}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import ${name}Route from './${name}Route.tsx';

const meta = {
  title: '${sentence(name)}',
  id: 'screens-routes-${first}-${name.toLowerCase()}route',
  component: ${name}Route,
} satisfies Meta<typeof ${name}Route>;
export default meta;

export const Ready: StoryObj<typeof meta> = {};
`,
  });
  changes.set(list, before.replace(fallback, `  screen('${address}', '${file}', 'everyone'),\n${fallback}`));
  return changes;
}

const METHODS: Record<string, string> = {
  get: 'GET',
  list: 'GET',
  count: 'GET',
  find: 'GET',
  add: 'POST',
  save: 'POST',
  send: 'POST',
  request: 'POST',
  update: 'PUT',
  set: 'PUT',
  remove: 'DELETE',
  delete: 'DELETE',
};

/** Adds a name to the imports from a module; the formatter puts them in order. */
function withImport(text: string, name: string, from: string): string {
  const there = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}';`).exec(text);
  if (!there) return `import { ${name} } from '${from}';\n${text}`;
  const names = (there[1] ?? '').split(',').map((each) => each.trim());
  return text.replace(there[0], `import { ${[...names.filter(Boolean), name].join(', ')} } from '${from}';`);
}

/** An endpoint: its contract, the route that serves it, and a test that calls it. */
export function endpoint(tree: Tree, noun: string, name: string): Changes {
  const [verb = ''] = words(name);
  const method = METHODS[verb];
  if (!method || !/^[a-z][A-Za-z\d]+$/.test(name)) {
    throw new NotPossible(
      `An endpoint begins with a verb (${Object.keys(METHODS).join(', ')}), for example listOffers.`,
    );
  }
  const nouns = tree.files.flatMap((file) => /^packages\/contracts\/src\/([a-z]+)\.ts$/.exec(file)?.[1] ?? []);
  if (!nouns.includes(noun)) {
    throw new NotPossible(
      `'${noun}' is no noun of the API; the nouns are ${nouns.filter((each) => each !== 'endpoint').join(', ')}.`,
    );
  }
  const contractFile = `packages/contracts/src/${noun}.ts`;
  const routesFile = `apps/api/src/${noun}/${noun}.routes.ts`;
  const contracts = tree.read(contractFile);
  if (contracts.includes(`export const ${name} =`)) throw new NotPossible(`${contractFile} has ${name} already.`);

  const url = `/api/${noun}/${kebab(name)}`;
  const changes = newFiles(tree, {
    [`apps/api/src/${noun}/${noun}.${kebab(name)}.test.ts`]: `import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/testApp.ts';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close());

test('${words(name).join(' ')}', async () => {
  const answer = await site.app.inject({ method: '${method}', url: '${url}' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ message: '${sentence(name)}' });
});
`,
  });

  const needed = ['defineEndpoint', 'failures', 'Message'].filter(
    (each) => !new RegExp(`import \\{[^}]*\\b${each}\\b[^}]*\\} from './endpoint\\.ts'`).test(contracts),
  );
  const withImports = needed.reduce((text, each) => withImport(text, each, './endpoint.ts'), contracts);
  changes.set(
    contractFile,
    `${withImports.trimEnd()}

export const ${name} = defineEndpoint({
  method: '${method}',
  url: '${url}',
  access: 'public',
  schema: { summary: '${sentence(name)}', tags: ['${noun}'], response: { 200: Message, ...failures } },
});
`,
  );

  const served = `
    app.route({
      ...endpoint(${name}),
      handler: async () => ({ message: '${sentence(name)}' }),
    });`;
  const contract = `@karachi-estates/contracts/${noun}`;
  if (tree.files.includes(routesFile)) {
    const routes = tree.read(routesFile);
    const end = routes.lastIndexOf('\n  };');
    if (end < 0) throw new NotPossible(`${routesFile} does not end as a list of routes does; add the route by hand.`);
    changes.set(routesFile, withImport(`${routes.slice(0, end)}\n${served}${routes.slice(end)}`, name, contract));
    return changes;
  }

  const app = 'apps/api/src/app.ts';
  const appText = tree.read(app);
  const last = [...appText.matchAll(/^ *await app\.register\(\w+Routes\(deps\)\);$/gm)].at(-1)?.[0];
  if (!last) throw new NotPossible(`${app} registers no routes to put the new ones after.`);
  changes.set(
    routesFile,
    `import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ${name} } from '${contract}';
import { endpoint } from '../plugins/contract.ts';

/** ${sentence(noun)} over HTTP. */
export const ${noun}Routes =
  (): FastifyPluginAsyncTypebox =>
  async (app) => {${served}
  };
`,
  );
  const registered = `${last}\n  await app.register(${noun}Routes());`;
  changes.set(app, withImport(appText.replace(last, registered), `${noun}Routes`, `./${noun}/${noun}.routes.ts`));
  return changes;
}
