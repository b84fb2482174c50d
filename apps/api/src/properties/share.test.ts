import type { OwnProperty } from '@karachi-estates/contracts/ownProperties';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { areaDictionary } from '../areas/areas.store.ts';
import { multipart, photoFiles } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

let site: TestApp;
let areaId: number;

beforeAll(async () => {
  site = await testApp();
  const { byId } = await areaDictionary(site.deps);
  areaId = [...byId.values()].find((area) => area.areaName === 'Clifton')?.id ?? 0;
});
afterAll(() => site.close());

type Signed = Awaited<ReturnType<TestApp['signIn']>>;
let seller: Signed;
let home: OwnProperty;

const AD = {
  ...{ title: 'A </script><script>alert(1)</script> home', price: '25000000', city: 'Karachi', area: 'Clifton' },
  ...{ property_type: 'House', dimension: '240 sq yd', description: 'Text.', bedrooms: '4', bathrooms: '5' },
  ...{ garage: '1', email: 'seller@example.com', cell_no: '0300-1234567' },
};

async function post(photos: number): Promise<OwnProperty> {
  const { payload, headers } = multipart({ ...AD, area_id: String(areaId) }, await photoFiles(photos));
  const url = '/api/properties/save';
  const answer = await site.app.inject({ method: 'POST', url, headers: { ...headers, ...seller.headers }, payload });
  return answer.json().property;
}

beforeEach(async () => {
  await site.reset();
  seller = await site.signIn('seller');
  home = await post(1);
});

const get = (file: string, etag = '') =>
  site.app.inject({ url: `/media/share/${file}`, headers: etag ? { 'if-none-match': etag } : {} });

describe('the share picture of a listing', () => {
  it('is a JPEG of 1200 by 630 under 150 KB, in both languages and without a photo', async () => {
    const bare = await post(0);
    const files = [home, bare].flatMap(({ property_id: id }) => [`${id}.jpg`, `${id}-ur.jpg`]);
    const tags = new Set<unknown>();
    for (const file of files) {
      const answer = await get(file);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('image/jpeg');
      expect(answer.headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400');
      expect(answer.rawPayload.length).toBeLessThan(150_000);
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
      tags.add(answer.headers.etag);
    }
    expect(tags.size).toBe(4);
  });

  it('has words on it: where they stand, the picture is not of one colour', async () => {
    const { rawPayload } = await get(`${home.property_id}.jpg`);
    const brightest = async (left: number) => {
      const part = await sharp(rawPayload).extract({ left, top: 350, width: 200, height: 100 }).raw().toBuffer();
      return Math.max(...part);
    };
    expect(await brightest(64)).toBeGreaterThan(230);
    expect(await brightest(900)).toBeLessThan(200);
  });

  it('answers 304 to who has it, and another ETag once the price is another', async () => {
    const file = `${home.property_id}.jpg`;
    const etag = String((await get(file)).headers.etag);
    const again = await get(file, etag);
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const { payload, headers } = multipart({ price: '24000000' });
    const url = `/api/properties/update/${home.property_id}`;
    await site.app.inject({ method: 'PUT', url, headers: { ...headers, ...seller.headers }, payload });
    const changed = await get(file, etag);
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
  });

  it('is drawn once for all who ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(`${home.property_id}.jpg`)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });

  const become = (status: string) => {
    const url = `/api/properties/status/${home.property_id}`;
    return site.app.inject({ method: 'POST', url, headers: seller.headers, payload: { status } });
  };

  it('says that the home is sold, as long as its page does: links to it were shared before', async () => {
    const file = `${home.property_id}.jpg`;
    const offered = (await get(file)).headers.etag;
    await become('sold');
    const sold = await get(file);
    expect([sold.statusCode, sold.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(sold.headers.etag).not.toBe(offered);
    site.setNow(new Date(Date.now() + 400 * 86_400_000));
    expect((await get(file)).statusCode).toBe(404);
    site.setNow(new Date());
  });

  it('is not there for a listing that is paused, removed, unknown, or no listing at all', async () => {
    for (const status of ['paused', 'deleted']) {
      await become(status);
      expect((await get(`${home.property_id}.jpg`)).statusCode, status).toBe(404);
    }
    expect((await get('999999999.jpg')).statusCode).toBe(404);
    for (const file of ['0.jpg', 'x.jpg', '1-fr.jpg', '1.png', '1.jpg.exe', '9999999999999999.jpg']) {
      const { statusCode } = await get(file);
      expect([400, 404], file).toContain(statusCode);
    }
  });

  it('stands in the sitemap as the photo itself', async () => {
    const { items } = (await site.app.inject('/api/properties/addresses')).json();
    expect(items[0].picture).toMatch(/^\/media\/[0-9a-f]{32}\/480\.jpg$/);
  });
});
