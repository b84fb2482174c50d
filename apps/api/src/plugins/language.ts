import { negotiate } from '@fastify/accept-negotiator';
import type { Locale } from '@karachi-estates/domain/words/locale';
import { localeOf } from '@karachi-estates/domain/words/locale';
import { registerWords } from '@karachi-estates/domain/words/registered';
import { say, type Told } from '@karachi-estates/domain/words/sentence';
import { urdu } from '@karachi-estates/domain/words/ur';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The language that the caller wants to be told things in. */
    readonly locale: Locale;
    /** A sentence in the caller's language. */
    say(told: Told): string;
  }
}

/**
 * The language that an `Accept-Language` header prefers; English where it names none of ours. Regions do not count
 * ('ur-PK' is Urdu), and of languages that are wanted alike the first one wins.
 */
export function preferredLocale(header: string | undefined): Locale {
  const languages = (header ?? '').toLowerCase().replace(/-[^,;]*/g, '');
  const order: Locale[] = languages.trimStart().startsWith('ur') ? ['ur', 'en'] : ['en', 'ur'];
  return localeOf(negotiate(languages, order));
}

/** Adds `request.locale` and `request.say`: every answer speaks English or Urdu, as its caller prefers. */
export function registerLanguage(app: FastifyInstance): void {
  registerWords('ur', urdu);
  app.decorateRequest('locale', {
    getter() {
      return preferredLocale(this.headers['accept-language']);
    },
  });
  app.decorateRequest('say', function sayToCaller(told) {
    return say(this.locale, told);
  });
}
