import { sendBody } from '@karachi-estates/api/plugins/answers';
import { CompressedBody } from '@karachi-estates/api/plugins/compressedBody';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** XML allows no control characters but the ends of lines. */
export const plain = (text: string) => text.replace(/[^\P{Cc}\n\t]|[\uFFFE\uFFFF]/gu, ' ');

export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Sends an XML document, which is asked for again each time, and not sent again to who has it. */
export function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
  type = 'application/xml',
): Promise<FastifyReply> {
  reply.headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'public, no-cache' });
  return sendBody(request, reply, new CompressedBody(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`));
}
