import type { ApiScope } from '@tangent/domain/identity/auth/api-scope.ts';
import type { z } from 'zod';

/**
 * One HTTP call: its address, and the shapes of its input and output. The server binds it, the browser infers its
 * types.
 */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: `/v1/${string}`;
  readonly summary: string;
  /** The scope an access token needs for this call; without one only a session may make it. */
  readonly scope?: ApiScope;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /**
   * The schema of the `Idempotency-Key` header, for calls that return their first response when repeated under the same
   * key.
   */
  readonly idempotency_key?: z.ZodType;
  /** Refuses the call without a key: it gives time or moves money, and a repeated one must not do so again. */
  readonly requires_key?: true;
  /** The response on success; null means 204 without a body. */
  readonly response: z.ZodType | null;
  /** Status on success; 200 unless something was created. */
  readonly status?: 200 | 201;
};

export function defineCall<const C extends Call>(call: C): C {
  return call;
}
