import { LowData } from '@karachi-estates/design-system/lowData';
import { use, useEffect, useState } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  matchRoutes,
  PrefetchPageLinks,
} from 'react-router-dom';

/** Who only passes a link with the pointer does not want its page. */
const MEANT_AFTER_MS = 100;

const isPlain = ({ origin, target, download }: HTMLAnchorElement) =>
  origin === window.location.origin && target !== '_blank' && !download;

/**
 * Fetches what is behind a link of this site once a pointer or the focus rests on it, except for who wants little data.
 * The router's own `prefetch` would reload the page, with all that was typed into it, where a network that comes and
 * goes loses a script; so the scripts are fetched here first. Where they do not come, the rest is left to the press.
 */
export default function LinkPrefetch() {
  const framework = use(FrameworkContext);
  const router = use(DataRouterContext)?.router;
  const isLow = use(LowData);
  const [page, setPage] = useState<string>();
  useEffect(() => {
    if (!framework || !router || isLow) return;
    const { manifest } = framework;
    let timer: ReturnType<typeof setTimeout>;

    async function fetchAhead(next: string) {
      const matches = matchRoutes(router?.routes ?? [], next, router?.basename) ?? [];
      // A file, the API or the desk: nothing that the router has.
      if (matches.at(-1)?.route.path === '*') return;
      const scripts = matches.flatMap(({ route }) => manifest.routes[route.id]?.module ?? []);
      await Promise.all(scripts.map((script) => import(/* @vite-ignore */ script)));
      setPage(next);
    }

    const aim = ({ target }: Event) => {
      clearTimeout(timer);
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || !isPlain(link) || !navigator.onLine) return;
      timer = setTimeout(() => fetchAhead(link.pathname + link.search).catch(() => undefined), MEANT_AFTER_MS);
    };
    const leave = () => clearTimeout(timer);
    document.addEventListener('pointerover', aim);
    document.addEventListener('focusin', aim);
    document.addEventListener('pointercancel', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', aim);
      document.removeEventListener('focusin', aim);
      document.removeEventListener('pointercancel', leave);
    };
  }, [framework, router, isLow]);
  return page ? <PrefetchPageLinks page={page} /> : null;
}
