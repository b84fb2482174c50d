/**
 * Finishes the declarations of the built kit: relative imports name files that exist there, and the domain's types,
 * whose package is not published, are found beside the kit's own.
 */
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const kit = fileURLToPath(new URL('../', import.meta.url));
const types = join(kit, 'dist/types');
const domain = join(types, 'domain/src');

for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.d.ts')) continue;
  const path = join(types, file);
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
        throw new Error(`${file} needs the domain's ${name}, which has no declaration.`);
      return `'${near(target)}.js'`;
    });
  writeFileSync(path, text);
}

// The static stylesheets and the fonts they name travel as they are.
const styles = join(kit, 'dist/styles');
cpSync(join(kit, 'src/styles'), styles, { recursive: true });
rmSync(join(types, 'design-system/src/styles'), { recursive: true, force: true });
