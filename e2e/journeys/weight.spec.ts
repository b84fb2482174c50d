import { gzipSync } from 'node:zlib';
import { expect, test } from '../journey.ts';

/** Gzip bytes of the list with 24 cards. May only be made smaller. */
const LIST_BYTES = 9_000;

test('the HTML of the list travels in few bytes', async ({ request }) => {
  const html = await (await request.get('/properties')).text();
  expect(html.match(/<article/g)).toHaveLength(24);
  expect(gzipSync(html, { level: 9 }).length).toBeLessThanOrEqual(LIST_BYTES);
});
