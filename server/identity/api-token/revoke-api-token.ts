import type { Tx } from '../../platform/sql/open-database.ts';
import { type Actor, type RequestContext, recordSecurityEvent } from '../auth/public.ts';
import { removeTokenRow } from './api-token-store.ts';

/** Revokes a token at once. It needs no confirmation: revoking can only make an account safer. */
export async function revokeApiToken(
  tx: Tx,
  { user_id }: Actor,
  id: string,
  { requestContext, now }: { requestContext: RequestContext; now: Date },
): Promise<void> {
  const { name } = await removeTokenRow(tx, user_id, id);
  await recordSecurityEvent(tx, {
    account_id: user_id,
    type: 'token_ended',
    at: now,
    requestContext,
    details: { name },
  });
}
