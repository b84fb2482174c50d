import { createStaticHandler, type StaticHandlerContext } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CallFailed } from './call.ts';
import { fallbackOf, nothingRead, valuesOf } from './reading.ts';
import { referenceOf } from './reference.ts';
import { siteSettings } from './settings.ts';

/** What the screen of a page gets whose reading was answered so. */
async function failureOf(error: unknown): Promise<{ status: number; error: unknown }> {
  const loader = () => fallbackOf(() => Promise.reject(error), [siteSettings()]).then((fallback) => ({ fallback }));
  const context = await createStaticHandler([{ id: 'page', path: '/', loader }]).query(
    new Request('http://localhost/'),
  );
  const { statusCode, errors } = context as StaticHandlerContext;
  return { status: statusCode, error: errors?.page };
}

it('of a page that the server could not read tells the request’s id, which the router lets pass', async () => {
  const { status, error } = await failureOf(
    new CallFailed(503, { message: 'Busy', error: 'Busy', requestId: 'abc-123' }),
  );
  expect(status).toBe(503);
  // What is an error of the language loses its words on the way to the screen.
  expect(error).not.toBeInstanceOf(Error);
  expect(referenceOf(error)).toBe('abc-123');
});

it('leaves what was refused, and what nobody expected, as it is', async () => {
  const refused = new CallFailed(404, { message: 'Gone', error: 'Gone' });
  expect((await failureOf(refused)).error).toBe(refused);
  const broken = new TypeError('No roof');
  expect((await failureOf(broken)).error).toBe(broken);
  expect(referenceOf(broken)).toBeUndefined();
});

it('hands what was read to the page by the keys under which hooks look for it', async () => {
  const settings = { siteUrl: 'https://homes.example', contact: { phone: null }, demoData: true };
  const fallback = await fallbackOf(
    () => Promise.resolve({ data: settings, header: () => null }) as never,
    [siteSettings()],
  );
  expect(valuesOf(fallback)).toEqual({ [siteSettings().key]: settings });
  expect(valuesOf(nothingRead)).toEqual({});
  expect(valuesOf(undefined)).toEqual({});
});
