import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { Settings } from '../settings.ts';

/** What Google vouches for. */
export interface GoogleIdentity {
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
}

/**
 * Reads a credential that Google signed; undefined when it is forged, expired, for another site, or its e-mail is not
 * verified.
 */
export type VerifyGoogle = (credential: string, now: Date) => Promise<GoogleIdentity | undefined>;

const claim = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** Verifies credentials against the issuer's published keys: signature, issuer, audience and expiry. */
export function createGoogleVerifier(google: NonNullable<Settings['google']>): VerifyGoogle {
  const keys = createRemoteJWKSet(new URL(google.jwksUrl));
  // Google writes its issuer with and without the protocol.
  const issuer = [google.issuer, google.issuer.replace(/^https:\/\//, '')];
  return async (credential, now) => {
    try {
      const { payload } = await jwtVerify(credential, keys, {
        issuer,
        audience: google.clientId,
        algorithms: ['RS256', 'ES256'],
        requiredClaims: ['sub', 'email', 'exp', 'iat'],
        clockTolerance: 10,
        currentDate: now,
      });
      const email = claim(payload.email);
      if (payload.email_verified !== true || !payload.sub || !email) return undefined;
      const [first = '', ...rest] = claim(payload.name).split(/\s+/);
      return {
        subject: payload.sub,
        email,
        firstName: claim(payload.given_name) || first || email.split('@', 1)[0] || email,
        lastName: claim(payload.family_name) || rest.join(' '),
      };
    } catch {
      return undefined;
    }
  };
}
