import type { Socket } from 'node:net';
import { deserialize, serialize } from 'node:v8';

const LENGTH_BYTES = 4;

/**
 * The first message of a picture worker to a site that has connected. A process that is being ended may still listen
 * for a moment: who connects to it is never greeted.
 */
export const GREETING = 'ready';

/** Sends a message as its length in four bytes and then its content as v8 writes it, buffers included. */
export function sendMessage(socket: Socket, message: unknown): void {
  const content = serialize(message);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(content.length);
  socket.cork();
  socket.write(length);
  socket.write(content);
  socket.uncork();
}

/** Calls `take` with each message that has come in whole. */
export function readMessages<Message>(socket: Socket, take: (message: Message) => void): void {
  let chunks: Buffer[] = [];
  let waiting = 0;
  let needed = LENGTH_BYTES;
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    waiting += chunk.length;
    // A photo comes in hundreds of chunks, which are joined once.
    if (waiting < needed) return;
    let bytes = Buffer.concat(chunks);
    for (;;) {
      needed = LENGTH_BYTES + (bytes.length < LENGTH_BYTES ? 0 : bytes.readUInt32BE());
      if (bytes.length < needed) break;
      take(deserialize(bytes.subarray(LENGTH_BYTES, needed)) as Message);
      bytes = bytes.subarray(needed);
    }
    chunks = [bytes];
    waiting = bytes.length;
  });
}
