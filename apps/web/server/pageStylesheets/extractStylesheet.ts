import { transform } from 'lightningcss';
import { COMMENT, compile, DECLARATION, type Middleware, middleware, RULESET, serialize, stringify } from 'stylis';

/** What the style tags of a page hold. */
export interface ExtractedStylesheet {
  css: string;
  /** Emotion's class names and animations in it, without the key of the cache. */
  classNames: string[];
}

/**
 * Drops what a later declaration of the same property in the same rule overrides: MUI's own look, where the theme
 * changes it.
 */
const dropOverridden: Middleware = (element) => {
  if (element.type !== RULESET || !Array.isArray(element.children)) return;
  const declared = new Set<string>();
  for (const child of element.children.toReversed()) {
    if (child.type !== DECLARATION || child.value.includes('!important')) continue;
    const property = String(child.props);
    if (declared.has(property)) child.type = COMMENT;
    declared.add(property);
  }
};

/**
 * The rules in the order in which the body wears their classes, so that the same page makes the same file: parts whose
 * code is loaded while it is rendered write theirs whenever it has come. What no class wears is at the end.
 */
function inPageOrder(rules: string[], html: string): string[] {
  const worn = html.slice(html.indexOf('<body')).match(/(?<= |")k\w+-\w+(?= |")/g) ?? [];
  const places = new Map([...new Set(worn)].map((name, place) => [name, place]));
  const placeOf = (rule: string) => places.get(/\.(k\w+-\w+)/.exec(rule)?.[1] ?? '') ?? Number.POSITIVE_INFINITY;
  const isWorn = (rule: string) => Number.isFinite(placeOf(rule));
  return [
    ...rules.filter(isWorn).sort((one, other) => placeOf(one) - placeOf(other)),
    ...rules.filter((rule) => !isWorn(rule)).sort(),
  ];
}

/**
 * The styles of all components in a rendered page as one minified stylesheet. Global styles stay out: they come and go
 * with the component that asks for them. Animations are global to emotion too, but belong to the class that names them.
 * Classes that a tag names without a rule get an empty one, so that the browser knows them.
 */
export function extractStylesheet(html: string): ExtractedStylesheet {
  const tags = Array.from(html.matchAll(/<style data-emotion="(\S+) ([^"]*)">(.*?)<\/style>/gs));
  const kept = tags.filter(([, key = '', names = '']) => !key.endsWith('-global') || names.startsWith('animation-'));
  const written = middleware([dropOverridden, stringify]);
  const rules = compile(kept.map(([, , , css]) => css).join('')).map((rule) => serialize([rule], written));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(inPageOrder(rules, html).join('')),
    minify: true,
  });
  const css = code.toString();
  const bare = kept
    .filter(([, , , rules]) => rules === '')
    .flatMap(([, key = '', names = '']) => names.split(' ').map((name) => `.${key}-${name}`));
  return {
    css: bare.length > 0 ? `${css}${bare.sort().join(',')}{}` : css,
    classNames: kept.flatMap(([, , names = '']) => names.split(' ')),
  };
}
