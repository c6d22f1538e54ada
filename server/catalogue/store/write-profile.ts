import { store_profiles, stores } from '@tangent/db/schema/catalogue/store.ts';
import { isDpid } from '@tangent/ddex/codes/dpid.ts';
import { COMMERCIAL_MODELS, USE_TYPES } from '@tangent/ddex/ern/allowed-values.ts';
import { checkContract, checkProfile } from '@tangent/domain/catalogue/store/check-profile.ts';
import type { StoreContract, StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { desc, eq } from 'drizzle-orm';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { StoreRow } from './store-store.ts';

/**
 * The terms agreed with a store; fields that are not named stay as they are. A given party id is one the store has
 * published.
 */
type Agreement = { profile: StoreProfile; contract?: StoreContract; party_id?: string };

/**
 * Saves how a store wants its deliveries from now on: the next version of its profile, with the contract. Existing
 * messages keep the version they were planned with. Returns the version.
 */
export async function writeProfile(
  tx: Tx,
  actor: Actor,
  storeId: string,
  { profile, contract, party_id }: Agreement,
  now: Date,
): Promise<number> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const [before] = await tx.select().from(stores).where(eq(stores.id, storeId)).for('update');
  if (!before) throw new Refusal('not_found');
  const id = party_id === undefined ? {} : { ddex_party_id: party_id, party_id_confirmed: true };
  const store = { ...before, ...id, contract: contract ?? before.contract };
  const issues = findIssues(store, profile);
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  const version = await insertVersion(tx, storeId, profile, now);
  const { ddex_party_id, party_id_confirmed } = store;
  // A store that nobody has decided about is no longer at the sandbox with an address of its own.
  const isUndecided = before.state_changed_at === null && hasOwnAddress(profile);
  const state = isUndecided ? 'draft' : before.state;
  const tie = { ddex_party_id, party_id_confirmed, contract: store.contract, state };
  await tx.update(stores).set(tie).where(eq(stores.id, storeId));
  await recordAction(tx, 'store.profile', {
    by: byStaff(actor),
    subject: { kind: 'store', id: storeId },
    details: { version, ...tie },
    at: now,
  });
  return version;
}

function hasOwnAddress({ transport }: StoreProfile): boolean {
  return 'url' in transport && transport.url !== null;
}

function findIssues(store: StoreRow, profile: StoreProfile): Issue[] {
  const terms = profile.deals.flatMap(({ model, use_types }) => [
    Object.hasOwn(COMMERCIAL_MODELS, model),
    ...use_types.map((use) => Object.hasOwn(USE_TYPES, use)),
  ]);
  return [
    ...checkProfile(profile),
    ...checkContract(store, profile),
    ...(terms.includes(false) ? [{ code: 'invalid_choice', path: 'deals' }] : []),
    ...(isDpid(store.ddex_party_id ?? '') ? [] : [{ code: 'invalid_party_id', path: 'ddex_party_id' }]),
  ];
}

async function insertVersion(tx: Tx, store_id: string, profile: StoreProfile, created_at: Date): Promise<number> {
  const [newest] = await tx
    .select({ version: store_profiles.version })
    .from(store_profiles)
    .where(eq(store_profiles.store_id, store_id))
    .orderBy(desc(store_profiles.version))
    .limit(1);
  const version = (newest?.version ?? 0) + 1;
  await tx.insert(store_profiles).values({ store_id, version, profile, created_at });
  return version;
}
