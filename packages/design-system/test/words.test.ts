import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const components = fileURLToPath(new URL('../src/components/', import.meta.url));

/** Attributes that nobody reads, whatever stands in them. */
const technical =
  /^(className|id|htmlFor|aria-(describedby|labelledby|controls)|rel|target|role|type|sizes|allow|referrerPolicy|viewBox|d|preserveAspectRatio|autoComplete|inputMode|name|href|src|srcSet|style|dir|popover|method|media|transform)$/;

/** Names of keys and of what is dragged, as events call them. */
const eventNames = /^(Arrow(Up|Down|Left|Right)|Enter|Escape|Home|End|Files)$/;

/** Calls whose argument is a selector or a media query. */
const asks = /\.(querySelector(All)?|matches|closest|matchMedia)$/;

/** Attributes that are read out or shown as they stand. */
const readOut = /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label)$/;

/** What looks like English and is none, with the reason. */
const noWords: Record<string, string> = {
  'Logo/Logo.tsx': 'The name of the house is the same in every language.',
  'DimensionField/dimensionText.ts': 'The text that a listing keeps: the rules read it, people see formatted sizes.',
  'FormLayout/inForm.tsx': 'Stands around stories only.',
};
/** A currency's code, units as the domain stores them, and what a media query asks. */
const codes = /^(PKR ?|sq ft|sq yd|\((min|max|prefers)-.*\))$/;

/** Words that the user of a component need not hand on, with the reason. */
const notHandedOn: Record<string, string> = {
  'PropertyCard > FavouriteButton.savedLabel': 'The heart on a photo does not say it.',
  'ConfirmDialog > Dialog.closeLabel': 'A question has no cross.',
  'DraftNotice > Alert.dismissLabel': 'It cannot be dismissed.',
  'HeroSearch > PurposeSwitch.allLabel': 'A search begins with a purpose: there is no All.',
};

interface Source {
  component: string;
  file: string;
  tree: ts.SourceFile;
}

function sources(): Source[] {
  return readdirSync(components, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file))
    .map((file) => ({
      component: file.split('/')[0] ?? '',
      file,
      tree: parse(file, readFileSync(components + file, 'utf8')),
    }));
}

function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

function isLiteral(node: ts.Node): node is ts.LiteralLikeNode {
  return (
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  );
}

/** The English of a component: constants called `english…`, and defaults of props. */
function isPlaceForEnglish(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node)) return node.name.getText().startsWith('english');
  return ts.isBindingElement(node) && node.initializer !== undefined;
}

/** Places that hold no words: types, imports, and errors for developers. */
function isSilent(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isThrowStatement(node) ||
    (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) ||
    (ts.isCallExpression(node) && asks.test(node.expression.getText())) ||
    (ts.isJsxAttribute(node) && technical.test(node.name.getText()))
  );
}

/** What people would see or hear: anything in the place of text, and elsewhere what is written like words. */
function isWord(text: string, isText: boolean): boolean {
  if (eventNames.test(text) || codes.test(text)) return false;
  return isText ? /\p{L}/u.test(text) : /^\p{Lu}\p{Ll}|\p{L}{2,} | \p{L}{2,}/u.test(text);
}

/** Every word of a file that could not be replaced, with its line. */
function fixedWords(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node, isText: boolean) => {
    if (isSilent(node) || isPlaceForEnglish(node)) return;
    const text = ts.isJsxText(node) || isLiteral(node) ? node.text : '';
    if (isWord(text, isText || ts.isJsxText(node))) {
      found.push(`${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${text.trim()}`);
    }
    ts.forEachChild(node, (child) => visit(child, isShown(child, isText)));
  };
  visit(tree, false);
  return found;
}

/** Whether a literal here comes before people as it stands: it is the text of an element, or an attribute that is read out. */
function isShown(node: ts.Node, isParentShown: boolean): boolean {
  const { parent } = node;
  if (ts.isJsxAttribute(node)) return readOut.test(node.name.getText());
  if (ts.isJsxExpression(node) && (ts.isJsxElement(parent) || ts.isJsxFragment(parent))) return true;
  // Of a condition only what comes out of it is shown; an element or a call begins anew.
  if (ts.isConditionalExpression(parent)) return isParentShown && node !== parent.condition;
  if (ts.isBinaryExpression(parent)) {
    return isParentShown && /^(&&|\|\||\?\?|\+)$/.test(parent.operatorToken.getText());
  }
  return isParentShown && !ts.isCallExpression(parent) && !ts.isJsxElement(node) && !ts.isJsxSelfClosingElement(node);
}

/** The props of each component that hold its own words: `labels`, and those with an English default. */
function wordProps(all: readonly Source[]): Map<string, string[]> {
  const props = new Map<string, string[]>();
  for (const { component, file, tree } of all) {
    if (file !== `${component}/${component}.tsx`) continue;
    const found = new Set<string>();
    const visit = (node: ts.Node) => {
      if (
        ts.isPropertySignature(node) &&
        node.name.getText() === 'labels' &&
        /Labels\b/.test(node.type?.getText() ?? '')
      ) {
        found.add('labels');
      }
      if (ts.isBindingElement(node) && node.initializer && ts.isParameter(node.parent.parent)) {
        const prop = (node.propertyName ?? node.name).getText();
        if (!technical.test(prop) && isEnglish(node.initializer)) found.add(prop);
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
    props.set(component, [...found]);
  }
  return props;
}

function isEnglish(value: ts.Node): boolean {
  if (isLiteral(value)) return isWord(value.text, false);
  return value.getText().startsWith('english') || ts.forEachChild(value, isEnglish) === true;
}

/** Words of a component within another that this one does not hand on. */
function lostWords({ component, tree }: Source, props: ReadonlyMap<string, readonly string[]>): string[] {
  const lost: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const part = node.tagName.getText();
      const attributes = node.attributes.properties;
      const isSpread = attributes.some(ts.isJsxSpreadAttribute);
      const given = attributes.map((attribute) => attribute.name?.getText());
      const hasChildren = ts.isJsxOpeningElement(node);
      for (const prop of props.get(part) ?? []) {
        if (isSpread || given.includes(prop) || (prop === 'children' && hasChildren)) continue;
        lost.push(`${component} > ${part}.${prop}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return lost;
}

describe('every word of the kit can be said in another language', () => {
  const all = sources();

  it.each(all.filter(({ file }) => !(file in noWords)))('$file holds none but its defaults', ({ tree }) => {
    expect(fixedWords(tree)).toEqual([]);
  });

  it('components hand on the words of those they are made of', () => {
    const props = wordProps(all);
    const lost = new Set(all.flatMap((source) => lostWords(source, props)));
    expect([...lost].filter((place) => !(place in notHandedOn))).toEqual([]);
    expect(Object.keys(notHandedOn).filter((place) => !lost.has(place))).toEqual([]);
  });

  it('names no exception that is gone', () => {
    const files = new Map(all.map(({ file, tree }) => [file, tree]));
    const idle = Object.keys(noWords).filter((file) => {
      const tree = files.get(file);
      return !tree || fixedWords(tree).length === 0;
    });
    expect(idle).toEqual([]);
  });

  it.each([
    ['text between tags', '<p>No photo yet</p>'],
    ['a name for screen readers', '<nav aria-label="pages" />'],
    ['a name made of parts', `<a aria-label={\`View \${title}\`} />`],
    ['a small word in a choice', "<p>{count === 1 ? 'home' : <b>{count}</b>}</p>"],
    ['a word between values', `const place = \`\${type} in \${area}\`;`],
    ['a word in a variable', "const word = isSaved ? 'Saved' : 'Save';"],
  ])('finds %s', (_, code) => {
    expect(fixedWords(parse('Example.tsx', code))).not.toEqual([]);
  });

  it.each([
    ['its labels', '<PropertyCard property={home} />', ['Example > PropertyCard.labels']],
    ['a single word', '<PriceText price={1} />', ['Example > PriceText.perMonth']],
    ['nothing where all is handed on', '<PriceText price={1} perMonth={words.perMonth} />', []],
  ])('misses %s of a component inside', (_, code, lost) => {
    const source = { component: 'Example', file: 'Example.tsx', tree: parse('Example.tsx', code) };
    expect(lostWords(source, wordProps(all))).toEqual(lost);
  });
});
