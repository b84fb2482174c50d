import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const components = fileURLToPath(new URL('../src/components/', import.meta.url));

export interface Size {
  name: string;
  /** Gzipped bytes of the component's script and styles, without libraries and without the icon set, which comes once. */
  bytes: number;
  /** The same for a page that has nothing else: the icon set is counted too where the component draws from it. */
  alone: number;
  /** Other components of the kit that come with it. */
  brings: string[];
}

/** What one component costs an application that has React, the icon set, and MUI where the component needs it already. */
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
    loader: { '.module.css': 'local-css' },
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
      '*/iconPaths.ts',
    ],
  });
  const parts = Object.keys(result.metafile.inputs).flatMap(
    (file) => /src\/components\/([^/]+)\//.exec(file)?.[1] ?? [],
  );
  const bytes = result.outputFiles.reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0);
  return {
    name,
    bytes,
    alone: bytes + (parts.includes('Icon') ? await iconSetSize() : 0),
    brings: [...new Set(parts)].filter((part) => part !== name).sort(),
  };
}

/** Every component of the kit, by name. */
export function componentNames(): string[] {
  return readdirSync(components)
    .filter((name) => existsSync(`${components}${name}/${name}.tsx`))
    .sort();
}

/** Gzipped bytes of the outlines of all icons; nothing for an application that draws them from a sprite file. */
export async function iconSetSize(): Promise<number> {
  const result = await build({
    entryPoints: [`${components}Icon/iconPaths.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
  });
  return gzipSync(result.outputFiles[0]?.contents ?? '', { level: 9 }).length;
}
