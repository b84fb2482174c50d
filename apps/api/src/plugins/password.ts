import { randomBytes } from 'node:crypto';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { COMMON_PASSWORDS, COMMON_WORDS } from './common-passwords.ts';

// The enum is a type only (isolated modules cannot read it): 2 is Argon2id.
const ARGON2ID = 2 as Algorithm;
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** One hash takes 19 MiB and a core for tens of milliseconds: more at once would starve everything else. */
const AT_ONCE = 2;

const limit = pLimit(AT_ONCE);

/** A password as it is stored: argon2id with its own salt, in the PHC string form. */
export function hashPassword(password: string): Promise<string> {
  return limit(() => hash(password.normalize('NFKC'), COST));
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the right one. Without a stored hash (no such account) a decoy is verified, so that the
 * answer takes as long and tells nobody which addresses have an account.
 */
export async function passwordMatches(password: string, stored: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  const against = stored ?? (await decoy);
  const right = await limit(() => verify(against, password.normalize('NFKC')));
  return right && stored !== null && stored !== undefined;
}

const LADDER = 'abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm 1qaz2wsx3edc4rfv5tgb6yhn7ujm';
const LADDERS = [LADDER, [...LADDER].reverse().join('')];

/**
 * One short piece again and again ('aaaaaaaa', '12121212', 'abcabcabc') or one run of keys ('23456789', 'lkjhgfdsa').
 */
function isPattern(text: string): boolean {
  return /^(.{1,4})\1+.{0,3}$/u.test(text) || LADDERS.some((ladder) => ladder.includes(text));
}

/**
 * Whether a password is among the most used ones, also with the usual decorations ('Password1!', 'p@ssw0rd',
 * 'karachi123').
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const letters = plain
    .replace(/[@4]/g, 'a')
    .replace(/0/g, 'o')
    .replace(/[1!]/g, 'i')
    .replace(/3/g, 'e')
    .replace(/[$5]/g, 's');
  const bare = (text: string) => text.replace(/^[^a-z]{1,4}(?=[a-z])|(?<=[a-z])[^a-z]{1,4}$/g, '');
  const words = [letters, plain.replace(/[^a-z0-9]+$/, ''), bare(plain), bare(letters)];
  return isPattern(plain) || COMMON_PASSWORDS.has(plain) || words.some((word) => word !== '' && COMMON_WORDS.has(word));
}
