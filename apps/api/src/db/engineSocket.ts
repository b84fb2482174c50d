import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

/** Front-end messages after which PostgreSQL answers: Sync, Query, Flush, CopyDone, CopyFail. */
const ASKS = new Set([0x53, 0x51, 0x48, 0x63, 0x66]);
const TERMINATE = 0x58;

/** AuthenticationOk and ReadyForQuery: the engine asks nobody for a password. */
const WELCOME = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]);

/**
 * A socket to the embedded engine, for node-postgres' `stream` setting. Messages go to the engine in whole rounds (up
 * to Sync), as they do over a network: given one by one, a failed statement is answered several times and the client
 * drops the connection.
 */
export class EngineSocket extends Duplex {
  readonly #engine: PGlite;
  #pending: Buffer = Buffer.alloc(0);
  #started = false;

  constructor(engine: PGlite) {
    super();
    this.#engine = engine;
  }

  connect(): this {
    void this.#engine.waitReady.then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    if (!this.#started) {
      this.#started = true;
      this.push(WELCOME);
      done();
      return;
    }
    this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    const round = this.#takeRound();
    if (!round) {
      done();
      return;
    }
    // The engine's call that gives the answer as a whole also keeps every message of it for good.
    const answer: Buffer[] = [];
    const onRawData = (bytes: Uint8Array) => {
      answer.push(Buffer.from(bytes));
    };
    this.#engine.execProtocolRawStream(round, { onRawData }).then(
      () => {
        for (const part of answer) this.push(part);
        // The engine answers within this turn of the event loop. The next statement has to wait for another turn, or a
        // long job keeps everybody else waiting to its end.
        setImmediate(done);
      },
      (error: Error) => done(error),
    );
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  /** The complete messages up to the last one that asks for an answer. */
  #takeRound(): Buffer | undefined {
    const buffer = this.#pending;
    let at = 0;
    let end = 0;
    while (at + 5 <= buffer.length) {
      const type = buffer[at];
      const next = at + 1 + buffer.readUInt32BE(at + 1);
      if (next > buffer.length) break;
      if (type === TERMINATE) {
        this.#pending = Buffer.alloc(0);
        this.push(null);
        return undefined;
      }
      at = next;
      if (type !== undefined && ASKS.has(type)) end = at;
    }
    if (end === 0) return undefined;
    this.#pending = buffer.subarray(end);
    return buffer.subarray(0, end);
  }
}
