import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** The forms of a body, the best first. */
const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** Below this, the headers are most of the answer. */
const WORTH_COMPRESSING = 1_000;
/** Half of what the best quality saves, for a tenth of its time. */
const BROTLI_QUALITY = 5;

const compress = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes),
};

/** A body that is compressed once for each encoding that somebody asks for. */
export class CompressedBody {
  readonly #forms: Partial<Record<Encoding, Buffer>>;
  readonly #digest: string;
  readonly #isWorthCompressing: boolean;
  readonly #isWeak: boolean;

  /**
   * @param meaning what makes two bodies the same, where that is less than all their bytes: a time of reading is not.
   */
  constructor(text: string, meaning?: string) {
    const bytes = Buffer.from(text);
    this.#forms = { identity: bytes };
    this.#isWeak = meaning !== undefined;
    this.#digest = createHash('sha256')
      .update(meaning ?? bytes)
      .digest('base64url')
      .slice(0, 22);
    this.#isWorthCompressing = bytes.length >= WORTH_COMPRESSING;
  }

  /** Bytes that the forms take which are there. */
  get bytes(): number {
    return Object.values(this.#forms).reduce((sum, { length }) => sum + length, 0);
  }

  /** The encoding for a request with this `Accept-Encoding`. */
  encodingFor(accepted: string | undefined): Encoding {
    return (this.#isWorthCompressing && accepted && negotiate(accepted, [...ENCODINGS])) || 'identity';
  }

  /** An entity tag: a strong one, equal for equal bytes only, or a weak one for bodies of equal meaning. */
  etag(encoding: Encoding): string {
    if (this.#isWeak) return `W/"${this.#digest}"`;
    return encoding === 'identity' ? `"${this.#digest}"` : `"${this.#digest}-${encoding}"`;
  }

  /** The bytes in an encoding. */
  async as(encoding: Encoding): Promise<Buffer> {
    const form = this.#forms[encoding];
    if (form) return form;
    const identity = this.#forms.identity ?? (await promisify(gunzip)(this.#forms.gzip ?? Buffer.alloc(0)));
    if (encoding === 'identity') return identity;
    const made = await compress[encoding](identity);
    this.#forms[encoding] = made;
    return made;
  }

  /** Holds a body compressed only, for one that is large and that hardly anybody reads as it is. */
  async dropIdentity(): Promise<this> {
    await this.as('gzip');
    delete this.#forms.identity;
    return this;
  }
}
