import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { componentNames } from '../scripts/sizes.ts';

function parsed(name: string): ts.SourceFile {
  const source = readFileSync(new URL(`../src/components/${name}/${name}.tsx`, import.meta.url), 'utf8');
  return ts.createSourceFile(`${name}.tsx`, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** What each prop is that is not given, as the component's code has it; a name of the file stands for its value. */
function defaultsOf(name: string): Map<string, string> {
  const tree = parsed(name);
  const short = (node: ts.Node) => node.getText().replace(/\s+/g, ' ');
  const constants = new Map<string, string>();
  const defaults = new Map<string, string>();
  const collect = (node: ts.Node) => {
    const isOfProps =
      ts.isVariableDeclaration(node) && /^(props|useThemeProps\(.*)$/s.test(node.initializer?.getText() ?? '');
    if (isOfProps && ts.isObjectBindingPattern(node.name)) {
      for (const { initializer, propertyName, name: variable } of node.name.elements) {
        if (!initializer) continue;
        const value = short(initializer);
        defaults.set((propertyName ?? variable).getText(), constants.get(value) ?? value);
      }
    }
    ts.forEachChild(node, collect);
  };
  ts.forEachChild(tree, (node) => {
    const declared = ts.isVariableStatement(node) ? node.declarationList.declarations : [];
    for (const { name: constant, initializer } of declared) {
      if (initializer && ts.isLiteralExpression(initializer)) constants.set(constant.getText(), short(initializer));
    }
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) collect(node);
    else if (declared.some((each) => each.name.getText() === name)) collect(node);
  });
  return defaults;
}

/** What the component's page in Storybook is made of: its own sentences, and those of its props. */
function documentation(name: string): { component: string; props: Map<string, string> } {
  const tree = parsed(name);
  const words = (node: ts.Node) =>
    ts
      .getJSDocCommentsAndTags(node)
      .map((comment) =>
        comment
          .getText()
          .replaceAll(/^\/\*\*|\s*\*\/$|^\s*\*/gm, ' ')
          .replaceAll(/\s+/g, ' '),
      )
      .join(' ');
  const props = new Map<string, string>();
  let component = '';
  const declared = new Map<string, ts.Node>();
  ts.forEachChild(tree, (node) => {
    if (ts.isFunctionDeclaration(node) && node.name?.text === name) component = words(node);
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) declared.set(node.name.text, node);
  });
  // The props may be put together from other types of the file; what a single prop consists of is not one of them.
  const collect = (node: ts.Node) => {
    if (ts.isPropertySignature(node)) {
      props.set(node.name.getText(), words(node));
      return;
    }
    const other =
      (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) && declared.get(node.getText());
    if (other) collect(other);
    ts.forEachChild(node, collect);
  };
  const own = declared.get(`${name}Props`);
  if (own) collect(own);
  return { component, props };
}

/** Every module below a folder. */
const walk = (folder: URL): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => fileURLToPath(new URL(file.replaceAll('\\', '/'), folder)));

describe('every component explains itself', () => {
  const names = componentNames();

  it.each(names)('%s says what it is for, and what to use instead', (name) => {
    const { component } = documentation(name);
    const others = names.filter((other) => other !== name && new RegExp(`\\b${other}\\b`).test(component));
    expect(component.length).toBeGreaterThan(40);
    expect(others.length > 0 || /\binstead\b/.test(component), 'the name of another component, or "instead"').toBe(
      true,
    );
  });

  it.each(names)('%s shows what to do with it and what not, each with its reason', (name) => {
    const stories = readFileSync(new URL(`../src/components/${name}/${name}.stories.tsx`, import.meta.url), 'utf8');
    for (const tag of ['do', 'dont']) {
      const reason = new RegExp(`/\\*\\*\\s[^/]{20,}\\s\\*/\\nexport const \\w+: Story = \\{\\s+tags: \\['${tag}',`);
      expect(stories, `a story tagged '${tag}' below a sentence`).toMatch(reason);
    }
  });

  it.each(names)('%s describes each of its props', (name) => {
    const { props } = documentation(name);
    expect([...props].filter(([, words]) => words.trim().length < 5).map(([prop]) => prop)).toEqual([]);
  });

  // Storybook's reader does not see defaults behind MUI's useThemeProps.
  it.each(names)('%s says what each prop is that is not given', (name) => {
    const { props } = documentation(name);
    const said = [...props].map(([prop, words]) => [prop, /@default (.+?)\s*$/.exec(words)?.[1]] as const);
    const own = [...defaultsOf(name)].filter(([prop]) => props.has(prop));
    expect(said.filter(([, value]) => value !== undefined).sort()).toEqual(own.sort());
  });

  const named = ['PropertyCard', 'AreaTypeahead', 'PlanCard', 'PaymentModal', 'ResidenceSlider', 'GalleryGrid'];

  it.each(named)('%s shows what to do and what not', (name) => {
    const stories = readFileSync(new URL(`../src/components/${name}/${name}.stories.tsx`, import.meta.url), 'utf8');
    for (const tag of ['do', 'dont']) {
      expect(stories).toMatch(new RegExp(`/\\*\\* .{20,}\\*/\\nexport const \\w+: Story = \\{\\s+tags: \\['${tag}',`));
    }
  });

  it('the home page leads to components that exist', () => {
    const home = readFileSync(new URL('../src/foundations/Home.mdx', import.meta.url), 'utf8');
    const links = [...home.matchAll(/\[(\w+)\]\(\?path=\/docs\/components-(\w+)--documentation\)/g)];
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(([, name = '', id]) => !names.includes(name) || name.toLowerCase() !== id)).toEqual([]);
  });

  it('finds the props', () => {
    expect([...documentation('PlanCard').props.keys()]).toContain('because');
    expect([...documentation('PropertyCard').props.keys()].length).toBeGreaterThan(3);
    expect(defaultsOf('PropertyCard').get('headingLevel')).toBe('3');
  });
});

describe('every slot of a theme knows its component', () => {
  // MUI asks a theme's functions for each slot of a component, whichever of them they are for.
  const files = walk(new URL('../src/components/', import.meta.url)).filter(
    (file) => !/\.(stories|test)\.tsx?$/.test(file),
  );
  const slotsIn = (file: string) => [
    ...readFileSync(file, 'utf8').matchAll(/styled\([^;]*?slot: '(\w+)'[^;]*?\}\)(<[^(]*>)?\(/g),
  ];

  it('is given ownerState', () => {
    const without = files.flatMap((file) =>
      slotsIn(file).flatMap(([, slot, types = '']) => (types.includes('wnerState') ? [] : `${file} ${slot}`)),
    );
    expect(without).toEqual([]);
  });

  it('is one that TypeScript lets a theme restyle', () => {
    const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    const typed = [...text.matchAll(/interface ComponentNameToClassKey \{\s*(Ke\w+):([^;]*);/g)].flatMap(
      ([, key, slots = '']) => [...slots.matchAll(/'(\w+)'/g)].map(([, slot]) => `${key} ${slot}`),
    );
    const drawn = [...text.matchAll(/name: '(Ke\w+)',\s*slot: '(\w)(\w*)'/g)].map(
      ([, key, first = '', rest]) => `${key} ${first.toLowerCase()}${rest}`,
    );
    expect(typed.length).toBeGreaterThan(400);
    expect([...new Set(drawn)].filter((slot) => !typed.includes(slot))).toEqual([]);
  });

  it('finds the slots', () => {
    expect(files.flatMap(slotsIn).length).toBeGreaterThan(400);
  });
});

describe('a written page', () => {
  const folder = new URL('../src/foundations/', import.meta.url);

  // MDX knows no tables of Markdown and would show their lines as one paragraph.
  it.each(readdirSync(folder).filter((file) => file.endsWith('.mdx')))('%s writes its tables as elements', (file) => {
    expect(readFileSync(new URL(file, folder), 'utf8')).not.toMatch(/^\s*\|/m);
  });
});

describe('the page of icons', () => {
  it('shows every icon that the kit and the site draw', () => {
    const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
    const imports = (text: string) => [...text.matchAll(/from '@mui\/icons-material\/(\w+)'/g)].map(([, name]) => name);
    const folders = ['src/components', '../../apps/web/app', '../../apps/microsite/src'].map(
      (folder) => new URL(`../${folder}/`, import.meta.url),
    );
    const files = folders.flatMap(walk).filter((file) => !/\.(stories|test)\.tsx?$/.test(file));
    const used = new Set(files.flatMap((file) => imports(readFileSync(file, 'utf8'))));
    const shown = new Set(imports(read('../src/foundations/icons.ts')));
    expect({ missing: [...used].filter((name) => !shown.has(name)).sort() }).toEqual({ missing: [] });
    expect({ unused: [...shown].filter((name) => !used.has(name)).sort() }).toEqual({ unused: [] });
  });
});
