import type { ApiScope } from '@tangent/domain/auth/api-scope.ts';
import type { z } from 'zod';

/** One HTTP call: where it goes and the shapes of what goes in and comes out. The server binds it, the browser infers its types. */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly path: `/v1/${string}`;
  readonly summary: string;
  /** What a program's token must be good for to make this call; without one only a session may. */
  readonly scope?: ApiScope;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** What the header `Idempotency-Key` may be, where a call made again under the same key gets its first answer. */
  readonly idempotency_key?: z.ZodType;
  /** The answer on success; null means 204 without a body. */
  readonly response: z.ZodType | null;
  /** Status on success; 200 unless something was created. */
  readonly status?: 200 | 201;
};

export function defineCall<const C extends Call>(call: C): C {
  return call;
}
