import { defineConfig } from 'vite';

// A build is for the people at the desk, whatever started it: test runners set NODE_ENV for themselves.
if (process.argv.some((each) => each.endsWith('build.mjs'))) process.env.NODE_ENV = 'production';

export default defineConfig({
  base: '/desk/',
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // react-admin and MUI are one file each visit needs; screens are loaded when they are opened.
    chunkSizeWarningLimit: 1500,
  },
  // One copy of every context: MUI and emotion publish both module kinds.
  resolve: { dedupe: ['react', 'react-dom', 'react-hook-form', '@emotion/react', '@mui/material'] },
  // `pnpm dev` of this package, beside a site that runs on its usual port.
  server: {
    port: 3002,
    proxy: { '/api': 'http://localhost:3000', '/media': 'http://localhost:3000', '/map.svg': 'http://localhost:3000' },
  },
});
