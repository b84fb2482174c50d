import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/*
 * What the desk finds people by who wrote without an account. An index holds each of these, so a search has to say it
 * to the letter.
 */

const digitsOf = (phone: SQLWrapper): SQL => sql`regexp_replace(${phone}, '[^0-9]', '', 'g')`;

/**
 * The words of a name and an address, and a phone number without the signs that lead to Pakistan. An address is taken
 * apart, since PostgreSQL would keep it as one word.
 */
export const whoWords = (name: SQLWrapper, email: SQLWrapper, phone: SQLWrapper): SQL =>
  sql`to_tsvector('simple'::regconfig, translate(${name} || ' ' || ${email}, '@._+-/', '      ') || ' '
    || regexp_replace(${digitsOf(phone)}, '^0*(92(?=[0-9]{10}$))?', ''))`;

/** The digits of a phone number from its end: people are found by the last ones, too. */
export const phoneBackwards = (phone: SQLWrapper): SQL => sql`reverse(${digitsOf(phone)})`;
