/**
 * Finishes the declarations of the built kit: relative imports name files that exist there, the domain's types, whose
 * package is not published, are found beside the kit's own, and what nobody who imports the kit can reach goes.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import manifest from '../package.json' with { type: 'json' };
import { entriesOf, neededTypes } from './package/entries.ts';
import { componentNames } from './sizes.ts';

const kit = fileURLToPath(new URL('../', import.meta.url));
const types = join(kit, 'dist/types');
const domain = join(types, 'domain/src');

const declarations = readdirSync(types, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.d.ts'))
  .map((file) => join(types, file));

for (const path of declarations) {
  const near = (target: string) => {
    const way = relative(dirname(path), target);
    return way.startsWith('.') ? way : `./${way}`;
  };
  const text = readFileSync(path, 'utf8')
    .replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/g, "'$2.js'")
    .replaceAll(/import ['"][^'"]+\.css['"];\n/g, '')
    .replaceAll(/(['"])@karachi-estates\/domain\/([^'"]+)\1/g, (_, _quote, name: string) => {
      const target = join(domain, name);
      if (!existsSync(`${target}.d.ts`))
        throw new Error(`${relative(types, path)} needs the domain's ${name}, which has no declaration.`);
      return `'${near(target)}.js'`;
    });
  writeFileSync(path, text);
}

const needed = neededTypes(kit, entriesOf(manifest.publishConfig.exports, componentNames()));
for (const path of declarations) if (!needed.has(path)) rmSync(path);

// The static stylesheets and the fonts they name travel as they are.
const styles = join(kit, 'dist/styles');
cpSync(join(kit, 'src/styles'), styles, { recursive: true });
rmSync(join(types, 'design-system/src/styles'), { recursive: true, force: true });
