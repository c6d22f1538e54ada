import { store_profiles, stores } from '@tangent/db/schema/catalogue/store.ts';
import { type CalendarDate, utcDay } from '@tangent/domain/calendar.ts';
import { isClosed } from '@tangent/domain/catalogue/store/store-closing.ts';
import { takesApplePackage } from '@tangent/domain/catalogue/store/store-format.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import {
  checkSetup,
  listMissingFor,
  listMissingSteps,
  type SetupStep,
  type StoreSetup,
  type StoreState,
} from '@tangent/domain/catalogue/store/store-state.ts';
import { desc, eq } from 'drizzle-orm';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { StoreRow } from './store-store.ts';

/** The decision of staff about a store. Without a note, every step before the state has to be done. */
export type StoreDecision = {
  state: StoreState;
  setup: StoreSetup;
  /** The last day of the store, once it has announced one. */
  closes_on: CalendarDate | null;
  note: string | null;
};

/**
 * Sets how far we are with a store. What waits for it goes out by itself once it is live; what has not left when
 * it stops being live waits.
 */
export async function setStoreState(
  tx: Tx,
  actor: Actor,
  storeId: string,
  { state, setup, closes_on, note }: StoreDecision,
  now: Date,
): Promise<void> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const [before] = await tx.select().from(stores).where(eq(stores.id, storeId)).for('update');
  if (!before) throw new Refusal('not_found');
  const today = utcDay(now.getTime());
  const missing = listMissing({ ...before, ...setup }, await findNewest(tx, storeId));
  const open = listMissingFor(before.state, state, missing);
  const issues = [
    ...checkSetup(setup, today),
    // A day that is over ends every delivery to the store at once.
    ...(closes_on !== before.closes_on && isClosed({ closes_on }, today)
      ? [{ code: 'closing_day_past', path: 'closes_on' }]
      : []),
    // Without a party id and a profile no message can be built, whatever staff say about it.
    ...(open.includes('profile') ? [{ code: 'store_not_connected', path: 'state' }] : []),
    ...(open.length > 0 && note === null ? [{ code: 'reason_required', path: 'note' }] : []),
  ];
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  // Dates alone decide nothing: a store that is only live because it is at the sandbox stays so.
  const decision = state === before.state ? {} : { state, state_changed_at: now };
  await tx
    .update(stores)
    .set({ ...setup, closes_on, ...decision })
    .where(eq(stores.id, storeId));
  await recordAction(tx, 'store.state', {
    by: byStaff(actor),
    subject: { kind: 'store', id: storeId },
    details: { was: before.state, to: state, ...setup, closes_on, missing: open, note },
    at: now,
  });
}

/** Lists what is missing before a store can be live. */
export function listMissing(store: StoreRow, profile: StoreProfile | null): SetupStep[] {
  const isByHand = store.contract === 'manual';
  return listMissingSteps({
    is_connected: profile !== null && store.ddex_party_id !== null,
    contract: store.contract,
    party_id_confirmed: store.party_id_confirmed,
    needs_party_id: !isByHand && (profile === null || !takesApplePackage(profile)),
    setup: store,
  });
}

async function findNewest(tx: Tx, storeId: string): Promise<StoreProfile | null> {
  const [row] = await tx
    .select({ profile: store_profiles.profile })
    .from(store_profiles)
    .where(eq(store_profiles.store_id, storeId))
    .orderBy(desc(store_profiles.version))
    .limit(1);
  return row?.profile ?? null;
}
