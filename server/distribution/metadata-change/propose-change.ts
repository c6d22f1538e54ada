import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { MetadataChange, MetadataFields } from '@tangent/contract/distribution/metadata-change.ts';
import { metadata_changes } from '@tangent/db/schema/distribution/delivery.ts';
import { compareMetadata } from '@tangent/domain/catalogue/release/compare-metadata.ts';
import {
  findMetadataIssues,
  getEntitlement,
  getReleaseView,
  mergeMetadata,
  refuseNewPaidFeatures,
} from '../../catalogue/release/public.ts';
import { listUploadRows, type UploadRow } from '../../catalogue/upload/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isUniqueViolation } from '../../platform/sql/database-error.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { getReachableRelease, lockChangeable } from './change-store.ts';
import { getChangeView } from './change-view.ts';

type ChangeRequest = { wanted: MetadataFields; note: string | null };

/** Proposes a change of the release details at stores; staff reviews it before it is sent. */
export async function proposeChange(
  tx: Tx,
  actor: Actor,
  releaseId: string,
  { wanted, note }: ChangeRequest,
  now: Date,
): Promise<MetadataChange> {
  await getReachableRelease(tx, actor, releaseId);
  const release = await lockChangeable(tx, releaseId);
  const before = await getReleaseView(tx, releaseId, now);
  const after = await resolveWantedFields(tx, before, wanted, [release.account_id, actor.user_id], now);
  // A change must not add features that the plan does not include; staff is exempt.
  if (!actor.is_staff) refuseNewPaidFeatures(getEntitlement(actor, release), before, after);
  const differences = compareMetadata(before, after);
  const row = { release_id: releaseId, state: 'proposed' as const, proposed_by: actor.user_id, wanted, differences };
  const id = await insertChange(tx, { ...row, note: note?.trim() || null, created_at: now });
  return getChangeView(tx, id);
}

/**
 * Returns the release with the change applied. Refuses what the submission rules refuse, and a change without any
 * difference.
 */
export async function resolveWantedFields(
  tx: Tx,
  before: Release,
  wanted: MetadataFields,
  owners: readonly string[],
  now: Date,
): Promise<Release> {
  const artwork = await findArtwork(tx, before, wanted, owners);
  const after = mergeMetadata(before, wanted, artwork);
  const issues = findMetadataIssues(before, after, now);
  if (issues.length > 0) throw new Refusal('invalid_release', issues);
  if (compareMetadata(before, after).length === 0) {
    throw new Refusal('invalid_input', [{ code: 'required', path: 'wanted' }]);
  }
  return after;
}

async function findArtwork(
  tx: Tx,
  before: Release,
  { artwork_upload_id }: MetadataFields,
  owners: readonly string[],
): Promise<UploadRow | null> {
  if (artwork_upload_id === undefined || artwork_upload_id === before.artwork?.id) return null;
  const path = 'artwork';
  if (artwork_upload_id === null) throw new Refusal('invalid_release', [{ code: 'required', path }]);
  const [row] = await listUploadRows(tx, [artwork_upload_id]);
  const fits = row?.kind === 'artwork' && owners.includes(row.account_id);
  if (!row || !fits) throw new Refusal('not_found', [{ code: 'not_found', path }]);
  return row;
}

async function insertChange(tx: Tx, row: typeof metadata_changes.$inferInsert): Promise<string> {
  try {
    const [inserted] = await tx.insert(metadata_changes).values(row).returning({ id: metadata_changes.id });
    if (!inserted) throw new Error('the change was not stored');
    return inserted.id;
  } catch (error) {
    // One open change at a time: two would be decided on independently.
    if (isUniqueViolation(error, 'metadata_changes_open_key')) throw new Refusal('conflict');
    throw error;
  }
}
