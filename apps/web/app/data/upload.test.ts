import { saveProperty, updateProperty } from '@karachi-estates/contracts/ownProperties';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { STALLED_MS, UNANSWERED_MS, upload } from './upload.ts';

/** A request as the browser would make it; the test plays the other side. */
class PlayedRequest extends EventTarget {
  static latest: PlayedRequest;
  upload = new EventTarget();
  headers: Record<string, string> = {};
  address = '';
  sent: unknown;
  status = 0;
  responseText = '';

  constructor() {
    super();
    PlayedRequest.latest = this;
  }

  open(method: string, path: string) {
    this.address = `${method} ${path}`;
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  getResponseHeader(name: string) {
    return name === 'x-request-id' ? 'the-request' : null;
  }

  send(body: unknown) {
    this.sent = body;
  }

  abort() {
    this.dispatchEvent(new Event('abort'));
  }

  answer(status: number, text: string) {
    this.status = status;
    this.responseText = text;
    this.dispatchEvent(new Event('load'));
  }

  leave(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', PlayedRequest);
  vi.stubGlobal('window', { localStorage: { getItem: (name: string) => (name === 'authToken' ? 'a-token' : null) } });
  return () => vi.unstubAllGlobals();
});

describe('sending a form with files', () => {
  it('goes to the contract’s address with the session, the key and the form, and gives the answer', async () => {
    const form = new FormData();
    const answer = upload(saveProperty, { form, idempotencyKey: 'key-of-this-ad' });
    const request = PlayedRequest.latest;
    expect([request.address, request.sent]).toEqual(['POST /api/properties/save', form]);
    expect(request.headers).toMatchObject({ authorization: 'Bearer a-token', 'idempotency-key': 'key-of-this-ad' });
    // One id leads from the page through every log of the server.
    expect(request.headers['x-request-id']).toMatch(/^[\da-f-]{13}$/);
    request.answer(201, '{"message":"Ad posted successfully!"}');
    expect(await answer).toEqual({ message: 'Ad posted successfully!' });
  });

  it('tells how far it is', async () => {
    const steps: number[][] = [];
    const answer = upload(updateProperty, {
      params: { property_id: '7' },
      form: new FormData(),
      onProgress: (...step) => steps.push(step),
    });
    PlayedRequest.latest.leave(10, 40);
    PlayedRequest.latest.leave(40, 40);
    expect(steps).toEqual([
      [10, 40],
      [40, 40],
    ]);
    PlayedRequest.latest.answer(200, '{}');
    await answer;
  });

  it('fails with the server’s words and fields', async () => {
    const answer = upload(saveProperty, { form: new FormData() });
    PlayedRequest.latest.answer(400, '{"message":"No.","error":"No.","fields":{"title":"Too short."}}');
    await expect(answer).rejects.toMatchObject({ status: 400, message: 'No.', fields: { title: 'Too short.' } });
  });

  it.each([
    [502, '<html>Bad gateway</html>'],
    [200, 'cut off'],
  ])('fails without words when %s comes with what is no answer', async (status, text) => {
    const answer = upload(saveProperty, { form: new FormData() });
    PlayedRequest.latest.answer(status, text);
    await expect(answer).rejects.toMatchObject({
      status,
      message: '',
      isReadable: false,
      requestId: 'the-request',
    });
  });

  it('gives up where nothing moves any more, and where what has left is not answered', async () => {
    vi.useFakeTimers();
    const stalled = upload(saveProperty, { form: new FormData() }).catch(({ status }) => status);
    vi.advanceTimersByTime(STALLED_MS - 1);
    PlayedRequest.latest.leave(10, 40);
    vi.advanceTimersByTime(STALLED_MS - 1);
    const stopped = vi.spyOn(PlayedRequest.latest, 'abort');
    expect(stopped).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(await stalled).toBe(0);

    const unanswered = upload(saveProperty, { form: new FormData() }).catch(({ status }) => status);
    PlayedRequest.latest.upload.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(UNANSWERED_MS - 1);
    const gaveUp = vi.spyOn(PlayedRequest.latest, 'abort');
    expect(gaveUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(await unanswered).toBe(0);

    void upload(saveProperty, { form: new FormData() });
    const answered = vi.spyOn(PlayedRequest.latest, 'abort');
    PlayedRequest.latest.answer(201, '{}');
    vi.advanceTimersByTime(UNANSWERED_MS);
    expect(answered).not.toHaveBeenCalled();
    vi.useRealTimers();
  });

  it('fails with status 0 when nothing answers and when it is stopped', async () => {
    const lost = upload(saveProperty, { form: new FormData() });
    PlayedRequest.latest.dispatchEvent(new Event('error'));
    await expect(lost).rejects.toMatchObject({ status: 0 });

    const control = new AbortController();
    const stopped = upload(saveProperty, { form: new FormData(), signal: control.signal });
    control.abort();
    await expect(stopped).rejects.toMatchObject({ status: 0 });

    const late = upload(saveProperty, { form: new FormData(), signal: control.signal });
    expect(PlayedRequest.latest.sent).toBeUndefined();
    await expect(late).rejects.toMatchObject({ status: 0 });
  });
});
