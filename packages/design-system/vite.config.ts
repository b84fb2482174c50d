import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import manifest from './package.json' with { type: 'json' };

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const components = readdirSync(at('./src/components')).filter((name) =>
  existsSync(at(`./src/components/${name}/${name}.tsx`)),
);

/** What package.json publishes under names of their own: what is no entry loses the exports that no component uses. */
const named = Object.values(manifest.publishConfig.exports).flatMap((entry) =>
  typeof entry === 'string' || entry.default.includes('*') ? [] : [entry.default.replace(/^\.\/dist\/|\.js$/g, '')],
);
const sourceOf = (name: string) => at(`./src/${name}.${existsSync(at(`./src/${name}.ts`)) ? 'ts' : 'tsx'}`);

/**
 * Lets each module of the built kit import its own stylesheet, so that a page gets the styles of what it uses and no
 * others.
 */
function stylesBesideModules(): Plugin {
  return {
    name: 'styles-beside-modules',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const up = '../'.repeat(chunk.fileName.split('/').length - 1) || './';
        for (const css of chunk.viteMetadata?.importedCss ?? []) chunk.code = `import '${up}${css}';\n${chunk.code}`;
      }
    },
  };
}

export default defineConfig({
  plugins: [react(), stylesBesideModules()],
  publicDir: false,
  build: {
    outDir: 'dist',
    target: 'es2022',
    minify: false,
    sourcemap: false,
    cssCodeSplit: true,
    lib: {
      entry: Object.fromEntries([
        ...components.map((name) => [`components/${name}/${name}`, at(`./src/components/${name}/${name}.tsx`)]),
        ...named.map((name) => [name, sourceOf(name)]),
      ]),
      formats: ['es'],
    },
    rolldownOptions: {
      external: [
        /^react($|\/)/,
        /^react-dom($|\/)/,
        /^@mui\//,
        /^@emotion\//,
        /^@dnd-kit\//,
        /^react-hook-form($|\/)/,
        /^swiper($|\/)/,
        'thumbhash',
        'uqr',
      ],
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        // Class names are final here: a name with .module would make an application's bundler change them once more.
        assetFileNames: ({ names }) => `styles/${names[0]?.replace('.module.css', '.css')}`,
      },
    },
  },
});
