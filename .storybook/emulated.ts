/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser';

/** Lets the browser tell the page of a person's wish, as their device would; without a value it tells its own again. */
export const emulated = (name: 'forced-colors' | 'prefers-reduced-motion', value = '') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });
