import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

// A component's stories say where it stands, by what it is for ('Listings/PropertyCard'), and keep the id of their
// component, so that pictures and links stay when it moves. Those of a screen say what people call it.
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/design-system/src/foundations/*.mdx',
    { directory: '../packages/design-system/src/foundations', titlePrefix: 'Foundations', files: '*.stories.tsx' },
    '../packages/design-system/src/components/*/*.stories.tsx',
    { directory: '../apps/web/app', titlePrefix: 'Screens', files: '**/*.stories.tsx' },
    { directory: '../apps/desk/app', titlePrefix: 'Desk', files: '**/*.stories.tsx' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    './public',
    // The frame around the stories speaks in the kit's own letters.
    { from: '../packages/design-system/node_modules/@fontsource-variable/plus-jakarta-sans/files', to: '/fonts' },
    { from: '../packages/fixtures/pictures/media', to: '/media' },
    { from: '../packages/fixtures/pictures/named', to: '/fixtures' },
    ...(existsSync(at('apps/web/public')) ? ['../apps/web/public'] : []),
  ],
  docs: { defaultName: 'Documentation' },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (vite) => ({ ...vite, configFile: false, build: { ...vite.build, chunkSizeWarningLimit: 4000 } }),
};

export default config;
