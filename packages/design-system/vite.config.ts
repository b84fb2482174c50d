import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
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

export default defineConfig({
  plugins: [react()],
  publicDir: false,
  build: {
    outDir: 'dist',
    target: 'es2022',
    minify: false,
    sourcemap: false,
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
        // Frameworks with server components, such as Next.js, run on the server whatever does not say this. What only
        // computes, such as the theme, can be called there.
        banner: ({ fileName, imports }) =>
          fileName.startsWith('components/') || imports.includes('react') ? "'use client';" : '',
      },
    },
  },
});
