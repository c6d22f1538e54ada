import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ZodType, z } from 'zod';
import { Refusal } from '../refusal.ts';
import type { AccessLevel, HttpApp } from './http-app.ts';
import { type FirstResponses, KEY_HEADER } from './idempotency.ts';
import { describeAccess } from './openapi.ts';

/** The part of a contract call that the server needs. */
interface BoundCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly scope?: string;
  readonly params?: ZodType;
  readonly query?: ZodType;
  readonly body?: ZodType;
  readonly idempotency_key?: ZodType;
  readonly requires_key?: true;
  readonly response: ZodType | null;
  readonly status?: number;
}

/** Enough for every public form; more would let strangers cost us time before they are known. */
const MAX_PUBLIC_BODY_BYTES = 16 * 1024;

type Parsed<C, Part extends 'params' | 'query' | 'body'> =
  C extends Record<Part, infer S extends ZodType> ? z.output<S> : undefined;
type Output<C extends BoundCall> = C['response'] extends ZodType ? z.input<C['response']> : unknown;

export interface CallInput<C extends BoundCall, Actor> {
  params: Parsed<C, 'params'>;
  query: Parsed<C, 'query'>;
  body: Parsed<C, 'body'>;
  actor: Actor;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Serves one call of the contract: validates its request and strips its response to the contract's fields. `allow`
 * decides who may make it; `actor` is null for calls open to anyone, whose bodies have a lower limit.
 */
export function bindCall<C extends BoundCall, Actor, A extends AccessLevel>(
  app: HttpApp<Actor>,
  call: C,
  options: { allow: A },
  handle: (input: CallInput<C, A extends 'anyone' ? null : Actor>) => Promise<Output<C>>,
): void {
  const status = call.status ?? (call.response === null ? 204 : 200);
  app.route({
    method: call.method,
    url: call.path,
    schema: { ...buildSchema(call, options), ...(call.response ? { response: { [status]: call.response } } : {}) },
    ...(options.allow === 'anyone' ? { bodyLimit: MAX_PUBLIC_BODY_BYTES } : {}),
    // Runs before the body is read: an unauthenticated client must not make us parse anything.
    onRequest: async (request) => {
      const { allow }: { allow: AccessLevel } = options;
      if (allow !== 'anyone') actors.set(request, await app.authorize(request, allow, call.scope));
      // Before the schema, which could only say that a header is wrong.
      if (call.requires_key && (request.headers[KEY_HEADER] ?? '') === '')
        throw new Refusal('idempotency_key_required');
    },
    ...(call.idempotency_key && app.first_responses ? replayFirst(app.first_responses) : {}),
    handler: async (request, reply) => {
      reply.code(status);
      const { params, query, body } = request;
      // The validator has just ensured the types of the contract; the type system cannot see that.
      const input = { params, query, body, actor: actors.get(request) ?? null, request, reply } as unknown;
      const result = await handle(input as CallInput<C, A extends 'anyone' ? null : Actor>);
      return call.response === null ? reply.send() : result;
    },
  });
}

const actors = new WeakMap<FastifyRequest, unknown>();

function describeKey(key: ZodType, isRequired: boolean): ZodType {
  return z.object({ [KEY_HEADER]: isRequired ? key : key.optional() });
}

// Replays the saved first response when a call is repeated under its key, instead of running it again.
function replayFirst<Actor>(firstResponses: FirstResponses<Actor>) {
  return {
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (await firstResponses.replay(request, reply, actors.get(request) as Actor)) return reply;
    },
    onSend: async (request: FastifyRequest, reply: FastifyReply, result: unknown) => {
      await firstResponses.saveResponse(request, reply, result);
    },
  };
}

function buildSchema(call: BoundCall, { allow }: { allow: AccessLevel }) {
  const [, , area = '', noun = ''] = call.path.split('/');
  return {
    summary: call.summary,
    tags: [area === 'auth' ? area : noun],
    ...describeAccess(allow, call.scope),
    ...(call.response === null ? { 'x-nothing': true } : {}),
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    ...(call.idempotency_key ? { headers: describeKey(call.idempotency_key, call.requires_key === true) } : {}),
  };
}
