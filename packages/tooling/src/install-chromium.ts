// Makes sure, before the browser tests, that there is a browser: `pnpm test chromium`.
import { ensureChromium } from './chromium.ts';

console.log(ensureChromium());
