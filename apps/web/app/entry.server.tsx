import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CacheProvider } from '@emotion/react';
import { renderToPipeableStream } from 'react-dom/server';
import { type AppLoadContext, type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router';
import { collectingCache, withCriticalStyles } from './chrome/criticalStyles.ts';
import { ScriptNonce } from './chrome/scriptNonce.ts';
import { isRefusal } from './data/call.ts';
import { localePath } from './locale/localePath.ts';

const TIMEOUT_MS = 10_000;

/**
 * Renders a page to one complete string: it is compressed and cached as a whole, so streaming would only make it
 * larger.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  { locale, log, scriptNonce, pageStylesheets }: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let currentStatus = status;
    const stylesheet = pageStylesheets[localePath(locale, context.staticHandlerContext.matches.at(-1)?.route.id ?? '')];
    const cache = collectingCache(locale, stylesheet);
    const stream = renderToPipeableStream(
      <CacheProvider value={cache}>
        <ScriptNonce value={scriptNonce}>
          <ServerRouter context={context} url={request.url} nonce={scriptNonce} />
        </ScriptNonce>
      </CacheProvider>,
      {
        nonce: scriptNonce,
        // Everything is ready when it is sent, so no boundary needs a script that moves it into place later.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady() {
          clearTimeout(timer);
          headers.set('content-type', 'text/html; charset=utf-8');
          text(stream.pipe(new PassThrough()))
            .then(
              (html) => new Response(withCriticalStyles(html, cache, stylesheet), { status: currentStatus, headers }),
            )
            .then(resolve, reject);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          currentStatus = 500;
          log.error({ err: error }, 'a page could not be rendered');
        },
      },
    );
    const timer = setTimeout(() => stream.abort(new Error('The page took too long to render.')), TIMEOUT_MS);
  });
}

/** Logs errors of loaders. A refusal of the API (4xx), such as a price that is none, is for the visitor alone. */
export const handleError: HandleErrorFunction = (error, { context, request }) => {
  if (!isRefusal(error) && !request.signal.aborted) context.log.error({ err: error }, 'a page could not be read');
};
