import { isIPv6 } from 'node:net';
import type { Locale } from '@karachi-estates/domain/words/locale';
import Bowser from 'bowser';

/** Where a request comes from, as far as it is kept with a session or a log line. */
export interface Visitor {
  /** The network address; used for limits, never kept. */
  address: string;
  userAgent: string | undefined;
  /** The language in which it is made; a new account keeps it. */
  locale?: Locale;
}

const LONGEST = 400;

/** 'Chrome on Android', 'Safari on iOS'; empty where the browser does not say what it is. */
export function deviceOf(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, LONGEST));
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, 60);
}

/** Which kind of address it is; one of IPv4 that is written as IPv6 is IPv4. */
export function addressFamily(address: string): 'IPv4' | 'IPv6' {
  return isIPv6(address) && !address.startsWith('::ffff:') ? 'IPv6' : 'IPv4';
}

/** An IPv6 customer has a whole /64, so addresses of one network count as one. */
export function networkOf(address: string): string {
  if (address.startsWith('::ffff:')) return address.slice(7);
  if (!address.includes(':')) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return (address.includes('::') ? [...left, ...zeros, ...right] : left).slice(0, 4).join(':');
}
