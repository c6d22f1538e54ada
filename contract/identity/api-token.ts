import { API_SCOPES } from '@tangent/domain/identity/auth/api-scope.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { id, idParams, instant } from '../values.ts';

/** An access token for programs of a paid account. */
const apiToken = z.object({
  id,
  name: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  created_at: instant,
  last_used_at: instant.nullable(),
});
export type ApiToken = z.infer<typeof apiToken>;

export const listApiTokens = defineCall({
  method: 'GET',
  path: '/v1/api/account/tokens',
  summary: 'Lists the access tokens of this account, without their secrets',
  response: z.object({ items: z.array(apiToken), max: z.number().int() }),
});

export const createApiToken = defineCall({
  method: 'POST',
  path: '/v1/api/account/tokens',
  summary: 'Creates an access token and returns it once; needs a paid plan and a fresh confirmation',
  body: z.object({ name: z.string().max(200), scopes: z.array(z.enum(API_SCOPES)).max(API_SCOPES.length) }),
  response: apiToken.extend({ token: z.string() }),
  status: 201,
});

export const removeApiToken = defineCall({
  method: 'DELETE',
  path: '/v1/api/account/tokens/:id',
  summary: 'Revokes an access token immediately',
  params: idParams,
  response: null,
});
