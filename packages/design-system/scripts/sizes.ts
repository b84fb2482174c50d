import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const components = fileURLToPath(new URL('../src/components/', import.meta.url));

export interface Size {
  name: string;
  /** Gzipped bytes of the component and of the kit's parts and rules that come with it, without libraries. */
  bytes: number;
  /** Other components of the kit that come with it. */
  brings: string[];
}

/** What one component costs an application that has React and MUI already. */
export async function sizeOf(name: string): Promise<Size> {
  const result = await build({
    entryPoints: [`${components}${name}/${name}.tsx`],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    logLevel: 'error',
    external: [
      'react',
      'react-dom',
      'react/*',
      '@mui/*',
      '@emotion/*',
      '@dnd-kit/*',
      'react-hook-form',
      'swiper',
      'swiper/*',
      'thumbhash',
    ],
  });
  const parts = Object.keys(result.metafile.inputs).flatMap(
    (file) => /src\/components\/([^/]+)\//.exec(file)?.[1] ?? [],
  );
  const bytes = result.outputFiles.reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0);
  return {
    name,
    bytes,
    brings: [...new Set(parts)].filter((part) => part !== name).sort(),
  };
}

/** Every component of the kit, by name. */
export function componentNames(): string[] {
  return readdirSync(components)
    .filter((name) => existsSync(`${components}${name}/${name}.tsx`))
    .sort();
}
