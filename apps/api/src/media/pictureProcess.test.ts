import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aJpeg } from '../testing/forms.ts';
import { encodeVariant, preparePicture } from './media.pictures.ts';
import { PictureProblem } from './media.problem.ts';

/**
 * The picture processes that this one has started, by their command line: Node 24 names its processes otherwise than
 * 20.
 */
const children = (): number[] =>
  execFileSync('ps', ['-ww', '-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes('media.worker'))
    .map((line) => Number.parseInt(line, 10));

/** One that was killed may be listed for a moment longer. */
const theOne = (): Promise<number> =>
  vi.waitFor(
    () => {
      const [pid, ...others] = children();
      expect(others).toEqual([]);
      if (!pid) throw new Error('There is no picture process.');
      return pid;
    },
    { timeout: 30_000, interval: 200 },
  );

// What is looked at here is said by /proc.
describe.runIf(process.platform === 'linux')('the process that works on pictures', () => {
  let photo: Buffer;
  beforeEach(async () => {
    photo = await aJpeg(Math.floor(Math.random() * 200), 1_200, 900);
    await preparePicture(photo);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is one for all pictures, and every thread of it lets the site go first', async () => {
    await Promise.all([1, 2, 3].map(async (hue) => preparePicture(await aJpeg(hue, 600, 400))));
    const pid = await theOne();
    const threads = readdirSync(`/proc/${pid}/task`).map(Number);
    expect(threads.length).toBeGreaterThan(4);
    for (const thread of threads) expect(getPriority(thread)).toBeGreaterThan(getPriority(process.pid));
  });

  it('is told none of the site’s settings', async () => {
    const names = readFileSync(`/proc/${await theOne()}/environ`, 'utf8')
      .split('\0')
      .map((entry) => entry.split('=')[0])
      .filter((name) => name && !name.startsWith('NODE_CHANNEL'));
    expect(names.sort()).toEqual(['MALLOC_ARENA_MAX', 'NODE_ENV', 'PATH']);
  });

  it('may die in the middle: the pictures that it had are made by the next one', async () => {
    const first = await theOne();
    const works = [aJpeg(10, 3_000, 2_000), aJpeg(20, 3_000, 2_000)].map(async (each) => preparePicture(await each));
    const master = (await preparePicture(photo)).files[0]?.bytes as Buffer;
    const variant = encodeVariant(master, 320, 'webp');
    process.kill(first, 'SIGKILL');
    const made = await Promise.all(works);
    expect(made.map(({ width, height }) => [width, height])).toEqual([
      [2_048, 1_365],
      [2_048, 1_365],
    ]);
    expect((await sharp(await variant).metadata()).width).toBe(320);
    expect(await theOne()).not.toBe(first);
  });

  it('does not stop for the signals that end the site, which still finishes what it has accepted', async () => {
    const pid = await theOne();
    const work = preparePicture(await aJpeg(30, 3_000, 2_000));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.kill(pid, signal);
    expect((await work).width).toBe(2_048);
    expect(await theOne()).toBe(pid);
  });

  it('ends when no picture came for a minute, and the next picture starts another', async () => {
    const first = await theOne();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await preparePicture(photo);
    vi.advanceTimersByTime(40_000);
    await preparePicture(photo);
    vi.advanceTimersByTime(40_000);
    expect(children()).toEqual([first]);
    vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(children()).toEqual([]), 10_000);
    await preparePicture(photo);
    expect(await theOne()).not.toBe(first);
  });

  it('says what is no picture in the words of the one who decodes', async () => {
    await expect(preparePicture(Buffer.from('no picture'))).rejects.toThrow(PictureProblem);
    await expect(preparePicture(Buffer.from('no picture'))).rejects.toThrow('This kind of file is not taken here.');
  });
});
