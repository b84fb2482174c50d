import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const routes = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../app/routes.ts');

interface ScreenLike {
  path: string;
  audience: string;
  chrome: string;
}

/**
 * Browsers need to know whom each screen is for and what stands around it; which file draws it is the bundler's business.
 * In the client build the route table is therefore replaced by what it comes to without its files.
 */
export function screensWithoutFiles(): Plugin {
  return {
    name: 'screens-without-files',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      if (id !== routes) return null;
      this.addWatchFile(id);
      const { module } = await runnerImport<{ screens: readonly ScreenLike[] }>(id, {
        configFile: false,
        logLevel: 'error',
      });
      const rows = module.screens.map((screen) => [screen.path, screen.audience, screen.chrome]);
      return `
        export const screens = ${JSON.stringify(rows)}.map(([path, audience, chrome]) => ({ path, audience, chrome }));
        export const idOf = ({ path }) => path;`;
    },
  };
}
