import type { Release } from '@tangent/contract/catalogue/release.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { uuidv7 } from 'uuidv7';
import { recordActivity } from '../../events/activity/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { insertStatusChange } from './move-release.ts';
import { getOwnRelease, listTrackRows } from './release-store.ts';
import { getReleaseView } from './release-view.ts';

/**
 * Creates a new draft from everything the artist entered for one of their releases, whatever its status, with the same
 * files. Codes and dates stay with the original.
 */
export async function duplicateRelease(tx: Tx, actor: Actor, originalId: string, now: Date): Promise<Release> {
  const original = await getOwnRelease(tx, actor, originalId);
  const id = uuidv7();
  await tx.insert(releases).values({
    ...original,
    id,
    version: 1,
    status: 'draft',
    upc: null,
    release_date: null,
    original_release_date: null,
    presave_date: null,
    submitted_at: null,
    submitted_plan: null,
    approved_at: null,
    live_date: null,
    delivery_quality: null,
    takedown_requested_at: null,
    takedown_reason: null,
    takedown_by: null,
    removed_at: null,
    earnings_on_hold: false,
    expiry_warned_for: null,
    created_at: now,
    updated_at: now,
  });
  for (const track of await listTrackRows(tx, originalId)) {
    await tx.insert(tracks).values({ ...track, id: uuidv7(), release_id: id, isrc: null });
  }
  await recordActivity(tx, { account_id: actor.user_id, release_id: id, type: 'created', at: now });
  const initialStatus = { from: null, to: 'draft', at: now, by: 'owner', actor_id: actor.user_id } as const;
  await insertStatusChange(tx, { release_id: id, ...initialStatus });
  return getReleaseView(tx, id, now);
}
