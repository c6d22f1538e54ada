import { users } from '@tangent/db/schema/identity/account.ts';
import { holdEndMs } from '@tangent/domain/money/payout/method-change.ts';
import type { PayoutMethod } from '@tangent/domain/money/payout/payout-method.ts';
import { eq } from 'drizzle-orm';
import type { Actor, RequestContext } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { PayoutContext } from './context.ts';
import {
  findPayoutMethod,
  getSetup,
  type PayoutMethodRow,
  toSetupColumns,
  updatePayoutMethod,
} from './payout-method-store.ts';
import { type PayoutRail, RailRefused, RailUnavailable } from './rail.ts';
import { getRail } from './rails.ts';
import { recordMethodChange } from './record-method-change.ts';
import { lockMoney } from './withdrawal-store.ts';

const RETURN_PATH = '/account/payout?setup=done';

/**
 * Creates the page of a service on which a user says how money reaches them (S7-023), for the payout method that they
 * chose.
 */
export async function createSetup(
  context: PayoutContext,
  { user_id }: Pick<Actor, 'user_id'>,
  method: PayoutMethod,
  requestContext: RequestContext,
): Promise<{ address: string }> {
  const row = await findPayoutMethod(context.db, user_id);
  if (row?.method !== method) throw new Refusal('payout_not_set_up');
  const rail = getRail(context.rails, method);
  const { destination_id, address } = await startSetup(context, rail, row);
  await saveSetup(context, row, { method, destination_id, requestContext });
  return { address };
}

async function startSetup({ db, log, public_url }: PayoutContext, rail: PayoutRail, row: PayoutMethodRow) {
  const [user] = await db.select().from(users).where(eq(users.id, row.account_id));
  if (!user) throw new Refusal('not_found');
  const payee = {
    account_id: user.id,
    destination_id: getSetup(row, rail.method).destination_id,
    language: user.language,
    name: `${user.first_name} ${user.last_name}`.trim(),
    email: rail.method === 'payoneer' ? (row.payoneer_email ?? user.email) : user.email,
    return_url: `${public_url}${RETURN_PATH}`,
  };
  return rail.createSetup(payee).catch((error: unknown) => {
    if (!(error instanceof RailRefused || error instanceof RailUnavailable)) throw error;
    log.warn({ err: error, method: rail.method }, 'could not create the setup page of a payout service');
    throw new Refusal('provider_unavailable');
  });
}

/**
 * Saves the user's id at the service, unless they chose another method meanwhile. Another account there is a change
 * like any other.
 */
async function saveSetup(
  { db, clock }: PayoutContext,
  { account_id, payoneer_email }: PayoutMethodRow,
  {
    method,
    destination_id,
    requestContext,
  }: { method: PayoutMethod; destination_id: string; requestContext: RequestContext },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockMoney(tx, account_id);
    const row = await findPayoutMethod(tx, account_id);
    if (row?.method !== method || row.payoneer_email !== payoneer_email) throw new Refusal('conflict');
    const known = getSetup(row, method).destination_id;
    if (known === destination_id) return;
    const now = clock.now();
    const change = { ...toSetupColumns(method, { destination_id, state: 'incomplete' }), polled_at: null };
    if (known === null) return updatePayoutMethod(tx, account_id, change);
    const held_until = new Date(holdEndMs(now.getTime()));
    await updatePayoutMethod(tx, account_id, { ...change, changed_at: now, held_until });
    await recordMethodChange(tx, account_id, { method, method_before: method }, { now, requestContext });
  });
}
