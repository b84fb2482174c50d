import { IncomingMessage } from 'node:http';
import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** Whether the request came over the network, and not from the pages' own server. */
export const isFromNetwork = (request: Pick<FastifyRequest, 'raw'>): boolean => request.raw instanceof IncomingMessage;

/** The address by which callers are counted: a household's IPv6 network is one caller. */
export const callerAddress = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip, 64);

/** What tells callers behind one address apart. Not the language: the site says that of its page in what it fetches. */
export const callerAgent = ({ headers }: Pick<FastifyRequest, 'headers'>): string => headers['user-agent'] ?? '';
