import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Endpoint } from '@karachi-estates/contracts/endpoint';
import type { FastifyInstance, FastifySchema } from 'fastify';
import type { Deps } from '../deps.ts';
import { sendBody } from './answers.ts';
import { CompressedBody } from './compressedBody.ts';
import { HIDDEN } from './contract.ts';

const DESCRIPTION = [
  'Every error answers `{ message, error, code, fields?, requestId }`: `message` is for people, in English, or in Urdu',
  'where `Accept-Language` prefers it; `code` is its stable name for programs; `fields` names the inputs at fault.',
  'Prices are whole Pakistani rupees, sizes square feet.',
].join(' ');

/** A file is sent as it is, so that its route has no schemas of answers: those that its contract has are described. */
function fileAnswers({ schema: { response } }: Endpoint): Record<string, unknown> {
  const { 200: file, ...failures } = response;
  const { description = 'A file' } = file as { description?: string };
  const content = { '*/*': { schema: { type: 'string', format: 'binary' } } };
  return { 200: { description, content }, ...failures };
}

/** What the validator does not see belongs in the description: multipart fields, and who may call. */
function described(schema: FastifySchema, contract: Endpoint | undefined): FastifySchema {
  if (!contract) return schema;
  const form =
    contract.encoding === 'multipart' ? { body: contract.schema.body, consumes: ['multipart/form-data'] } : {};
  const scheme = contract.access === 'staff' ? 'desk' : 'bearer';
  const answers = schema.response === undefined ? { response: fileAnswers(contract) } : {};
  const access = contract.access === 'public' ? {} : { security: [{ [scheme]: [] }] };
  return { ...schema, ...form, ...answers, ...access };
}

/** OpenAPI 3.1 at `/api/openapi.json`, made of the contracts themselves, and a reference page at `/api/docs`. */
export async function registerOpenApi(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Karachi Estates', version: '1.0.0', description: DESCRIPTION },
      servers: [{ url: deps.settings.siteUrl }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token that login answers' },
          desk: { type: 'apiKey', in: 'cookie', name: '__Host-desk', description: 'The session of the desk' },
        },
      },
    },
    transform: ({ schema, url, route }) => ({ schema: described(schema, route.config?.contract), url }),
  });
  let description: CompressedBody | undefined;
  app.get('/api/openapi.json', HIDDEN, (request, reply) => {
    // Nothing changes it while the process runs.
    description ??= new CompressedBody(JSON.stringify(app.swagger()));
    reply.header('cache-control', 'public, max-age=300').type('application/json; charset=utf-8');
    return sendBody(request, reply, description);
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
}
