import { type AnswerOf, type Endpoint, type Failure, pathOf } from '@karachi-estates/contracts/endpoint';
import { storedToken } from '../session/storage.ts';
import { type Address, CallFailed, pageLanguage } from './call.ts';

interface UploadArgs<E extends Endpoint> extends Address<E> {
  form: FormData;
  /** The same key makes a retry the same ad. */
  idempotencyKey?: string;
  /** Told how many bytes of the body have left so far. */
  onProgress?: (sent: number, total: number) => void;
  /** Ends it before it is done. */
  signal?: AbortSignal;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Sends a form with files and tells how far it is, which `fetch` cannot.
 * @throws CallFailed; its message is the server's and may be empty, its status is 0 when nothing answered.
 */
export function upload<E extends Endpoint>(endpoint: E, args: UploadArgs<E>): Promise<AnswerOf<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, pathOf(endpoint, args));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', pageLanguage());
    const token = storedToken();
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    if (args.idempotencyKey) request.setRequestHeader('idempotency-key', args.idempotencyKey);
    request.upload.addEventListener('progress', ({ loaded, total }) => args.onProgress?.(loaded, total || 1));
    request.addEventListener('error', () => reject(new CallFailed(0)));
    request.addEventListener('abort', () => reject(new CallFailed(0)));
    request.addEventListener('load', () => {
      const answer = readJson(request.responseText);
      if (request.status >= 200 && request.status < 300 && answer) resolve(answer as AnswerOf<E>);
      else {
        const requestId = request.getResponseHeader('x-request-id') ?? undefined;
        reject(new CallFailed(request.status, answer as Partial<Failure> | undefined, requestId));
      }
    });
    args.signal?.addEventListener('abort', () => request.abort());
    if (args.signal?.aborted) reject(new CallFailed(0));
    else request.send(args.form);
  });
}
