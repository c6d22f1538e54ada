import { checkApiToken, type TokenInput } from '@tangent/domain/identity/auth/check-api-token.ts';
import { API_TOKENS_MAX } from '@tangent/domain/identity/identity-limits.ts';
import { Refusal } from '../../platform/refusal.ts';
import { hashToken } from '../../platform/secret/random-token.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { enqueueAccountMail, lockAccount } from '../account/public.ts';
import {
  type Actor,
  makeTokenText,
  type RequestContext,
  recordSecurityEvent,
  requireCapability,
  requireStepUp,
} from '../auth/public.ts';
import { type ApiTokenRow, countTokens, insertToken } from './api-token-store.ts';

/**
 * Creates a token for the programs of a paid account and notifies its owner by email. Its text exists only in
 * the response.
 */
export async function createApiToken(
  tx: Tx,
  actor: Actor,
  tokenInput: TokenInput,
  { requestContext, now }: { requestContext: RequestContext; now: Date },
): Promise<{ row: ApiTokenRow; text: string }> {
  requireCapability(actor, 'api_access');
  const issues = checkApiToken(tokenInput);
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  requireStepUp(actor, now);
  await lockAccount(tx, actor.user_id);
  if ((await countTokens(tx, actor.user_id)) >= API_TOKENS_MAX) throw new Refusal('token_limit');
  const text = makeTokenText();
  const name = tokenInput.name.trim().normalize('NFC');
  const row = await insertToken(tx, {
    account_id: actor.user_id,
    name,
    token_hash: hashToken(text),
    scopes: [...new Set(tokenInput.scopes)],
    created_at: now,
  });
  await enqueueAccountMail(tx, 'token_made', actor.user_id, { params: { name } });
  await recordSecurityEvent(tx, {
    account_id: actor.user_id,
    type: 'token_made',
    at: now,
    requestContext,
    details: { name },
  });
  return { row, text };
}
