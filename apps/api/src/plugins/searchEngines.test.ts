import { describe, expect, it } from 'vitest';
import { type Names, searchEngines } from './searchEngines.ts';

const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** Names of the internet as a test writes them. @returns also how often they were asked for an address's name. */
function namesOf(given: { reverse: Record<string, string[]>; addresses: Record<string, string[]> }) {
  const asked: string[] = [];
  const answer = (table: Record<string, string[]>, key: string) => {
    const found = table[key];
    return found ? Promise.resolve(found) : Promise.reject(new Error(`ENOTFOUND ${key}`));
  };
  const addresses = ((name: string) => answer(given.addresses, name)) as Names['resolve4'] & Names['resolve6'];
  const names: Names = {
    reverse: (ip) => {
      asked.push(ip);
      return answer(given.reverse, ip);
    },
    resolve4: addresses,
    resolve6: addresses,
  };
  return { asked, isEngine: searchEngines(names) };
}

const google = () =>
  namesOf({
    reverse: {
      '192.0.2.1': ['crawl-192-0-2-1.googlebot.com'],
      '192.0.2.2': ['crawl-192-0-2-1.googlebot.com'],
      '192.0.2.3': ['googlebot.com.example.net'],
      '192.0.2.4': ['host.example.net'],
      '2001:db8::1': ['crawl-2001-db8--1.googlebot.com'],
    },
    addresses: {
      'crawl-192-0-2-1.googlebot.com': ['192.0.2.1'],
      'crawl-2001-db8--1.googlebot.com': ['2001:db8::1'],
      'googlebot.com.example.net': ['192.0.2.3'],
    },
  });

describe('who is a search engine', () => {
  it('has an address whose name is the engine’s and leads back to it', async () => {
    const { isEngine } = google();
    for (const ip of ['192.0.2.1', '::ffff:192.0.2.1', '2001:db8::1'])
      expect(await isEngine({ ip, agent: GOOGLEBOT }), ip).toBe(true);
  });

  it('is nobody who only takes its name, whatever name their address has', async () => {
    const { isEngine } = google();
    for (const ip of ['192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.99'])
      expect(await isEngine({ ip, agent: GOOGLEBOT }), ip).toBe(false);
    expect(await isEngine({ ip: '192.0.2.1', agent: 'bingbot/2.0' })).toBe(false);
  });

  it('is asked for once an address, and not at all for a browser', async () => {
    const { asked, isEngine } = google();
    expect(await isEngine({ ip: '192.0.2.1', agent: 'Mozilla/5.0 Chrome/150' })).toBe(false);
    await Promise.all([1, 2, 3].map(() => isEngine({ ip: '192.0.2.1', agent: GOOGLEBOT })));
    await isEngine({ ip: '192.0.2.4', agent: GOOGLEBOT });
    await isEngine({ ip: '192.0.2.4', agent: GOOGLEBOT });
    expect(asked).toEqual(['192.0.2.1', '192.0.2.4']);
  });
});
