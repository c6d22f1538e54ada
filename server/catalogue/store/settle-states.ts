import { store_profiles, stores } from '@tangent/db/schema/catalogue/store.ts';
import { and, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/**
 * Sets the state of stores about which nobody has decided: live at the sandbox, a draft at any other address, so
 * that no store gets a release before staff want it. Called by every worker before it sends.
 */
export async function settleStoreStates(db: Db, { is_sandbox }: { is_sandbox: boolean }): Promise<void> {
  const ownAddress = sql`(
    select p.profile -> 'transport' ->> 'url' from ${store_profiles} p
    where p.store_id = ${stores.id} order by p.version desc limit 1)`;
  const state = sql<'live' | 'draft'>`case when ${is_sandbox} and ${ownAddress} is null then 'live' else 'draft' end`;
  await db
    .update(stores)
    .set({ state })
    .where(and(isNull(stores.state_changed_at), ne(stores.state, state)));
}
