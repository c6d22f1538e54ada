import {
  type ApiToken,
  createApiToken as createCall,
  listApiTokens,
  removeApiToken,
} from '@tangent/contract/identity/api-token.ts';
import { API_TOKENS_MAX } from '@tangent/domain/identity/identity-limits.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { type Actor, readRequestContext } from '../auth/public.ts';
import { type ApiTokenRow, listTokenRows } from './api-token-store.ts';
import { createApiToken } from './create-api-token.ts';
import { revokeApiToken } from './revoke-api-token.ts';

/**
 * Binds the calls about API tokens. After a paid plan has ended, users keep the list and can revoke tokens, which do
 * not work.
 */
export function registerApiTokenRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  bindCall(app, listApiTokens, { allow: 'user' }, async ({ actor }) => ({
    items: (await listTokenRows(db, actor.user_id)).map(presentApiToken),
    max: API_TOKENS_MAX,
  }));

  bindCall(app, createCall, { allow: 'user' }, async ({ actor, body, request }) => {
    const when = { requestContext: readRequestContext(request), now: clock.now() };
    const { row, text } = await inTransaction(db, (tx) => createApiToken(tx, actor, body, when));
    return { ...presentApiToken(row), token: text };
  });

  bindCall(app, removeApiToken, { allow: 'user' }, ({ actor, params, request }) => {
    const when = { requestContext: readRequestContext(request), now: clock.now() };
    return inTransaction(db, (tx) => revokeApiToken(tx, actor, params.id, when));
  });
}

function presentApiToken({ id, name, scopes, created_at, last_used_at }: ApiTokenRow): ApiToken {
  return { id, name, scopes, created_at: created_at.toISOString(), last_used_at: last_used_at?.toISOString() ?? null };
}
