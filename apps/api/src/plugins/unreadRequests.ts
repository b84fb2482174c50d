import type { Socket } from 'node:net';
import type { ConnectionError, FastifyInstance } from 'fastify';

/** A whole page for people, in place of an answer for programs. */
export interface UnreadPage {
  html: string;
  /** Its Content-Security-Policy. */
  policy: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The page for an address or for headers that are too long, by the beginning of the address; undefined where that
     * is not known. Null where no pages are served.
     */
    tooLongPage: ((address: string | undefined) => UnreadPage) | null;
  }
}

interface Answer {
  status: number;
  label: string;
  message: string;
}

const TOO_LONG: Answer = {
  status: 431,
  label: 'Request Header Fields Too Large',
  message: 'Exceeded maximum allowed HTTP header size',
};

const ANSWERS: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: TOO_LONG,
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, label: 'Request Timeout', message: 'Client Timeout' },
};
const UNREADABLE: Answer = { status: 400, label: 'Bad Request', message: 'Client Error' };

/** Who still sends has so long to read the answer: a connection that is cut off while it sends shows none. */
const READ_MS = 2_000;

const answered = new WeakSet<Socket>();

/** The start of the request, where it came in one piece with what the parser gave up at. */
function startOf({ rawPacket }: ConnectionError): string | undefined {
  // A buffer, whatever its type says.
  const packet = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  return /^[A-Z]+ \//.test(packet) ? packet : undefined;
}

/** Whether a person asked for a page; what came in pieces shows neither its address nor what it accepts. */
function pageFor(app: FastifyInstance, start: string | undefined): UnreadPage | undefined {
  if (!app.tooLongPage) return undefined;
  if (start === undefined) return app.tooLongPage(undefined);
  const [, address = ''] = /^(?:GET|HEAD) (\/\S*)/.exec(start) ?? [];
  const accepted = /\r\naccept:([^\r]*)/i.exec(start)?.[1];
  const isForProgram = address === '' || /^\/api(\/|$)/.test(address) || (accepted && !accepted.includes('text/html'));
  return isForProgram ? undefined : app.tooLongPage(address);
}

/**
 * Answers what Node's parser could not read as a request, by its socket: in JSON as Fastify does, and to a person whose
 * address is too long with a page that says what to do.
 */
export function answerUnread(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || answered.has(socket)) return;
  answered.add(socket);
  this.log.trace({ err: error }, 'a request could not be read');
  if (!socket.writable) {
    socket.destroy(error);
    return;
  }
  const { status, label, message } = ANSWERS[error.code] ?? UNREADABLE;
  const page = status === TOO_LONG.status ? pageFor(this, startOf(error)) : undefined;
  const body = page?.html ?? JSON.stringify({ error: label, message, statusCode: status });
  const headers = [
    `HTTP/1.1 ${status} ${label}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Content-Type: ${page ? 'text/html; charset=utf-8' : 'application/json'}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    ...(page ? [`Content-Security-Policy: ${page.policy}`] : []),
    'Connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), READ_MS).unref();
}
