import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { noncePlaceholder } from './nonce.ts';

const patience = 10_000;

/**
 * Renders a page to one complete string: it is compressed and cached as a whole, so streaming it would only make it larger.
 * Where the nonce belongs stands a placeholder; whoever sends the page puts the real one in.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let currentStatus = status;
    const stream = renderToPipeableStream(
      <ServerRouter context={context} url={request.url} nonce={noncePlaceholder} />,
      {
        nonce: noncePlaceholder,
        // Everything is ready when it is sent, so no boundary needs a script that moves it into place later.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          const chunks: Buffer[] = [];
          stream.pipe(
            new Writable({
              write(chunk: Buffer, _encoding, done) {
                chunks.push(chunk);
                done();
              },
              final(done) {
                clearTimeout(timer);
                headers.set('content-type', 'text/html; charset=utf-8');
                resolve(new Response(Buffer.concat(chunks).toString('utf8'), { status: currentStatus, headers }));
                done();
              },
            }),
          );
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          currentStatus = 500;
          console.error(error);
        },
      },
    );
    const timer = setTimeout(() => stream.abort(new Error('The page took too long to render.')), patience);
  });
}
