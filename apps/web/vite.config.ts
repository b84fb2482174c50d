import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { contractsWithoutSchemas } from './vite/contractsWithoutSchemas.ts';
import { iconSprite } from './vite/iconSprite.ts';

export default defineConfig({
  plugins: [contractsWithoutSchemas(), iconSprite(), reactRouter()],
  css: {
    modules: {
      // Short names: they stand many times in every page.
      generateScopedName: process.env.NODE_ENV === 'production' ? '[hash:base64:5]' : '[name]_[local]_[hash:base64:4]',
    },
  },
  build: { target: 'es2022', cssMinify: true, assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './server/site.ts' } },
      // One copy of every context: MUI and emotion publish both module kinds.
      resolve: { noExternal: process.env.NODE_ENV === 'production' ? true : [/^@mui\//, /^@emotion\//] },
    },
  },
});
