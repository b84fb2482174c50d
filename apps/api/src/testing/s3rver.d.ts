/** The part of the local S3 server that the tests use; the package brings no types. */
declare module 's3rver' {
  import type { IncomingHttpHeaders, Server } from 'node:http';

  /** A request as the server's own parts see it, and its answer. */
  export interface Asked {
    method: string;
    path: string;
    query: Record<string, string>;
    headers: IncomingHttpHeaders;
    status: number;
    body: string;
    /** Content type of the answer. */
    type: string;
  }

  export type Middleware = (context: Asked, next: () => Promise<void>) => Promise<void>;

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    httpServer?: Server;
    /** What each request goes through, in this order. */
    middleware: Middleware[];
    run(): Promise<{ address: string; port: number }>;
    close(): Promise<void>;
  }
}
