import type { ErrorBody } from '@tangent/contract/error-body.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { findDiskFailure } from '../disk/disk-error.ts';
import { Refusal, type RefusalIssue } from '../refusal.ts';
import { findDatabaseError, isDatabaseUnavailable } from '../sql/database-error.ts';
import { logRefusal } from './request-log.ts';

/** Turns any thrown error into the one error envelope. Unexpected errors are logged, and their details are not sent. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error);
  if (refusal.status >= 500) request.log.error({ err: error }, refusal.code);
  logRefusal(refusal, request);
  const { retry_after_seconds } = refusal.details;
  if (retry_after_seconds !== undefined) reply.header('retry-after', retry_after_seconds);
  setErrorHeaders(refusal, request, reply);
  return reply
    .code(refusal.status)
    .type('application/json')
    .send(JSON.stringify(buildErrorBody(refusal, request)));
}

// The header that clients with a token expect (RFC 6750, 3).
function setErrorHeaders({ code }: Refusal, { headers }: FastifyRequest, reply: FastifyReply): void {
  if (!/^bearer\b/i.test(headers.authorization ?? '')) return;
  if (code === 'unauthenticated') reply.header('www-authenticate', 'Bearer error="invalid_token"');
  if (code === 'missing_scope') reply.header('www-authenticate', 'Bearer error="insufficient_scope"');
}

export function buildErrorBody(refusal: Refusal, { id: requestId, server }: FastifyRequest): ErrorBody {
  const fields = refusal.issues.map(({ path, code, params }) => [path, { code, ...(params ? { params } : {}) }]);
  return {
    name: refusal.code,
    message: server.describeError?.(refusal) ?? toSentence(refusal.code),
    ...(fields.length > 0 ? { errors: Object.fromEntries(fields) } : {}),
    ...(refusal.status >= 500 ? { request_id: requestId } : {}),
    ...refusal.details,
  };
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return toShapeRefusal(error);
  if (isDatabaseUnavailable(error) || wasAbandoned(error))
    return new Refusal('unavailable', [], { retry_after_seconds: 5 });
  const failure = findDiskFailure(error);
  if (failure === 'full') return new Refusal('storage_full', [], { retry_after_seconds: 60 });
  if (failure === 'broken') return new Refusal('unavailable', [], { retry_after_seconds: 60 });
  return toStatusRefusal(error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500);
}

type ShapeError = Parameters<typeof hasZodFastifySchemaValidationErrors>[0] & {
  validationContext?: string | undefined;
  validation: readonly { instancePath: string; keyword: string; params: Record<string, unknown> }[];
};

function toShapeRefusal(error: unknown): Refusal {
  const { validation, validationContext } = error as ShapeError;
  // An impossible identifier counts as not found.
  if (validationContext === 'params') return new Refusal('not_found');
  if (validationContext === 'headers') return new Refusal('malformed_request');
  return new Refusal('invalid_input', validation.map(toIssue));
}

function toIssue({ instancePath, keyword, params }: ShapeError['validation'][number]): RefusalIssue {
  const path = instancePath.replace(/^\//, '').replaceAll('/', '.');
  return { path, ...toProblem(keyword, params) };
}

// Translates the schema library's finding into an issue of our own rules; all others count as a wrong type.
function toProblem(keyword: string, { origin, maximum, minimum }: Record<string, unknown>): Omit<RefusalIssue, 'path'> {
  if (keyword === 'invalid_value') return { code: 'invalid_choice' };
  if (keyword === 'too_big' && origin === 'string') return { code: 'max_length', params: { max: Number(maximum) } };
  if (keyword === 'too_big' && origin === 'array') return { code: 'max_count', params: { max: Number(maximum) } };
  if (keyword === 'too_small' && origin === 'string') return { code: 'min_length', params: { min: Number(minimum) } };
  return { code: 'invalid_type' };
}

// A statement that took too long, or one that lost a deadlock several times: the same request may succeed later.
function wasAbandoned(error: unknown): boolean {
  return ['57014', '40P01', '40001'].includes(findDatabaseError(error)?.code ?? '');
}

function toStatusRefusal(status: number): Refusal {
  if (status === 413) return new Refusal('payload_too_large');
  if (status === 415) return new Refusal('unsupported_media_type');
  if (status === 404) return new Refusal('not_found');
  return new Refusal(status >= 400 && status < 500 ? 'malformed_request' : 'internal_error');
}

// For the few names that have no text of their own.
function toSentence(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
}
