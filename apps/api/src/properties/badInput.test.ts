import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJpeg, type FormFile, multipart, photoFiles } from '../testing/forms.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';

let site: TestApp;
let seller: Awaited<ReturnType<TestApp['signIn']>>;

beforeAll(async () => {
  site = await testApp();
  seller = await site.signIn('seller', { plan: 'premium' });
});
afterAll(() => site.close());

interface Refusal {
  statusCode: number;
  body: string;
  json: () => { message: string; error: string; fields?: Record<string, string> };
}

function expectRefusal(answer: Refusal, status: number | number[], field?: string) {
  expect([status].flat()).toContain(answer.statusCode);
  const { message, error, fields } = answer.json();
  expect(message.length).toBeGreaterThan(10);
  expect(error).toBe(message);
  if (field) expect(fields).toHaveProperty(field);
}

describe('reading with bad input', () => {
  it.each([
    ['an unknown area id', '/api/properties?area=999999', 400, 'area'],
    ['an unknown area name', '/api/properties?area=Atlantis', 400, 'area'],
    ['one unknown area among known ones', '/api/properties?area=1,Atlantis', 400, 'area'],
    ['an unknown city', '/api/properties?city=99', 400, 'city'],
    ['an unknown type', '/api/properties?propertyType=Castle', 400, 'propertyType'],
    ['an unknown type among known ones', '/api/properties?propertyType=House,Castle', 400, 'propertyType'],
    ['an unknown purpose', '/api/properties?purpose=swap', 400, 'purpose'],
    ['an unknown order', '/api/properties?sort=cheapest', 400, 'sort'],
    ['a negative price', '/api/properties?minPrice=-5', 400, 'minPrice'],
    ["the price 'abc'", '/api/properties?maxPrice=abc', 400, 'maxPrice'],
    ['a price with an exponent', '/api/properties?minPrice=1e6', 400, 'minPrice'],
    ['a price beyond all money', '/api/properties?minPrice=99999999999999999999', 400],
    ['a lower limit above the upper one', '/api/properties?minPrice=2&maxPrice=1', 400, 'minPrice'],
    ['a size that is none', '/api/properties?minSize=big', 400, 'minSize'],
    ['a size with two points', '/api/properties?minSize=1.2.3', 400, 'minSize'],
    ['a size with three decimals', '/api/properties?maxSize=1.234', 400, 'maxSize'],
    ['a size beyond the city', '/api/properties?maxSize=100000001.5', 400, 'maxSize'],
    ['half a bedroom', '/api/properties?bedrooms=1.5', 400, 'bedrooms'],
    ['bathrooms that are no number', '/api/properties?bathrooms=NaN', 400, 'bathrooms'],
    ['less than no bathroom', '/api/properties?bathrooms=-1', 400, 'bathrooms'],
    ['more bathrooms than a palace has', '/api/properties?bathrooms=9999', 400, 'bathrooms'],
    ['rooms that are neither exact nor not', '/api/properties?bedrooms=3&exactBedrooms=yes', 400, 'exactBedrooms'],
    ['parking for two', '/api/properties?parking=2', 400, 'parking'],
    ['a switch that is neither on nor off', '/api/properties?withPhotos=x', 400, 'withPhotos'],
    ['a price per square yard with an exponent', '/api/properties?minYardPrice=1e6', 400, 'minYardPrice'],
    ['a negative price per square yard', '/api/properties?maxYardPrice=-5', 400, 'maxYardPrice'],
    ['limits per square yard turned', '/api/properties?minYardPrice=2&maxYardPrice=1', 400, 'minYardPrice'],
    ['a price per square yard beyond all money', '/api/properties?maxYardPrice=1000000000001', 400, 'maxYardPrice'],
    ['three days', '/api/properties?postedWithin=3', 400, 'postedWithin'],
    ['days in the future', '/api/properties?postedWithin=-7', 400, 'postedWithin'],
    ['a count of an unknown area', '/api/properties/count?area=Atlantis', 400, 'area'],
    ['a count with SQL in it', "/api/properties/count?bathrooms=1';--", 400, 'bathrooms'],
    ['ways on from a size that is none', '/api/properties/ways-on?minSize=big', 400, 'minSize'],
    ['ways on from an endless name', `/api/properties/ways-on?propertyType=${'a'.repeat(401)}`, 400, 'propertyType'],
    ['a page of nothing', '/api/properties?limit=0', 400, 'limit'],
    ['a page of everything', '/api/properties?limit=5000', 400, 'limit'],
    [
      'a forged cursor',
      `/api/properties?cursor=${Buffer.from('0.1.abcdefgh'.padStart(40)).toString('base64url')}`,
      400,
      'cursor',
    ],
    ['a cursor of garbage', '/api/properties?cursor=%22%27--', 400, 'cursor'],
    ['an endless cursor', `/api/properties?cursor=${'a'.repeat(5_000)}`, [400, 414]],
    ['the same filter twice', '/api/properties?area=1&area=2', [200, 400]],
    ['a NUL in the area', '/api/properties?area=%00', 400, 'area'],
    ['SQL in the area', "/api/properties?area=1');drop%20table%20properties;--", 400, 'area'],
    ['the id 0', '/api/properties/single?id=0', 404],
    ["the id 'x-y'", '/api/properties/single?id=x-y', 404],
    ['the id -1', '/api/properties/single?id=-1', 404],
    ['the id 1e3', '/api/properties/single?id=1e3', 404],
    ['an id beyond all numbers', '/api/properties/single?id=99999999999999999999', 404],
    ['a NUL as id', '/api/properties/single?id=%00', 400, 'id'],
    ['no id', '/api/properties/single', 400, 'id'],
    ['a broken escape in the path', '/api/properties/%E0%A4%A', 400],
    ['a NUL in the path', '/api/cities/%00', 400],
    ['a city that is no number', '/api/cities/karachi', 400],
    ['a picture that is no hash', '/media/xyz/320', 400],
    ['an unknown picture', `/media/${'0'.repeat(32)}/320`, 404],
    ['a width that is none', `/media/${'0'.repeat(32)}/wide`, 404],
  ] as [string, string, number | number[], string?][])('answers %s in words', async (_, url, status, field) => {
    const answer = await site.app.inject(url);
    if (answer.statusCode === 200) return;
    expectRefusal(answer, status, field);
  });
});

const AD = {
  title: 'House by the sea',
  price: '25000000',
  city: 'Karachi',
  area: 'Clifton',
  property_type: 'House',
  description: '',
};

async function save(fields: Record<string, string>, files: FormFile[] = []) {
  const { payload, headers } = multipart({ ...AD, ...fields }, files);
  return site.app.inject({
    method: 'POST',
    url: '/api/properties/save',
    headers: { ...headers, ...seller.headers },
    payload,
  });
}

/** A valid black PNG of one bit a pixel: a few kilobytes that would need hundreds of megabytes decoded. */
function hugePng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))), { level: 1 });
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

const photo = (bytes: Buffer, name = 'photo.jpg'): FormFile => ({ field: 'image_url', name, bytes });

describe('posting with bad input', () => {
  it.each([
    ['no title', { title: ' ' }, 'title'],
    ['an endless title', { title: 'x'.repeat(500) }, 'title'],
    ['no price', { price: '' }, 'price'],
    ["the price 'abc'", { price: 'abc' }, 'price'],
    ['a negative price', { price: '-1' }, 'price'],
    ['the price 0', { price: '0' }, 'price'],
    ['a price with a NUL inside', { price: '1\u00002' }, 'price'],
    ['an escape sequence in the title', { title: '\u001b[31mHouse by the sea' }, 'title'],
    ['half a rupee', { price: '0.5' }, 'price'],
    ['a price of 200 arab', { price: '200000000000' }, 'price'],
    ['an unknown type', { property_type: 'Castle' }, 'property_type'],
    ['an unknown area', { area: 'Atlantis' }, 'area'],
    ['an unknown city', { city: 'Lahore' }, 'city'],
    ['99 bedrooms', { bedrooms: '99' }, 'bedrooms'],
    ['parking for seven', { garage: '7' }, 'garage'],
    ['a phone that is none', { cell_no: '12' }, 'cell_no'],
    ['an e-mail that is none', { email: 'nobody' }, 'email'],
    ['a size that is none', { area_sqft: 'big' }, 'area_sqft'],
    ['an endless description', { description: 'x'.repeat(6_000) }, 'description'],
  ] as [string, Record<string, string>, string][])('names the field of %s', async (_, fields, field) => {
    expectRefusal(await save(fields), 400, field);
  });

  it('refuses nine photos', async () => {
    const answer = await save({}, await photoFiles(9));
    expectRefusal(answer, 400, 'image_url');
    expect(answer.json().message).toBe('An ad can have at most 8 photos.');
  });

  it('refuses a text file named .jpg', async () => {
    expectRefusal(await save({}, [photo(Buffer.from('I am a picture, trust me'))]), 400, 'image_url');
  });

  it('refuses a PNG of 14,000 × 14,000 without decoding it', async () => {
    const bytes = hugePng(14_000, 14_000);
    const answer = await save({}, [photo(bytes, 'huge.png')]);
    expectRefusal(answer, 400, 'image_url');
    expect(answer.json().message).toContain('40 megapixels');
  });

  it('refuses a PNG of one column without decoding it, however few pixels it has', async () => {
    const answer = await save({}, [photo(hugePng(1, 16_385), 'column.png')]);
    expectRefusal(answer, 400, 'image_url');
    expect(answer.json().message).toBe('This picture is more than 16,384 pixels wide or high. Choose a smaller one.');
  });

  it('refuses a JPEG that was cut off', async () => {
    const noise = await sharp({
      create: {
        width: 800,
        height: 600,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();
    expectRefusal(await save({}, [photo(noise.subarray(0, noise.length / 2))]), 400, 'image_url');
  });

  it('refuses a script that pretends to be an SVG picture', async () => {
    expectRefusal(await save({}, [photo(Buffer.from('<svg onload="alert(1)"/>'), 'x.svg')]), 400, 'image_url');
  });

  it('refuses a body of 40 MB and a photo of 16 MB', async () => {
    const small = await aJpeg();
    const files = [1, 2, 3].map(() => photo(Buffer.concat([small, Buffer.alloc(13 * 1024 * 1024 + 400_000)])));
    expectRefusal(await save({}, files), 413, 'image_url');
    expectRefusal(await save({}, [photo(Buffer.concat([small, Buffer.alloc(16 * 1024 * 1024)]))]), 413, 'image_url');
  });

  it('refuses a named file of 0 bytes, beside a sound one too, and ignores a file input that was left empty', async () => {
    const nothing = Buffer.alloc(0);
    for (const files of [[photo(nothing)], [...(await photoFiles(1)), photo(nothing)]]) {
      const answer = await save({}, files);
      expectRefusal(answer, 400, 'image_url');
      expect(answer.json().message).toBe('This file is empty. Choose another one.');
    }
    const answer = await save({}, [photo(nothing, ''), ...(await photoFiles(1))]);
    expect([answer.statusCode, answer.json().property.images.length]).toEqual([201, 1]);
  });

  it.each([
    ['/api/auth/signup', 'profile_image'],
    ['/api/auth/profile-image', 'profile_image'],
    ['/api/plans/upgrade', 'screenshot'],
  ])('refuses a named file of 0 bytes at %s', async (url, field) => {
    const { payload, headers } = multipart({}, [{ field, name: 'picture.png', bytes: Buffer.alloc(0) }]);
    const answer = await site.app.inject({
      method: 'POST',
      url,
      headers: { ...headers, ...seller.headers },
      payload,
    });
    expectRefusal(answer, 400, field);
    expect(answer.json().message).toBe('This file is empty. Choose another one.');
  });

  it('refuses a file in an unknown field, a body that is no form, and one that breaks off', async () => {
    expectRefusal(await save({}, [{ field: 'virus', name: 'x.jpg', bytes: await aJpeg() }]), 400, 'virus');
    const { headers } = seller;
    const post = (payload: string, type: string) =>
      site.app.inject({
        method: 'POST',
        url: '/api/properties/save',
        headers: { ...headers, 'content-type': type },
        payload,
      });
    expectRefusal(await post('{"title":"x"}', 'application/json'), 415);
    expectRefusal(
      await post('--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nhalf', 'multipart/form-data; boundary=x'),
      400,
    );
    expectRefusal(await post('', 'multipart/form-data'), [400, 415]);
  });

  it('reads text as text, whatever is in it', async () => {
    const answer = await save({ title: "Robert'); drop table properties;-- خوبصورت گھر" });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().property.title).toBe("Robert'); drop table properties;-- خوبصورت گھر");
  });
});
