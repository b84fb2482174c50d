import { pino } from 'pino';

/** How far causes and parts of an error are followed. */
const MOST_DEPTH = 5;

/** What the database says beside its message: rows and values at fault. */
const VALUES = ['params', 'detail', 'where', 'hint', 'cause', 'errors', 'aggregateErrors', 'stack', 'message'];

const ownMessage = (error: Error): string => {
  // A wrong value stands in the database's own message: only its code says nothing of a person.
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^22[0-9A-Z]{3}$/.test(code)) return `a value that the database refuses (${code})`;
  return error.message.replace(/\nparams:[\s\S]*$/, '');
};

/**
 * What an error and its causes say, without the parameters of a failed query: they are people's data, which neither a
 * log nor the tables of jobs may hold.
 */
export function messageOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return depth === 0 ? `a ${typeof error} was thrown` : '';
  const cause = error.cause instanceof Error && depth < MOST_DEPTH ? `: ${messageOf(error.cause, depth + 1)}` : '';
  return `${ownMessage(error)}${cause}`;
}

/** The lines of a stack below the message, which may have lines of its own. */
function framesOf({ stack = '', message }: Error): string {
  const place = stack.indexOf(message);
  const after = place === -1 ? stack.replace(/^[\s\S]*?(?=\n {4}at )/, '') : stack.slice(place + message.length);
  return after.replace(/^[\s\S]*?(?=\n {4}at )/, '');
}

/** An error as a log line has it, with the errors that it is made of. */
export function loggedError(error: Error, depth = 0): Record<string, unknown> {
  const serialized: Record<string, unknown> = { ...pino.stdSerializers.err(error) };
  const more = Object.entries(serialized).flatMap(([name, value]) => {
    if (VALUES.includes(name)) return [];
    const own: unknown = Reflect.get(error, name);
    return [[name, own instanceof Error ? messageOf(own) : value]];
  });
  const parts: unknown[] = error instanceof AggregateError && depth < MOST_DEPTH ? error.errors : [];
  return {
    ...Object.fromEntries(more),
    message: messageOf(error),
    stack: `${error.name}: ${messageOf(error)}${framesOf(error)}`,
    ...(parts.length > 0
      ? {
          aggregateErrors: parts.map((part) =>
            part instanceof Error ? loggedError(part, depth + 1) : { message: messageOf(part) },
          ),
        }
      : {}),
  };
}
