import swagger from '@fastify/swagger';
import { errorBody } from '@tangent/contract/error-body.ts';
import { ERROR_STATUSES } from '@tangent/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AccessLevel } from './http-app.ts';
import { SharedText } from './send-text.ts';

/** Describes the access to a call, besides its shapes; routes outside the contract use it too. */
export function describeAccess(allow: AccessLevel, scope?: string) {
  const session = { session: [] };
  if (allow === 'anyone') return { security: [] };
  const security = scope === undefined ? [session] : [session, { token: [scope] }];
  return { security, ...(allow === 'staff' ? { 'x-staff': true } : {}) };
}

interface Options {
  title: string;
  public_url: string;
  /** Name of the cookie that holds a session. */
  session_cookie: string;
  webhooks?: readonly WebhookDoc[];
}

/** A message that we send to endpoints of users: its type and the shape of its body. */
export interface WebhookDoc {
  readonly type: string;
  readonly body: z.ZodType;
}

/** Describes every call at /v1/openapi.json, from the same schemas that validate it. Register it before the calls. */
export async function addOpenApi(app: FastifyInstance, options: Options): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: options.title, version: '1', description: 'Errors of all calls have one shape: see Error.' },
      servers: [{ url: options.public_url }],
      components: { securitySchemes: buildSecuritySchemes(options) },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  webhookDocs.set(app, options.webhooks ?? []);
  // Half a megabyte that is the same for everyone, and any stranger may ask for it.
  let text: SharedText | null = null;
  app.get('/v1/openapi.json', { schema: { hide: true } }, (request, reply) => {
    text ??= new SharedText(JSON.stringify(readDescription(app)));
    return text.send(request, reply, 'application/json; charset=utf-8');
  });
}

function buildSecuritySchemes({ session_cookie }: Options) {
  return {
    session: { type: 'apiKey', in: 'cookie', name: session_cookie, description: 'Session of a signed-in browser' },
    token: { type: 'http', scheme: 'bearer', description: 'Access token that a user created; valid for its scopes' },
  } as const;
}

type ResponseDoc = { description: string; content?: object } | { $ref: string };
type Operation = Record<string, unknown> & { operationId?: string; responses?: Record<string, ResponseDoc> };
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, object>;
  webhooks: Record<string, object>;
}

const described = new WeakMap<FastifyInstance, Document>();
const webhookDocs = new WeakMap<FastifyInstance, readonly WebhookDoc[]>();

/** Returns the description of all calls, complete once they are bound. */
export function readDescription(app: FastifyInstance): Document {
  const known = described.get(app);
  if (known) return known;
  const document = structuredClone(app.swagger()) as unknown as Document;
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) completeOperation(operation, method, path);
  }
  document.components.schemas = { ...document.components.schemas, Error: errorSchema() };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  document.webhooks = describeWebhooks(webhookDocs.get(app) ?? []);
  document.components.responses = { Error: { description: 'The error, identified by its name', content } };
  described.set(app, document);
  return document;
}

// Adds the parts the generator cannot know: empty responses, files, and the shape of every error.
function completeOperation(operation: Operation, method: string, path: string): void {
  const { 'x-nothing': isNothing, 'x-file': file, ...rest } = operation;
  const [status = '200', response] = Object.entries(operation.responses ?? {})[0] ?? [];
  const success = { ...response, description: status === '201' ? 'Created' : 'Done' };
  const binary = { [String(file)]: { schema: { type: 'string', format: 'binary' } } };
  const responses = isNothing
    ? { '204': { description: 'Done; no content' } }
    : { [status]: file === undefined ? success : { ...success, content: binary } };
  for (const key of Object.keys(operation)) delete operation[key];
  Object.assign(operation, rest, {
    operationId: buildOperationId(method, path),
    responses: { ...responses, default: { $ref: '#/components/responses/Error' } },
  });
}

// Messages to users' own servers, signed by the scheme of Standard Webhooks.
function describeWebhooks(docs: readonly WebhookDoc[]): Record<string, object> {
  const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  const parameters = headers.map((name) => ({ name, in: 'header', required: true, schema: { type: 'string' } }));
  const responses = { '2XX': { description: 'Taken; any other answer is tried again' } };
  return Object.fromEntries(
    docs.map(({ type, body }) => {
      const { $schema: _dialect, ...schema } = z.toJSONSchema(body) as Record<string, unknown>;
      const requestBody = { required: true, content: { 'application/json': { schema } } };
      return [type, { post: { summary: type, tags: ['webhooks'], parameters, requestBody, responses } }];
    }),
  );
}

function buildOperationId(method: string, path: string): string {
  const words = path.replace(/^\/v1\/(api\/)?/, '').split(/[^a-zA-Z]+/);
  return [method, ...words.filter((word) => word !== '')].join('_');
}

function errorSchema(): object {
  const { $schema: _dialect, properties, ...schema } = z.toJSONSchema(errorBody) as Record<string, unknown>;
  const name = { type: 'string', enum: Object.keys(ERROR_STATUSES), 'x-statuses': ERROR_STATUSES };
  return { ...schema, properties: { ...(properties as object), name } };
}
