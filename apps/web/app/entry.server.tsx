import { Writable } from 'node:stream';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { styleKey } from './chrome/styleKey.ts';
import { pack, unpackOwn } from './data/pack.ts';
import type { Packed } from './data/packed.ts';
import { noncePlaceholder } from './nonce.ts';
import { cardsOf } from './properties/shownCard.ts';

const patience = 10_000;

const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const startScript = /(<script[^>]* type="module" async="">)([^<]*?)import\("([^"]+)"\);<\/script>/;

/**
 * Calls `g` once what is seen first has been drawn, its largest picture included; after a while where something hangs.
 * Inline, so it must stay tiny.
 */
const whenDrawn = `f=requestAnimationFrame,n=()=>f(()=>f(()=>setTimeout(g))),p=document.querySelector("img[fetchpriority=high]");p&&!p.complete?p.onload=n:n();setTimeout(g,3e3)`;

/**
 * The page can be read before its scripts run, so they do not take the network and the processor from its styles, font and
 * first picture. Each is evaluated when it arrives, in a task of its own; the one that starts the page comes last. Where they
 * cannot be loaded, what was pressed meanwhile does what it does without them.
 */
function withPatientScripts(html: string): string {
  const [script, opening = '', imports = '', entry = ''] = startScript.exec(html) ?? [];
  if (!script || import.meta.env.DEV) return html;
  const names: string[] = [];
  const files: string[] = [];
  for (const [, name = '', file = ''] of imports.matchAll(/import (?:\* as (\w+) from )?"([^"]+)"/g)) {
    names.push(name);
    files.push(file);
  }
  const [, modules = '{}'] = /__reactRouterRouteModules = (\{.*?\});/.exec(imports) ?? [];
  for (const [, file = ''] of html.matchAll(preloads)) if (file !== entry && !files.includes(file)) files.push(file);
  const all = files.map((file) => `import("${file}")`).join();
  const begin = `([${names.join()}])=>{window.__reactRouterRouteModules=${modules};import(e)}`;
  const giveUp = `()=>{earlyPresses.forEach(t=>t.href&&(location=t.href));earlyPresses=0}`;
  // The entry is fetched beside the others and found in the browser's cache once they are there.
  const go = `let d,e="${entry}",g=()=>{d||(d=fetch(e),Promise.all([${all}]).then(${begin},${giveUp}))},`;
  return html.replace(preloads, '').replace(script, () => `${opening}${go}${whenDrawn}</script>`);
}

const context =
  /<script([^>]*)>window\.__reactRouterContext = (\{.*?\});window\.__reactRouterContext\.stream = .*?<\/script>/;
const handOver =
  /<!--\$--><script[^>]*>window\.__reactRouterContext\.streamController\.enqueue\((".*")\);<\/script><!--\$--><script[^>]*>window\.__reactRouterContext\.streamController\.close\(\);<\/script><!--\/\$--><!--\/\$-->/;

/** What the router has set up, without flags that are off (it takes that for granted) and those of its build. */
function withoutUnset({ isSpaMode, future, ...others }: { isSpaMode: boolean; future: Record<string, unknown> }) {
  const set = Object.entries(future).filter(([name, value]) => value && !name.includes('viteEnvironmentApi'));
  return { ...others, ...(isSpaMode ? { isSpaMode } : {}), future: Object.fromEntries(set) };
}

/** What loaders have read, without what the cards of this page say already. */
function withoutShown(values: unknown[], html: string): unknown[] {
  const name = `_${values.indexOf('fallback')}`;
  const places = new Set(values.map((each) => (each as Record<string, unknown> | null)?.[name]));
  const shown = cardsOf(html);
  return values.map((each, place) => (places.has(place) ? pack(unpackOwn(each as Packed), shown) : each));
}

/**
 * The router hands over what loaders have read as a script that sends a string into a stream, and one that ends the stream. All
 * of it is there at once, so it can stand as a value where the stream is made.
 */
function withShortHandOver(html: string): string {
  const [setup, attributes = '', options = ''] = context.exec(html) ?? [];
  const [sending, sent = ''] = handOver.exec(html) ?? [];
  // One line is one value; others would follow where a loader had promised something for later.
  const line = sending ? (JSON.parse(sent) as string) : '';
  if (!setup || !sending || line.indexOf('\n') !== line.length - 1) return html;
  const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  const values = withoutShown(JSON.parse(line), html);
  const kept = literal(withoutUnset(JSON.parse(options))).slice(0, -1);
  const stream = `new Response(JSON.stringify(${literal(values)})+"\\n").body`;
  return html
    .replace(setup, () => `<script${attributes}>__reactRouterContext=${kept},stream:${stream}}</script>`)
    .replace(sending, '');
}

/** Puts the styles that MUI's components asked for into the head, where the browser's cache finds them again. */
function withStyles(html: string, { inserted, key }: EmotionCache): string {
  const styles = Object.entries(inserted).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (styles.length === 0) return html;
  const names = styles.map(([name]) => name).join(' ');
  const css = styles.map(([, rules]) => rules).join('');
  return html.replace(
    '</head>',
    () => `<style data-emotion="${key} ${names}" nonce="${noncePlaceholder}">${css}</style></head>`,
  );
}

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
    const cache = createCache({ key: styleKey });
    // Collects styles instead of writing a tag before each component that has some.
    cache.compat = true;
    const stream = renderToPipeableStream(
      <CacheProvider value={cache}>
        <ServerRouter context={context} url={request.url} nonce={noncePlaceholder} />
      </CacheProvider>,
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
                const html = withShortHandOver(
                  withPatientScripts(withStyles(Buffer.concat(chunks).toString('utf8'), cache)),
                );
                resolve(new Response(html, { status: currentStatus, headers }));
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
