import { randomUUID } from 'node:crypto';
import * as build from 'virtual:react-router/server-build';
import type { ShownListings } from '@karachi-estates/api/plugins/counting';
import type { Locale } from '@karachi-estates/domain/words/locale';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createRequestHandler, type RequestHandler } from 'react-router';
import { allUrduWords } from '../app/locale/allUrduWords.ts';
import { registerUrdu } from '../app/locale/language.ts';
import { basenames, splitLocale } from '../app/locale/localePath.ts';
import { urdu } from '../app/locale/urdu.ts';
import { type Caller, inProcess } from './api.ts';
import type { PageStylesheets } from './pageStylesheets/pageStylesheets.ts';
import { takeScriptHashes } from './policy.ts';

/** What loaders and the renderer get as `context`. */
export interface SiteContext {
  /** Calls the API without a network, in the visitor's name as far as limits are concerned. */
  api: Caller;
  /** The address people see, without a slash at the end. */
  origin: string;
  /** The language of the page, by its address. */
  locale: Locale;
  /** No photo is shown before it is asked for. */
  lowData: boolean;
  /** Takes errors of loaders and of rendering. */
  log: FastifyBaseLogger;
  /** Marks the inline scripts of this rendering. */
  scriptNonce: string;
  pageStylesheets: PageStylesheets;
}

declare module 'react-router' {
  interface AppLoadContext extends SiteContext {}
}

/** A page, the same for every guest who wants as much data. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Hashes of its inline scripts, for its policy. */
  scriptHashes: string[];
  /** What it shows; undefined where that is not known, or where it is no plain success: it must not be cached then. */
  subjects: string[] | undefined;
  /** The listings of its lists. */
  shown: ShownListings;
  /** The listings whose sellers' contacts are in it, be it in its data only. */
  contacts: readonly number[];
}

export interface PageRequest {
  /** Path and query. */
  url: string;
  origin: string;
  /** Address of the visitor. */
  ip: string;
  /** No photo is shown before it is asked for. */
  lowData?: boolean;
  /** Those that the build has made; without them a page carries all of its styles itself. */
  stylesheets?: PageStylesheets | undefined;
}

registerUrdu({ ...urdu, ...allUrduWords });

const handlerFor = (basename: string) => createRequestHandler({ ...build, basename }, import.meta.env.MODE);
/** The same pages twice: links, redirects and the browser's router all keep to the basename. */
const handlers: Readonly<Record<Locale, RequestHandler>> = {
  en: handlerFor(basenames.en),
  ur: handlerFor(basenames.ur),
};

/**
 * Renders a page of the site. Nothing of the visitor goes in but the address and whether they want little data, so
 * equal addresses give equal pages, two of each, and a cache may stand in front of this function.
 */
export async function renderPage(
  app: FastifyInstance,
  { url, origin, ip, lowData = false, stylesheets = {} }: PageRequest,
): Promise<RenderedPage> {
  const shown = new Set<string>();
  let isCacheable = true;
  const { locale } = splitLocale(url);
  const shownListings: ShownListings[number][] = [];
  const contacts = new Set<number>();
  const api = inProcess(app, ip, {
    locale,
    onSubjects(subjects) {
      isCacheable &&= subjects !== undefined;
      for (const subject of subjects ?? []) shown.add(subject);
    },
    onShown: (each) => shownListings.push(...each),
    onContacts(listings) {
      for (const listing of listings) contacts.add(listing);
    },
  });
  const scriptNonce = randomUUID();
  const response = await handlers[locale](new Request(new URL(url, origin)), {
    api,
    origin,
    locale,
    lowData,
    log: app.log,
    scriptNonce,
    pageStylesheets: stylesheets,
  });
  const { html, scriptHashes } = takeScriptHashes(await response.text(), scriptNonce);
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: html,
    scriptHashes,
    subjects: isCacheable && response.status === 200 ? [...shown] : undefined,
    shown: shownListings,
    contacts: [...contacts],
  };
}
