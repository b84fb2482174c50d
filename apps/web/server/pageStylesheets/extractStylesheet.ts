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
 * The styles of all components in a rendered page as one minified stylesheet. Global styles stay out: they come and go
 * with the component that asks for them. Animations are global to emotion too, but belong to the class that names them.
 * Classes that a tag names without a rule get an empty one, so that the browser knows them.
 */
export function extractStylesheet(html: string): ExtractedStylesheet {
  const tags = Array.from(html.matchAll(/<style data-emotion="(\S+) ([^"]*)">(.*?)<\/style>/gs));
  const kept = tags.filter(([, key = '', names = '']) => !key.endsWith('-global') || names.startsWith('animation-'));
  const rules = compile(kept.map(([, , , css]) => css).join(''));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(serialize(rules, middleware([dropOverridden, stringify]))),
    minify: true,
  });
  const css = code.toString();
  const bare = kept
    .filter(([, , , rules]) => rules === '')
    .flatMap(([, key = '', names = '']) => names.split(' ').map((name) => `.${key}-${name}`));
  return {
    css: bare.length > 0 ? `${css}${bare.join(',')}{}` : css,
    classNames: kept.flatMap(([, , names = '']) => names.split(' ')),
  };
}
