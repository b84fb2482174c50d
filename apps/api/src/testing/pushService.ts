import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A browser's subscription with the private half of its keys. */
export interface TestBrowser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /**
   * What a push service was given for it, as the browser reads it (RFC 8291, RFC 8188). Throws where it is not for it.
   */
  decrypt: (body: Buffer) => string;
}

/** A browser at an address of a push service. */
export function aBrowser(endpoint: string): TestBrowser {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint,
    keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    decrypt(body) {
      const salt = body.subarray(0, 16);
      const keyEnd = 21 + (body[20] ?? 0);
      const sender = body.subarray(21, keyEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
      const part = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length));
      const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
      decipher.setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString();
    },
  };
}

/** A push service on this machine that keeps what it gets and answers as it is told. */
export async function startPushService() {
  const received: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  let answers: (path: string) => number = () => 201;
  let answerHeaders: Record<string, string> = {};
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
    response.writeHead(answers(path), answerHeaders).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    answerWith: (answer: (path: string) => number, headers: Record<string, string> = {}) => {
      answers = answer;
      answerHeaders = headers;
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
