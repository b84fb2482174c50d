import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const components = readdirSync(at('./src/components')).filter((name) =>
  existsSync(at(`./src/components/${name}/${name}.tsx`)),
);

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
        ['lowData/lowData', at('./src/lowData/lowData.ts')],
        ['words/KitWords', at('./src/words/KitWords.tsx')],
        ['words/ur', at('./src/words/ur.ts')],
        ['prerender/afterFirstPicture', at('./src/prerender/afterFirstPicture.ts')],
        ['prerender/hydrate', at('./src/prerender/hydrate.tsx')],
        ['prerender/prerender', at('./src/prerender/prerender.tsx')],
        ...['theme', 'brands', 'stylesheet', 'tokens', 'urdu', 'rightToLeft'].map((name) => [
          `theme/${name}`,
          at(`./src/theme/${name}.ts`),
        ]),
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
