import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shrinkPhoto } from './shrinkPhoto.ts';

const photo = (name: string, bytes = 4_000_000, type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });

let size = { width: 4000, height: 3000 };
let made: { width: number; height: number; type: string }[] = [];
let madeBytes = 300_000;
let open = 0;
let mostOpen = 0;

beforeEach(() => {
  size = { width: 4000, height: 3000 };
  made = [];
  madeBytes = 300_000;
  open = 0;
  mostOpen = 0;
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name.endsWith('.heic')) throw new DOMException('cannot be decoded', 'InvalidStateError');
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    await new Promise((done) => setTimeout(done));
    return {
      ...size,
      close: () => {
        open -= 1;
      },
    };
  });
  vi.stubGlobal('document', {
    createElement: () => {
      const canvas = {
        width: 0,
        height: 0,
        getContext: () => ({ fillRect: () => undefined, drawImage: () => undefined }),
        toBlob: (done: (blob: Blob) => void, type: string) => {
          made.push({ width: canvas.width, height: canvas.height, type });
          done(new Blob([new Uint8Array(madeBytes)], { type }));
        },
      };
      return canvas;
    },
  });
  return () => vi.unstubAllGlobals();
});

describe('shrinking a photo before it is sent', () => {
  it('makes a JPEG of at most 2,048 pixels that keeps its shape and its name', async () => {
    const small = await shrinkPhoto(photo('Front of the house.png'));
    expect(made).toEqual([{ width: 2048, height: 1536, type: 'image/jpeg' }]);
    expect([small.name, small.type, small.size]).toEqual(['Front of the house.jpg', 'image/jpeg', 300_000]);
  });

  it('never enlarges', async () => {
    size = { width: 800, height: 1000 };
    await shrinkPhoto(photo('small.png'));
    expect(made).toEqual([{ width: 800, height: 1000, type: 'image/jpeg' }]);
  });

  it('keeps a line one pixel high', async () => {
    size = { width: 9000, height: 1 };
    await shrinkPhoto(photo('line.png'));
    expect(made).toEqual([{ width: 2048, height: 1, type: 'image/jpeg' }]);
  });

  it('sends as it is what is small, what cannot be decoded, and what would grow', async () => {
    const small = photo('small.jpg', 400_000);
    const heic = photo('IMG_0001.heic', 3_000_000, 'image/heic');
    expect(await shrinkPhoto(small)).toBe(small);
    expect(await shrinkPhoto(heic)).toBe(heic);
    expect(made).toEqual([]);
    madeBytes = 500_000;
    const dense = photo('dense.jpg', 450_000);
    expect(await shrinkPhoto(dense)).toBe(dense);
  });

  it('works on one at a time and on each only once, also after one that failed', async () => {
    const files = [photo('a.png'), photo('b.heic'), photo('c.png')];
    const first = files[0] as File;
    const results = await Promise.all([...files, first].map(shrinkPhoto));
    expect(mostOpen).toBe(1);
    expect(made).toHaveLength(2);
    expect(results[3]).toBe(results[0]);
    expect(open).toBe(0);
  });
});
