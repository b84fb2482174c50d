import { setTimeout as pause } from 'node:timers/promises';

/**
 * A visitor as a process of its own, so that nothing which its asker does meanwhile counts as the site's delay: reads
 * pages and lists of the site whose address it is given until it is sent a message, and answers how long each took, in
 * milliseconds.
 */
const [origin = ''] = process.argv.slice(2);
const READ = ['/', '/properties', '/api/properties/cards?sort=price_asc', '/api/cities/112', '/healthz'];
const waits: number[] = [];
let isOver = false;
process.once('message', () => {
  isOver = true;
});

async function read(path: string): Promise<number> {
  const began = performance.now();
  const response = await fetch(origin + path);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status} during an upload`);
  return performance.now() - began;
}

// What this process compiles at its first questions is no delay of the site.
for (const path of READ) await read(path);
for (let asked = 0; !isOver; asked += 1) {
  // One in ten is a page that the site has not cached.
  waits.push(await read(asked % 10 === 9 ? `/properties?minPrice=${asked}` : (READ[asked % READ.length] as string)));
  await pause(5);
}
process.send?.(waits, () => process.disconnect());
