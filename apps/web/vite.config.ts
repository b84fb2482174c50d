import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contractsWithoutSchemas } from './vite/contractsWithoutSchemas.ts';
import { pageChunks } from './vite/pageChunks.ts';

// A build is for visitors, whatever started it: test runners set NODE_ENV for themselves, and their children inherit
// it.
if (process.argv.includes('build')) process.env.NODE_ENV = 'production';
const isProduction = process.env.NODE_ENV === 'production';
const router = path.join(
  path.dirname(fileURLToPath(import.meta.resolve('react-router/package.json'))),
  'dist/production',
);

export default defineConfig({
  plugins: [contractsWithoutSchemas(), reactRouter()],
  build: {
    target: 'es2022',
    // What the stylesheets ask of a browser anyway: popovers, :has() and :dir(), which older targets have spelt out at
    // length.
    cssTarget: ['chrome120', 'edge120', 'firefox125', 'safari17'],
    cssMinify: true,
    assetsInlineLimit: 0,
  },
  resolve: {
    // The router's package names only its development build to bundlers.
    alias: isProduction
      ? [
          { find: /^react-router$/, replacement: path.join(router, 'index.mjs') },
          { find: /^react-router\/dom$/, replacement: path.join(router, 'dom-export.mjs') },
          // React has had it since version 18; the shim would come with a copy.
          { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
        ]
      : [],
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // What schemas are made of does nothing in the browser, where contractsWithoutSchemas has taken its place.
          treeshake: { manualPureFunctions: ['Type.Object', 'Type.String', 'Type.Optional', 'Type.Record'] },
          output: {
            entryFileNames: 'assets/[hash:7].js',
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash:7][extname]',
            advancedChunks: {
              groups: pageChunks(),
            },
          },
        },
      },
    },
    ssr: {
      // Whoever starts the built site without saying so gets React for visitors too, which renders several times as
      // fast.
      define: isProduction ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        rollupOptions: {
          input: './server/site.ts',
          // The client's names, so that a font which the page preloads is the one that its stylesheet asks for.
          output: { assetFileNames: 'assets/[hash:7][extname]' },
        },
      },
      // One copy of every context: MUI and emotion publish both module kinds.
      // react-router-dom is CommonJS whose names Node does not see.
      resolve: { noExternal: isProduction ? true : [/^@mui\//, /^@emotion\//, 'react-router-dom'] },
    },
  },
});
