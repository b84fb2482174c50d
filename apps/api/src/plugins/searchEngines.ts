import type { Resolver } from 'node:dns/promises';
import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '../durations.ts';

/**
 * How programs of search engines call themselves, and where the names of their addresses end: what Google, Microsoft,
 * Apple and Yandex write about telling their crawlers from who only takes their name.
 */
const ENGINES = [
  { agent: /\bGoogle(?:bot|Other|-InspectionTool)\b/, names: /\.(?:googlebot|google)\.com$/ },
  { agent: /\bbingbot\b/i, names: /\.search\.msn\.com$/ },
  { agent: /\bApplebot\b/, names: /\.applebot\.apple\.com$/ },
  { agent: /\bYandex(?:Bot|Images|Mobile)/, names: /\.yandex\.(?:com|net|ru)$/ },
];

/** Addresses whose answer is kept, for an hour each. */
const MOST_KEPT = 1_000;

/** The three questions to the names of the internet (DNS) that tell a crawler. */
export type Names = Pick<Resolver, 'reverse' | 'resolve4' | 'resolve6'>;

/**
 * Tells crawlers of search engines by their addresses, since everybody can call themselves Googlebot: the name of the
 * address has to be the engine's, and that name has to lead back to the address, as only the engine can make both.
 * @returns whether a request comes from one. Without an answer of the names it does not.
 */
export function searchEngines(names: Names): (request: { ip: string; agent: string }) => Promise<boolean> {
  const known = new LRUCache<string, Promise<boolean>>({ max: MOST_KEPT, ttl: HOUR_MS });

  const isOf = async (address: string, suffix: RegExp): Promise<boolean> => {
    const name = (await names.reverse(address)).find((each) => suffix.test(each));
    if (!name) return false;
    return (await (address.includes(':') ? names.resolve6(name) : names.resolve4(name))).includes(address);
  };

  return async ({ ip, agent }) => {
    const engine = ENGINES.find((each) => each.agent.test(agent));
    if (!engine) return false;
    const address = ip.replace(/^::ffff:(?=\d+\.)/, '');
    const key = `${address} ${engine.names.source}`;
    const kept = known.get(key);
    if (kept) return kept;
    const asked = isOf(address, engine.names).catch(() => false);
    known.set(key, asked);
    return asked;
  };
}
