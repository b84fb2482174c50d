import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { migrationsFolder } from './assets.ts';

/**
 * During a deployment two releases use one database. A migration therefore either adds (expand), so that the release
 * before it still works, or takes away what no release in use needs any more (contract). The second kind comes at least
 * one release after the code stopped using it, stands alone, and says so in its first line.
 */
const FIRST_UNDER_THE_RULE = 35;
const CONTRACT = /^-- contract: nothing since \S+ uses .+/;

/** What breaks a release that does not know of it. */
const TAKES_AWAY = [
  /^drop\s+(table|view|type|schema|sequence|function)\b/i,
  /^truncate\b/i,
  /\bdrop\s+column\b/i,
  /\brename\s+(to|column|constraint)?\b/i,
  /\bset\s+schema\b/i,
  /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i,
  /\balter\s+column\s+\S+\s+(set\s+not\s+null|drop\s+default)\b/i,
  /\badd\s+column\b(?!.*\bdefault\b)(?!.*\bgenerated\b).*\bnot\s+null\b/is,
];

const statementsOf = (text: string) =>
  text
    .split('--> statement-breakpoint')
    .flatMap((part) => part.replace(/^\s*--.*$/gm, '').trim() || [])
    .map((statement) => statement.trim());

const MOVED = /^alter\s+table\s+"?(\w+)"?\s+set\s+schema\b/i;
const MADE = /^create\s+table\s+"?(\w+)"?/i;

/** A table that goes elsewhere takes nothing away where the same transaction gives its name to another. */
function isReplaced(statement: string, statements: readonly string[]): boolean {
  const moved = MOVED.exec(statement)?.[1];
  return moved !== undefined && statements.some((each) => MADE.exec(each)?.[1] === moved);
}

const takesAway = (statement: string, statements: readonly string[]) =>
  TAKES_AWAY.some((pattern) => pattern.test(statement)) && !isReplaced(statement, statements);

/** What is wrong with a migration, if anything. */
function faultOf(text: string): string | undefined {
  const statements = statementsOf(text);
  const destructive = statements.filter((statement) => takesAway(statement, statements));
  const isContract = CONTRACT.test(text);
  if (destructive.length > 0 && !isContract) return `takes away in one step with the code: ${destructive[0]}`;
  if (isContract && destructive.length < statements.length) return 'adds and takes away in one step';
  return undefined;
}

describe('migrations', () => {
  it.each([
    'DROP TABLE "leads";',
    'ALTER TABLE "leads" DROP COLUMN "phone";',
    'ALTER TABLE "leads" RENAME COLUMN "phone" TO "number";',
    'ALTER TABLE "leads" RENAME TO "requests";',
    'ALTER TABLE "leads" SET SCHEMA "old";',
    'ALTER TABLE "leads" ALTER COLUMN "phone" SET DATA TYPE integer;',
    'ALTER TABLE "leads" ALTER COLUMN "phone" SET NOT NULL;',
    'ALTER TABLE "leads" ADD COLUMN "source" text NOT NULL;',
  ])('of one step with the code must not take away: %s', (statement) => {
    expect(faultOf(statement)).toContain('takes away in one step with the code');
    const contract = `-- contract: nothing since 1.4 uses leads.phone\n${statement}`;
    expect(faultOf(contract)).toBeUndefined();
    expect(faultOf(`${contract}\n--> statement-breakpoint\nCREATE TABLE "more" ("id" integer);`)).toContain('adds and');
  });

  it.each([
    'CREATE TABLE "more" ("id" integer NOT NULL);',
    'ALTER TABLE "leads" ADD COLUMN "source" text;',
    'ALTER TABLE "leads" ADD COLUMN "seen" boolean DEFAULT false NOT NULL;',
    'CREATE INDEX "leads_source" ON "leads" ("source");',
    'ALTER TABLE "leads" SET SCHEMA "old";--> statement-breakpoint\nCREATE TABLE "leads" (LIKE "old"."leads");',
    '-- Once we drop table leads.\nALTER TABLE "leads" ALTER COLUMN "phone" DROP NOT NULL;',
  ])('may add at any time: %s', (statement) => {
    expect(faultOf(statement)).toBeUndefined();
  });

  it('add or take away, never both, and never take away what the release before still uses', async () => {
    const names = (await readdir(migrationsFolder)).filter((name) => /^\d{4}_.+\.sql$/.test(name));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names.filter((each) => Number(each.slice(0, 4)) >= FIRST_UNDER_THE_RULE)) {
      expect(faultOf(await readFile(new URL(name, migrationsFolder), 'utf8')), name).toBeUndefined();
    }
  });
});
