import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const components = fileURLToPath(new URL('../src/components/', import.meta.url));

/** Attributes that nobody reads, whatever stands in them. */
const technical =
  /^(className|id|htmlFor|aria-(describedby|labelledby|controls)|rel|target|role|type|sizes|allow|referrerPolicy|viewBox|d|preserveAspectRatio|autoComplete|inputMode|name|href|src|srcSet|style|dir|popover|method|media|transform|sx|slotProps)$/;

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
  'AvailabilityBadge/stateLooks.ts': 'Colours that the system names, where people chose their own.',
  'FormLayout/inForm.tsx': 'Stands around stories only.',
};

/** A currency's code, units as the domain stores them, and what a media query asks. */
const codes = /^(PKR|sq ft|sq yd|\((min|max|prefers)-.*\))$/;

/** A measure, a mixed colour, a condition or a declaration of CSS. */
const css = /^@(media|container|supports)|color-mix\(|\d(rem|em)\b|\{ [\w-]+: /;

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

/** The English of a component: constants called `english…`, which `useKitWords` reads. */
function isPlaceForEnglish(node: ts.Node): boolean {
  return ts.isVariableDeclaration(node) && node.name.getText().startsWith('english');
}

/** Calls that name a component to the theme or to the word lists, or that style it. */
const namesIt = /^(styled|useThemeProps|useKitWords)$/;

function isNaming(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const called = ts.isCallExpression(node.expression) ? node.expression.expression : node.expression;
  return namesIt.test(called.getText());
}

/** What a part has of its own where a caller may add to it, written as an object instead of attributes. */
function isJoined(node: ts.Node): node is ts.PropertyAssignment & { name: ts.StringLiteral | ts.Identifier } {
  if (!ts.isPropertyAssignment(node) || !(ts.isStringLiteral(node.name) || ts.isIdentifier(node.name))) return false;
  let around: ts.Node = node.parent;
  while (ts.isObjectLiteralExpression(around) || ts.isPropertyAssignment(around)) around = around.parent;
  return ts.isCallExpression(around) && around.expression.getText() === 'joinProps';
}

/** Places that hold no words: types, imports, style sheets, and errors for developers. */
function isSilent(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isModuleDeclaration(node) ||
    isNaming(node) ||
    (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'style') ||
    (ts.isStringLiteral(node) && ts.isElementAccessExpression(node.parent)) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isThrowStatement(node) ||
    (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) ||
    (ts.isCallExpression(node) && asks.test(node.expression.getText())) ||
    (ts.isJsxAttribute(node) && technical.test(node.name.getText())) ||
    (isJoined(node) && technical.test(node.name.text))
  );
}

/** What people would see or hear: anything in the place of text, and elsewhere what is written like words. */
function isWord(text: string, isText: boolean): boolean {
  if (eventNames.test(text) || codes.test(text.trim()) || css.test(text)) return false;
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

/**
 * Whether a literal here comes before people as it stands: it is the text of an element, or an attribute that is read
 * out.
 */
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

/** Where a constant `english…` comes before people without a word list being asked: its name, and its line. */
function unasked(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node) && node.expression.getText() === 'useKitWords') return;
    // One list may be made of others.
    if (isPlaceForEnglish(node)) return;
    if (ts.isIdentifier(node) && /^english/.test(node.text)) {
      found.push(`${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.text}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

describe('every word of the kit can be said in another language', () => {
  const all = sources();

  it.each(all.filter(({ file }) => !(file in noWords)))('$file holds none but its English list', ({ tree }) => {
    expect(fixedWords(tree)).toEqual([]);
  });

  it.each(all)('$file asks the word lists before it speaks English', ({ tree }) => {
    expect(unasked(tree)).toEqual([]);
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
    ['a default that no word list replaces', "function Example({ label = 'Show more' }) {}"],
    ['a name for screen readers in an object', "const props = joinProps({ 'aria-label': 'Show more' }, given);"],
    ['a word in a variable', "const word = isSaved ? 'Saved' : 'Save';"],
  ])('finds %s', (_, code) => {
    expect(fixedWords(parse('Example.tsx', code))).not.toEqual([]);
  });

  it('finds English that no word list can replace', () => {
    const spread = "const english = { save: 'Save' };\nconst words = { ...english, ...labels };";
    expect(unasked(parse('Example.tsx', spread))).toEqual(['2: english']);
    const asked = "const english = { save: 'Save' };\nconst words = useKitWords('Example', english, labels);";
    expect(unasked(parse('Example.tsx', asked))).toEqual([]);
  });

  it('finds no words in styles and theme keys', () => {
    const root =
      "const Root = styled('div', { name: 'KeExample', slot: 'Root' })({ fontFamily: 'Plus Jakarta Sans' });";
    expect(fixedWords(parse('Example.tsx', root))).toEqual([]);
  });
});
