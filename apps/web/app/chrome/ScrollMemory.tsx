import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';

const ENTRY = 'react-router-scroll-positions';

/** Puts the page where it was before anything is drawn. Inline, so it must stay tiny and must not throw. */
const beforeHydration = `try{var h=history;if(!h.state||!h.state.key)h.replaceState({key:Math.random().toString(32).slice(2)},"");var y=JSON.parse(sessionStorage.getItem('${ENTRY}')||"{}")[h.state.key];if(y>0)scrollTo(0,y)}catch(e){}`;

/** The router's ScrollRestoration with a shorter inline script: every page carries it. */
export function ScrollMemory({ nonce }: { nonce: string }) {
  useScrollRestoration({ storageKey: ENTRY });
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: beforeHydration }} />;
}
