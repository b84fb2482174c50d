import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A source tree as the rules see it: names relative to the root, with forward slashes. */
export interface Tree {
  files: string[];
  read: (file: string) => string;
}

/** One place where the house rules are broken, in words for the person who has to mend it. */
type Fault = string;
type Rule = (tree: Tree) => Fault[];

/** The repository's own files: what git ignores by name (installed, built, local data) is left out. */
export function treeOf(root: string): Tree {
  const ignored = new Set(['.git', ...readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n').filter(Boolean)]);
  const files: string[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = folder ? `${folder}/${entry.name}` : entry.name;
      if (ignored.has(entry.name) || entry.name.endsWith('.log')) continue;
      if (entry.isDirectory()) visit(name);
      else if (entry.isFile()) files.push(name);
    }
  };
  visit('');
  return { files: files.sort(), read: (file) => readFileSync(path.join(root, file), 'utf8') };
}

const CODE = /\.(ts|tsx|mjs|cjs)$/;
const TEST_OR_STORY = /\.(test|spec|stories)\.tsx?$/;
/** These files spell out what they look for, and are therefore no example of it. */
const RULES_THEMSELVES = /^packages\/tooling\/src\/house-rules(\.test)?\.ts$/;

const linesWith = (tree: Tree, file: string, pattern: RegExp): Fault[] =>
  tree
    .read(file)
    .split('\n')
    .flatMap((line, index) => {
      const found = pattern.exec(line);
      return found ? [`${file}:${index + 1}: ${found[0].trim()}`] : [];
    });

const foldersBelow = (tree: Tree, parent: string): string[] => [
  ...new Set(
    tree.files
      .filter((file) => file.startsWith(parent) && file.slice(parent.length).includes('/'))
      .map((file) => file.slice(parent.length).split('/')[0] ?? ''),
  ),
];

const COMPONENTS = 'packages/design-system/src/components/';

/** A component is a folder that holds the component and its stories under the folder's own name. */
export const componentsHaveStories: Rule = (tree) =>
  foldersBelow(tree, COMPONENTS).flatMap((name) =>
    [`${COMPONENTS}${name}/${name}.tsx`, `${COMPONENTS}${name}/${name}.stories.tsx`]
      .filter((file) => !tree.files.includes(file))
      .map((file) => `${file} is missing`),
  );

/** What a file imports, as it is written there. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, source = '']) => source);

/** A component that nothing but its own stories and tests imports is no part of the product. */
export const componentsAreUsed: Rule = (tree) => {
  const used = new Set<string>();
  for (const file of tree.files) {
    if (!/^(packages|apps)\//.test(file) || !CODE.test(file) || TEST_OR_STORY.test(file)) continue;
    for (const source of importsOf(tree.read(file))) {
      const target = source.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), source)
        : source.replace('@karachi-estates/design-system/', COMPONENTS);
      const [name = ''] = target.startsWith(COMPONENTS) ? target.slice(COMPONENTS.length).split('/') : [];
      if (!file.startsWith(`${COMPONENTS}${name}/`)) used.add(name);
    }
  }
  return foldersBelow(tree, COMPONENTS)
    .filter((name) => !used.has(name))
    .map((name) => `${COMPONENTS}${name} is imported by nothing but itself, its stories and tests`);
};

const SHOWS_NOTHING = /export default function \w+\(\) \{\s*return null;\s*\}/;

const screensOf = (tree: Tree) =>
  tree.files
    .filter((file) => /^apps\/[^/]+\/app\/routes\/.*\/[A-Z]\w*Route\.tsx$/.test(file))
    .filter((file) => /^export default /m.test(tree.read(file)) && !SHOWS_NOTHING.test(tree.read(file)));

/** A screen has the stories of its states beside it; a route that shows nothing (a redirect, a text file) is none. */
export const screensHaveStories: Rule = (tree) =>
  screensOf(tree)
    .map((file) => file.replace(/\.tsx$/, '.stories.tsx'))
    .filter((file) => !tree.files.includes(file))
    .map((file) => `${file} is missing`);

const STATES = ['Ready', 'Loading', 'Empty', 'Failed'];

/** States that a screen of the desk, of an account or of a seller cannot be in, each with its reason. */
const STATES_THAT_CANNOT_BE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'apps/desk/app/routes/sign-in/SignInRoute.tsx': { Empty: 'a form has nothing that could be missing' },
  'apps/web/app/routes/profile/ProfileRoute.tsx': { Empty: 'who is signed in has a profile' },
  'apps/web/app/routes/seller-post-ad/SellerPostAdRoute.tsx': { Empty: 'Ready is the form that nobody has filled' },
};

const needsItsStates = (tree: Tree, screens: Tree['files']) => {
  const routes = 'apps/web/app/routes.ts';
  const ofAccounts = tree.files.includes(routes)
    ? [...tree.read(routes).matchAll(/screen\('[^']+', '([^']+)', '(?:account|seller)'/g)].map(
        ([, file]) => `apps/web/app/routes/${file}.tsx`,
      )
    : [];
  return screens.filter((file) => file.startsWith('apps/desk/') || ofAccounts.includes(file));
};

/**
 * People work with these screens: each is drawn as it is when there is something, nothing yet, nothing, and no answer.
 */
export const screensHaveTheirStates: Rule = (tree) =>
  needsItsStates(tree, screensOf(tree)).flatMap((file) => {
    const stories = file.replace(/\.tsx$/, '.stories.tsx');
    const text = tree.files.includes(stories) ? tree.read(stories) : '';
    const has = (state: string) => new RegExp(`^export const ${state}\\b`, 'm').test(text);
    const cannotBe = STATES_THAT_CANNOT_BE[file] ?? {};
    return STATES.flatMap((state) => {
      if (has(state) === !(state in cannotBe)) return [];
      return has(state) ? [`${stories} has ${state}, which is said not to be`] : [`${stories} has no ${state}`];
    });
  });

const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' ')).replace(/(^|\s)\/\/.*$/gm, '$1');

const THEMED = /^(packages\/design-system\/src\/(components|foundations)|apps\/(web|microsite|desk)\/(app|src))\//;

/** Colours and measures come from the theme, so that a brand or a scheme changes all of them. */
export const componentsUseTokens: Rule = (tree) =>
  tree.files
    .filter((file) => THEMED.test(file) && file.endsWith('.tsx') && !TEST_OR_STORY.test(file))
    .flatMap((file) => {
      const bare: Tree = { ...tree, read: (name) => withoutComments(tree.read(name)) };
      const hex = /['"`\s]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=['"`\s;])/i;
      // A number means pixels in one theme and letters in another.
      const width = /breakpoints\.\w+\(\d/;
      const pixels = /(?<![\w-])-?(?:\d*\.)?\d+px\b/;
      return [hex, width, pixels].flatMap((pattern) => linesWith(bare, file, pattern));
    });

/** A part asks the theme around it for its looks; the kit's own variables exist only where the kit's theme does. */
export const componentsAskTheTheme: Rule = (tree) =>
  tree.files
    .filter((file) => THEMED.test(file) && /\.tsx?$/.test(file))
    .flatMap((file) => linesWith(tree, file, /var\(--ke-[\w-]*/));

/** Disabled, a button that somebody has pressed by keyboard loses the focus: `heldWhile` and `workingWhile` keep it. */
export const buttonsKeepTheFocus: Rule = (tree) =>
  tree.files
    .filter((file) => file.endsWith('.tsx') && !TEST_OR_STORY.test(file))
    .flatMap((file) => {
      const text = tree.read(file);
      const busy = /(?<!!)\b(?:pending|busy|retrying|is(?:Busy|Pending|Removing|Sending|Working)|isLoading\w*)\b/;
      const taken = new RegExp(`<(?:Icon)?Button\\b(?:=>|[^>])*?\\s(loading|disabled)=\\{[^}]*${busy.source}`, 'g');
      return [...text.matchAll(taken)].map(({ 0: found, 1: prop, index }) => {
        return `${file}:${text.slice(0, index + found.length).split('\n').length}: ${prop}`;
      });
    });

/** Emotion is the one way to style: a stylesheet beside a component is a second one that no theme reaches. */
export const nothingHasAStylesheetOfItsOwn: Rule = (tree) => tree.files.filter((file) => file.endsWith('.module.css'));

const FORBIDDEN_FOLDERS = ['utils', 'util', 'helpers', 'helper', 'common', 'shared', 'misc'];

/** A folder says what is in it. */
export const foldersSayWhatIsInThem: Rule = (tree) => [
  ...new Set(
    tree.files.flatMap((file) => {
      const folders = file.split('/').slice(0, -1);
      const index = folders.findIndex((folder) => FORBIDDEN_FOLDERS.includes(folder));
      return index < 0 ? [] : [folders.slice(0, index + 1).join('/')];
    }),
  ),
];

/** A file is imported by its own name: a barrel hides where things are and brings in what nobody asked for. */
export const noBarrels: Rule = (tree) => [
  ...tree.files.filter((file) => /^(packages|apps|bench|e2e)\/.*\/index\.(ts|tsx|mjs|js)$/.test(file)),
  ...tree.files
    .filter((file) => CODE.test(file) && !RULES_THEMSELVES.test(file))
    .flatMap((file) => linesWith(tree, file, /^export \* from .*/)),
];

/** A layer of one noun does not lie in the folder of another; a private part of a noun may have a name of its own. */
export const layersLieWithTheirNoun: Rule = (tree) => {
  const nouns = foldersBelow(tree, 'apps/api/src/');
  return tree.files.filter((file) => {
    const [, folder, name = ''] =
      /^apps\/api\/src\/(?:.*\/)?([^/]+)\/([^/.]+)\.(?:routes|actions|store|table)\.ts$/.exec(file) ?? [];
    return folder !== name && nouns.includes(name);
  });
};

const SHORT_LINES = /^apps\/(?:web\/server\/[^/]+|web\/app\/data\/.+|api\/src\/plugins\/[^/]+)\.tsx?$/;
const LONGEST_LINE = 120;

const longLines = (tree: Tree, file: string, isMeant: (line: string) => boolean) =>
  tree
    .read(file)
    .split('\n')
    .flatMap((line, index) =>
      line.length > LONGEST_LINE && isMeant(line) ? [`${file}:${index + 1} has ${line.length}`] : [],
    );

/** The server is read in columns: neither code nor comments are longer than a line of the formatter. */
export const linesFitTheirColumn: Rule = (tree) =>
  tree.files
    .filter((file) => SHORT_LINES.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => longLines(tree, file, () => true));

const COMMENT = /^\s*(?:\/\/|\/?\*)(?! biome-ignore)/;

/** Comments are as narrow as the formatter makes code. */
export const commentsFitTheirColumn: Rule = (tree) =>
  tree.files
    .filter((file) => /\.(?:tsx?|mts|cjs)$/.test(file))
    .flatMap((file) => longLines(tree, file, (line) => COMMENT.test(line)));

const DOCUMENT = /^(README\.md|docs\/[^/]+\.md|(packages|apps)\/[^/]+\/README\.md|(bench|e2e)\/README\.md)$/;
const TOP = /^(packages|apps|bench|docs|e2e|\.storybook|\.ci|\.github)\//;

/** `{id}`, `<noun>`, `X`, `*` and `…` stand for any name. */
const patternOf = (name: string) =>
  new RegExp(
    `^${name
      .replace(/\/$/, '')
      .replace(/[.+^$()|[\]\\]/g, '\\$&')
      .replace(/\{[^}]*\}|<[^>]*>|\*+|…|\bX\b/g, '.+')}(/|$)`,
  );

/** Every path that a README or docs/ names exists, so that documents are found out when the tree moves on. */
export const documentsNameWhatExists: Rule = (tree) =>
  tree.files
    .filter((file) => DOCUMENT.test(file))
    .flatMap((file) => {
      const text = tree.read(file);
      const folder = path.posix.dirname(file);
      const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, link = '']) => ({
        named: link,
        place: path.posix.normalize(path.posix.join(folder, link)),
      }));
      const spans = [...text.matchAll(/`([^`\n]+)`/g)]
        .map(([, span = '']) => span.trim())
        .filter((span) => TOP.test(span) && !/\s/.test(span))
        .map((span) => ({ named: span, place: span }));
      return [...links, ...spans]
        .filter(({ place }) => !tree.files.some((each) => patternOf(place).test(each)))
        .map(({ named }) => `${file} names ${named}, which is not there`);
    });

const PNPM_OWN = new Set(['install', 'exec', 'add', 'dlx', 'run', 'sbom', 'store']);

/**
 * Every `pnpm …` command that a README or docs/ tells people to type is a script of the root, or of the README's own
 * package.
 */
export const documentsNameRealCommands: Rule = (tree) => {
  const scriptsOf = (file: string) => Object.keys(JSON.parse(tree.read(file)).scripts ?? {});
  const ofRoot = scriptsOf('package.json');
  return tree.files
    .filter((file) => DOCUMENT.test(file))
    .flatMap((file) => {
      const own = path.posix.join(path.posix.dirname(file), 'package.json');
      const scripts = tree.files.includes(own) ? [...ofRoot, ...scriptsOf(own)] : ofRoot;
      return [...tree.read(file).matchAll(/\bpnpm(?:@\d+)? ([a-z][\w:-]*)/g)]
        .map(([, command = '']) => command)
        .filter((command) => !scripts.includes(command) && !PNPM_OWN.has(command))
        .map((command) => `${file} names 'pnpm ${command}', which is no script`);
    });
};

const TEXT = /\.(ts|tsx|mjs|cjs|js|json|md|mdx|css|html|ya?ml|sh|sql)$|(^|\/)\.ci\/|(^|\/)\.npmrc$/;

/** Nothing names the machine that it was written on: neither `places` (folders) nor `hosts` of private registries. */
export const noMachineNames =
  ({ places, hosts }: { places: string[]; hosts: string[] }): Rule =>
  (tree) => {
    const words = [...places.map((place) => `${place.replace(/\/+$/, '')}/`), ...hosts];
    const patterns = words.map(
      (word) => new RegExp(`(?<![\\w.@-])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}[^\\s'"\`]*`),
    );
    return tree.files
      .filter((file) => TEXT.test(file))
      .flatMap((file) => patterns.flatMap((pattern) => linesWith(tree, file, pattern)));
  };

/** Work is finished or written down where work is written down; a check is on or gone. */
export const nothingLeftOver: Rule = (tree) =>
  tree.files
    .filter((file) => (CODE.test(file) || file.endsWith('.css')) && !RULES_THEMSELVES.test(file))
    .flatMap((file) =>
      linesWith(
        tree,
        file,
        // The words that this rule refuses, not one of them left over.
        /\b(TODO|FIXME|XXX|HACK)\b|\.only\(|\b(test|it|describe)\.(skip|todo|fixme)\(|@ts-(ignore|nocheck)|\bas any\b/,
      ),
    );
