import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contractsWithoutSchemas } from './vite/contractsWithoutSchemas.ts';
import { iconSprite } from './vite/iconSprite.ts';
import { shortName } from './vite/shortName.ts';

const isProduction = process.env.NODE_ENV === 'production';
const router = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('react-router/package.json'))),
  'dist/production',
);

export default defineConfig({
  plugins: [contractsWithoutSchemas(), iconSprite(), reactRouter()],
  css: {
    modules: {
      generateScopedName: isProduction ? shortName : '[name]_[local]_[hash:base64:4]',
    },
  },
  build: { target: 'es2022', cssMinify: true, assetsInlineLimit: 0 },
  resolve: {
    // The package names only its development build to bundlers.
    alias: isProduction
      ? [
          { find: /^react-router$/, replacement: path.join(router, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: path.join(router, 'dom-export.mjs') },
        ]
      : [],
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: 'assets/[hash].js',
            chunkFileNames: 'assets/[hash].js',
            assetFileNames: 'assets/[hash][extname]',
            advancedChunks: {
              groups: [{ name: 'vendor', test: /node_modules[\\/](react|react-dom|react-router|scheduler|swr)[\\/]/ }],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: {
          input: './server/site.ts',
          // The client's names, so that a font which the page preloads is the one that its stylesheet asks for.
          output: { assetFileNames: 'assets/[hash][extname]' },
        },
      },
      // One copy of every context: MUI and emotion publish both module kinds.
      resolve: { noExternal: isProduction ? true : [/^@mui\//, /^@emotion\//] },
    },
  },
});
