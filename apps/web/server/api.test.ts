import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { listCities } from '@karachi-estates/contracts/areas';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { inProcess } from './api.ts';

/** A request on a connection of its own, which nothing keeps open afterwards. */
const read = (url: string) =>
  new Promise<{ status: number | undefined; body: string }>((done, failed) => {
    get(url, { agent: false }, (response) => {
      text(response).then((body) => done({ status: response.statusCode, body }), failed);
    }).on('error', failed);
  });

/** A moment that others wait for. */
function moment() {
  let come: () => void = () => undefined;
  const hasCome = new Promise<void>((done) => {
    come = done;
  });
  return { come: () => come(), hasCome };
}

describe('the API in the same process', () => {
  it('answers a page that was asked for before the site began to stop', async () => {
    const app = Fastify({ return503OnClosing: false });
    const asked = moment();
    const stopping = moment();
    app.get('/api/cities', async () => [{ city_id: 112, city_name: 'Karachi' }]);
    app.get('/page', async (request) => {
      asked.come();
      await stopping.hasCome;
      return (await inProcess(app, request.ip)(listCities, {})).data;
    });
    app.addHook('preClose', async () => stopping.come());
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const page = read(`http://127.0.0.1:${port}/page`);
    await asked.hasCome;
    const closed = app.close();
    expect(await page).toEqual({ status: 200, body: JSON.stringify([{ city_id: 112, city_name: 'Karachi' }]) });
    await closed;
  });
});
