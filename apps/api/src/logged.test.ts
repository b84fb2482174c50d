import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createLogger } from './deps.ts';
import { messageOf } from './logged.ts';

const SECRET = 'amna.khan@example.com';
/** A failed query as Drizzle throws it, with its parameters in the message, which have a line like one of a stack. */
function failedQuery(changes: Partial<pg.DatabaseError> = {}) {
  const cause = Object.assign(new pg.DatabaseError('duplicate key value', 0, 'error'), {
    code: '23505',
    detail: `Key (email_key)=(${SECRET}) already exists.`,
    where: `COPY accounts, line 1: "${SECRET}"`,
    ...changes,
  });
  return new DrizzleQueryError(
    'insert into accounts values ($1, $2)',
    [`here\n    at home`, `${SECRET}\n    at ${SECRET}`],
    cause,
  );
}

function logged(err: unknown): string {
  const lines: string[] = [];
  createLogger('info', { write: (line: string) => void lines.push(line) }).warn({ err }, 'a job failed');
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

describe('a failed query in the log', () => {
  it.each([
    ['by itself', failedQuery()],
    ['as the cause of another error', new Error('The plan of account 7 could not be ended', { cause: failedQuery() })],
    ['among several', new AggregateError([failedQuery(), new Error('of 8', { cause: failedQuery() })], '2 failed')],
    ['within several within another', new Error('all', { cause: new AggregateError([failedQuery()], 'some') })],
    ['as a part of an error', Object.assign(new Error('no mail'), { reason: failedQuery() })],
    ['of several of several', new AggregateError([new AggregateError([failedQuery()], 'inner')], 'outer')],
  ])('has none of its values: %s', (_name, error) => {
    const line = logged(error);
    expect(line).not.toContain(SECRET);
    expect(line).not.toContain('at home');
    expect(JSON.parse(line).err.stack).toMatch(/\n {4}at .*logged\.test\.ts/);
  });

  it('names the query, what the database says and each part of several', () => {
    const line = JSON.parse(logged(new AggregateError([failedQuery(), new Error('of 8')], '2 plans failed')));
    expect(line.err.message).toBe('2 plans failed');
    expect(line.err.aggregateErrors).toMatchObject([
      { message: expect.stringMatching(/insert into accounts.*\(\$1, \$2\): duplicate key value$/) },
      { message: 'of 8' },
    ]);
  });

  it('has the code alone of a value that the database refuses, whose message has the value', () => {
    const error = failedQuery({ code: '22P02', message: `invalid input syntax for type integer: "${SECRET}"` });
    expect(logged(error)).not.toContain(SECRET);
    expect(messageOf(error)).toContain('22P02');
  });
});
