import { type AnswerOf, type Endpoint, type Failure, pathOf } from '@karachi-estates/contracts/endpoint';
import { storedToken } from '../session/storage.ts';
import { type Address, CallFailed, newRequestId, pageLanguage } from './call.ts';

interface UploadArgs<E extends Endpoint> extends Address<E> {
  form: FormData;
  /** The same key makes a retry the same ad. */
  idempotencyKey?: string;
  /** Told how many bytes of the body have left so far. */
  onProgress?: (sent: number, total: number) => void;
  /** Ends it before it is done. */
  signal?: AbortSignal;
}

/** A line on which nothing moves for so long is dead, although nothing says so: a phone has changed its network. */
export const STALLED_MS = 30_000;
/** What has left may wait in the phone still, and the server looks at every photo. */
export const UNANSWERED_MS = 90_000;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Sends a form with files and tells how far it is, which `fetch` cannot.
 * @throws CallFailed; its message is the server's and may be empty, its status is 0 when nothing answered or the line
 * is dead.
 */
export function upload<E extends Endpoint>(endpoint: E, args: UploadArgs<E>): Promise<AnswerOf<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let limit: ReturnType<typeof setTimeout> | undefined;
    const stopAfter = (ms: number) => {
      clearTimeout(limit);
      limit = setTimeout(() => request.abort(), ms);
    };
    const fail = (failure: CallFailed) => {
      clearTimeout(limit);
      reject(failure);
    };
    request.open(endpoint.method, pathOf(endpoint, args));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', pageLanguage());
    const id = newRequestId();
    if (id) request.setRequestHeader('x-request-id', id);
    const token = storedToken();
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    if (args.idempotencyKey) request.setRequestHeader('idempotency-key', args.idempotencyKey);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      stopAfter(STALLED_MS);
      args.onProgress?.(loaded, total || 1);
    });
    request.upload.addEventListener('load', () => stopAfter(UNANSWERED_MS));
    request.addEventListener('error', () => fail(new CallFailed(0)));
    request.addEventListener('abort', () => fail(new CallFailed(0)));
    request.addEventListener('load', () => {
      clearTimeout(limit);
      const answer = readJson(request.responseText);
      if (request.status >= 200 && request.status < 300 && answer) resolve(answer as AnswerOf<E>);
      else {
        const requestId = request.getResponseHeader('x-request-id') ?? undefined;
        fail(new CallFailed(request.status, answer as Partial<Failure> | undefined, requestId));
      }
    });
    args.signal?.addEventListener('abort', () => request.abort());
    if (args.signal?.aborted) return reject(new CallFailed(0));
    request.send(args.form);
    stopAfter(STALLED_MS);
  });
}
