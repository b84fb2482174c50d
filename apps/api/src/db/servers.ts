import pg from 'pg';
import { addressesOf } from './addresses.ts';

/** A server that does not say within this time whether it can be written counts as away. */
const LOOK_TIMEOUT_MS = 2_000;
/** SQLSTATE of a connection that could not be made. */
const NO_CONNECTION = '08001';

const away = (message: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { code: NO_CONNECTION });

async function isWritable(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  return rows[0]?.transaction_read_only === 'off';
}

async function writableAt(address: string): Promise<string> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: LOOK_TIMEOUT_MS,
    query_timeout: LOOK_TIMEOUT_MS,
    application_name: 'karachi-estates-look',
  });
  // A server that ends while it is asked; the rejected call tells.
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (await isWritable(client)) return address;
    throw away('The server can only be read.');
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * The address of the server that can be written, of those that an address names. All are asked at once.
 * @throws Error (08001) where none can.
 */
export async function writableAddress(url: string): Promise<string> {
  const addresses = addressesOf(url);
  if (addresses.length === 1) return url;
  return Promise.any(addresses.map(writableAt)).catch(() => {
    throw away('None of the database servers can be written.');
  });
}

type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/** The server that can be written now; connections that begin at the same time ask together. */
function lookingFor(url: string): () => Promise<string> {
  let looking: Promise<string> | undefined;
  return () => {
    const found = looking ?? writableAddress(url);
    looking = found;
    const isOver = () => {
      looking = undefined;
    };
    found.then(isOver, isOver);
    return found;
  };
}

/**
 * The driver's client for an address. Where that names several servers, each connection goes to the one that can be
 * written: when the primary dies and another one is promoted, the next connection finds it.
 */
export function clientFor(url: string): typeof pg.Client {
  if (addressesOf(url).length === 1) return pg.Client;
  const writable = lookingFor(url);
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: addressesOf(url)[0] });
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<pg.Client> | undefined {
      const connecting = this.#connectToWritable();
      if (!callback) return connecting;
      const tell = callback as (error: Error | null, client?: pg.Client) => void;
      connecting.then((client) => tell(null, client), tell);
      return undefined;
    }

    async #connectToWritable(): Promise<pg.Client> {
      const { hostname, port } = new URL(await writable());
      // Until it connects the driver reads these; it has no other way to choose a server late.
      Object.assign(this, { host: hostname.replace(/^\[(.+)\]$/, '$1'), port: Number(port || 5432) });
      await super.connect();
      return this;
    }
  };
}
