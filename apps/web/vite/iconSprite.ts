import { createHash } from 'node:crypto';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const icons = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../../packages/design-system/src/components/Icon',
);
const shape = path.join(icons, 'IconShape.tsx');
const paths = path.join(icons, 'iconPaths.ts');

async function readSprite() {
  const { module } = await runnerImport<{ iconPaths: Record<string, string> }>(paths, {
    configFile: false,
    logLevel: 'error',
  });
  const symbols = Object.entries(module.iconPaths).map(
    ([name, d]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${d}"/></symbol>`,
  );
  const source = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const version = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { source, fileName: `assets/${version}.svg` };
}

/**
 * Draws the kit's icons from one cached file: the outlines of all icons are about 10 KB gzip, which neither the scripts nor
 * every page have to carry. Only in the build; the development server draws them inline.
 */
export function iconSprite(): Plugin {
  let sprite: Awaited<ReturnType<typeof readSprite>>;
  return {
    name: 'icon-sprite',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      sprite = await readSprite();
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', ...sprite });
    },
    load(id) {
      if (id !== shape) return null;
      this.addWatchFile(paths);
      return `export const IconShape = ({ name }) => <use href={'/${sprite.fileName}#' + name} />;`;
    },
  };
}
