import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aJpeg } from '../testing/forms.ts';
import { GREETING, readMessages, sendMessage } from './media.channel.ts';
import type { EncodedPicture } from './media.encode.ts';
import type { PictureAnswer } from './media.worker.ts';
import { PictureWorker } from './media.workerClient.ts';

// What is looked at here is said by ps.
describe.runIf(process.platform === 'linux')('the picture worker of a machine', () => {
  let folder: string;
  let address: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'picture-worker-'));
    address = path.join(folder, 'pictures.sock');
  });
  afterEach(async () => {
    for (const pid of workers()) process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(workers()).toEqual([]), 5_000);
    rmSync(folder, { recursive: true });
  });

  const workers = (): number[] =>
    execFileSync('ps', ['-ww', '-eo', 'pid=,stat=,args='], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.includes(address) && !/^\s*\d+\s+Z/.test(line))
      .map((line) => Number.parseInt(line, 10));

  /** Sites that start together start one each; all but the first end once they see it. */
  const untilOneIsLeft = () => vi.waitFor(() => expect(workers()).toHaveLength(1), { timeout: 30_000, interval: 200 });

  const reached = (): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const socket = connect(address);
      socket.once('connect', () => resolve(socket)).once('error', reject);
    });

  const asked = async (socket: Socket, hue: number) => {
    const bytes = await aJpeg(hue, 1_200, 900);
    return new Promise<PictureAnswer>((resolve) => {
      readMessages<PictureAnswer | typeof GREETING>(socket, (message) => {
        if (message !== GREETING) resolve(message);
      });
      sendMessage(socket, { id: hue, task: { kind: 'picture', bytes } });
    });
  };

  it('is one for all of its sites, also for those that start at the same moment', async () => {
    const sites = [1, 2, 3, 4].map(() => new PictureWorker(address));
    const made = await Promise.all(
      sites.map(async (site, hue) => site.ask({ kind: 'picture', bytes: await aJpeg(hue, 1_200 + hue, 900) })),
    );
    expect(made.map((picture) => (picture as EncodedPicture).width)).toEqual([1_200, 1_201, 1_202, 1_203]);
    await untilOneIsLeft();
  });

  it('takes the place of one that was killed and left its address behind', async () => {
    await new PictureWorker(address).ask({ kind: 'hash', bytes: await aJpeg(1, 600, 400) });
    await untilOneIsLeft();
    const [first = 0] = workers();
    process.kill(first, 'SIGKILL');
    expect(existsSync(address)).toBe(true);
    const made = await new PictureWorker(address).ask({ kind: 'picture', bytes: await aJpeg(2, 600, 400) });
    expect((made as EncodedPicture).width).toBe(600);
    await untilOneIsLeft();
  });

  it('takes the place of one that still listens while it ends, and answers nobody any more', async () => {
    let connections = 0;
    const ending = createServer((site) => {
      connections += 1;
      site.destroy();
      ending.close();
    });
    await new Promise<void>((resolve) => void ending.listen(address, resolve));
    const made = await new PictureWorker(address).ask({ kind: 'picture', bytes: await aJpeg(2, 600, 400) });
    expect((made as EncodedPicture).width).toBe(600);
    expect(connections).toBe(1);
  });

  it('serves the others on when a site ends in the middle', async () => {
    await new PictureWorker(address).ask({ kind: 'hash', bytes: await aJpeg(1, 600, 400) });
    const [one, other] = [await reached(), await reached()];
    void asked(one, 3);
    const answer = asked(other, 4);
    one.destroy();
    expect(await answer).toMatchObject({ id: 4, value: { width: 1_200, height: 900 } });
    await untilOneIsLeft();
    other.destroy();
  });

  it('ends with its last site and takes its address away', async () => {
    const starter = new PictureWorker(address);
    await starter.ask({ kind: 'hash', bytes: await aJpeg(1, 600, 400) });
    const site = await reached();
    await starter.leave();
    await untilOneIsLeft();
    expect(await asked(site, 5)).toMatchObject({ id: 5 });
    site.destroy();
    await vi.waitFor(() => expect(workers()).toEqual([]), 5_000);
    expect(existsSync(address)).toBe(false);
  });
});
