import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const contracts = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../packages/contracts/src');

const withoutTypes = '\0typebox-without-types';

interface EndpointLike {
  method: string;
  url: string;
  access: string;
  encoding?: string;
}

const isEndpoint = (value: unknown): value is EndpointLike =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'access' in value;

/** An endpoint without its schemas, or a name that both sides write, such as that of a header; nothing else. */
function exported([name, value]: [string, unknown]): string[] {
  if (typeof value === 'string') return [`export const ${name} = ${JSON.stringify(value)};`];
  if (!isEndpoint(value)) return [];
  const { method, url, access, encoding } = value;
  return [`export const ${name} = ${JSON.stringify({ method, url, access, encoding })};`];
}

/**
 * Browsers need of a contract its method, path and audience; the schemas (and TypeBox) are for the server and for
 * types. In the client build each contracts module is therefore replaced by what its endpoints come to without their
 * schemas.
 */
export function contractsWithoutSchemas(): Plugin {
  return {
    name: 'contracts-without-schemas',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source) => (source === 'typebox' ? withoutTypes : null),
    async load(id) {
      // What is left of TypeBox's use (the schemas beside `pathOf`) makes nothing and is dropped.
      if (id === withoutTypes) {
        return 'const nothing = /* @__PURE__ */ new Proxy({}, { get: () => () => undefined }); export default nothing;';
      }
      const file = id.split('?')[0] ?? id;
      if (path.dirname(file) !== contracts || path.basename(file) === 'endpoint.ts' || !file.endsWith('.ts'))
        return null;
      this.addWatchFile(file);
      const { module } = await runnerImport<Record<string, unknown>>(file, { configFile: false, logLevel: 'error' });
      return Object.entries(module).flatMap(exported).join('\n');
    },
  };
}
