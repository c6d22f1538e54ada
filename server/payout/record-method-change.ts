import { PAYOUT_SERVICES, type PayoutMethod } from '@tangent/domain/payout/payout-method.ts';
import { recordSecurityEvent, type Visit } from '../auth/public.ts';
import { enqueueAccountMail } from '../mail/public.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { recordPayoutAct } from './record-payout-act.ts';

export interface Visiting {
  now: Date;
  visit: Visit;
}

/** Writes down that money goes somewhere else from now on, and warns its owner: it may have been somebody else. */
export async function recordMethodChange(
  tx: Tx,
  account_id: string,
  details: { method: PayoutMethod; method_before: PayoutMethod | null },
  { now: at, visit }: Visiting,
): Promise<void> {
  const { method } = details;
  await recordPayoutAct(tx, 'payout.method_changed', { account_id, actor_id: account_id, at, details });
  await recordSecurityEvent(tx, {
    account_id,
    type: 'payout_method_changed',
    at,
    visit,
    details: { name: PAYOUT_SERVICES[method] },
  });
  await enqueueAccountMail(tx, 'payout_method_changed', account_id, { params: { method } });
}
