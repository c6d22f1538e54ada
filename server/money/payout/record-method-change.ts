import { PAYOUT_SERVICES, type PayoutMethod } from '@tangent/domain/money/payout/payout-method.ts';
import { enqueueAccountMail } from '../../identity/account/public.ts';
import { byUser, recordAction } from '../../identity/audit/public.ts';
import { type RequestContext, recordSecurityEvent } from '../../identity/auth/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

export interface MethodChangeContext {
  now: Date;
  requestContext: RequestContext;
}

/**
 * Records that money goes to another destination from now on, and warns its owner: an intruder may have changed it
 * (A-181).
 */
export async function recordMethodChange(
  tx: Tx,
  account_id: string,
  details: { method: PayoutMethod; method_before: PayoutMethod | null },
  { now: at, requestContext }: MethodChangeContext,
): Promise<void> {
  const { method } = details;
  const by = byUser({ user_id: account_id });
  await recordAction(tx, 'payout.method_changed', { by, subject: { kind: 'user', id: account_id }, details, at });
  await recordSecurityEvent(tx, {
    account_id,
    type: 'payout_method_changed',
    at,
    requestContext,
    details: { name: PAYOUT_SERVICES[method] },
  });
  await enqueueAccountMail(tx, 'payout_method_changed', account_id, { params: { method } });
}
