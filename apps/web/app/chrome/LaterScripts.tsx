import { Children, isValidElement, type ReactElement, type ReactNode, use } from 'react';
import { Scripts } from 'react-router-dom';
import type { Fonts } from '../locale/language.ts';
import { ScriptNonce } from './scriptNonce.ts';

/** A type that browsers do not run. */
const LATER = 'text/later';

/**
 * Runs in the browser, as text. Once what is seen first has been drawn, its largest picture included, or after a while
 * where something hangs: loads the files, each of them evaluated in a task of its own, and starts the page last. Where
 * one of them does not come, what was pressed meanwhile does what it does without scripts, and all are asked for again
 * every five seconds: pauses that grow, as those of later code do, would cost each page some seventy bytes.
 */
const starter = `(files,entry)=>{
let done,
start=()=>{done||(done=1,window.laterFonts?.(),load())},
load=()=>Promise.all([fetch(entry).then(a=>a.ok||Promise.reject()),...files.map(f=>import(f))]).then(run,()=>{
earlyPresses&&earlyPresses.forEach(t=>t.href&&(location=t.href));earlyPresses=0;setTimeout(load,5e3)}),
run=()=>{let later=document.querySelector("script[type='${LATER}']"),s=document.createElement("script");
s.type="module";s.text=later.text;later.after(s)},
frame=requestAnimationFrame,
drawn=()=>frame(()=>frame(()=>setTimeout(start))),
picture=document.querySelector("img[fetchpriority=high]");
picture&&!picture.complete?picture.onload=drawn:drawn();
setTimeout(start,3e3)}`.replaceAll('\n', '');

/**
 * Runs in the browser, as text: fetches fonts, and turns their stylesheet on once all of them are there, so that the
 * page is laid out once: a page in Urdu takes a phone a fifth of a second.
 */
const fontsStarter = `var laterFonts=()=>Promise.all(FILES.map(href=>new Promise(onload=>document.head.append(
Object.assign(document.createElement("link"),{rel:"preload",as:"font",crossOrigin:"",href,onload,onerror:onload})))))
.then(()=>document.querySelector("[data-later-fonts]").media="all")`.replaceAll('\n', '');

/**
 * Fonts that come after the first picture, when the starter of {@link LaterScripts} calls. In development it does not
 * run, and neither does it without scripts: both have the fonts at once.
 */
export function LaterFonts({ stylesheet, files }: Fonts) {
  const nonce = use(ScriptNonce);
  if (import.meta.env.DEV) return <link rel="stylesheet" href={stylesheet} />;
  return (
    <>
      <link rel="stylesheet" href={stylesheet} media="not all" data-later-fonts="" suppressHydrationWarning />
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: fontsStarter.replace('FILES', JSON.stringify(files)) }}
      />
      <noscript>
        <link rel="stylesheet" href={stylesheet} />
      </noscript>
    </>
  );
}

type Script = ReactElement<{ type?: string; href?: string; dangerouslySetInnerHTML?: { __html: string } }>;

const elementsOf = (node: ReactNode): Script[] =>
  Children.toArray(node).flatMap((each) => {
    if (!isValidElement<{ children?: ReactNode }>(each)) return [];
    return typeof each.type === 'string' ? [each as Script] : elementsOf(each.props.children);
  });

/**
 * React Router's own scripts, begun once the first picture is drawn: the page can be read before, so they do not take
 * the network and the processor from its styles, font and picture. Its preload links become the list of files that the
 * starter loads; its module script is there, but browsers run it only when the starter says so. The router's data and
 * its stream stay as they are.
 */
export function LaterScripts() {
  const nonce = use(ScriptNonce);
  const elements = elementsOf(Scripts({ nonce }));
  const files = elements.flatMap(({ type, props }) => (type === 'link' && props.href ? [props.href] : []));
  const inline = elements.filter(({ type }) => type === 'script');
  const [context, main] = [
    inline.find(({ props }) => !props.type),
    inline.find(({ props }) => props.type === 'module'),
  ];
  if (!context || !main) return null;
  const source = main.props.dangerouslySetInnerHTML?.__html ?? '';
  // The module script imports it last; till then it is only fetched.
  const entry = files.find((file) => source.includes(`import("${file}")`));
  const others = files.filter((file) => file !== entry);
  return (
    <>
      {context}
      <script type={LATER} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: source }} />
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: `(${starter})(${JSON.stringify(others)},${JSON.stringify(entry)})` }}
      />
    </>
  );
}
