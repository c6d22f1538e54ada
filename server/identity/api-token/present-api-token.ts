import type { ApiToken } from '@tangent/contract/api-token.ts';
import type { ApiTokenRow } from './api-token-store.ts';

export function presentApiToken({ id, name, scopes, created_at, last_used_at }: ApiTokenRow): ApiToken {
  return { id, name, scopes, created_at: created_at.toISOString(), last_used_at: last_used_at?.toISOString() ?? null };
}
