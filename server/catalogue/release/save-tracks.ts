import type { TrackDraft } from '@tangent/contract/catalogue/release.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import { isUniqueViolation } from '../../platform/sql/database-error.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { CapabilityCheck } from './entitlement.ts';
import { normalizeLyrics } from './normalize-lyrics.ts';
import { normalizeTrackTexts } from './normalize-texts.ts';
import type { TrackRow } from './present-release.ts';
import { listTrackRows } from './release-store.ts';

/**
 * Replaces the tracks of a release with those that were sent, in their order. Known tracks keep the fields that were
 * not sent, new ones get the id chosen by the client, missing ones are removed.
 */
export async function saveTracks(
  tx: Tx,
  releaseId: string,
  drafts: readonly TrackDraft[],
  may: CapabilityCheck,
): Promise<void> {
  const known = new Map((await listTrackRows(tx, releaseId)).map((track) => [track.id, track]));
  const mayHaveTimes = may('synchronized_lyrics');
  checkIds(drafts);
  await removeOthers(tx, releaseId, drafts);
  // Move positions out of the way first: two tracks that swap places must not collide on one position.
  await tx
    .update(tracks)
    .set({ position: sql`-${tracks.position}` })
    .where(eq(tracks.release_id, releaseId));
  for (const [index, { id, ...fields }] of drafts.entries()) {
    const texts = normalizeTrackTexts(fields) as Partial<TrackRow>;
    const lyrics = normalizeLyrics(fields, known.get(id) ?? null, mayHaveTimes) as Partial<TrackRow>;
    const row = { ...texts, ...lyrics, position: index + 1 };
    if (known.has(id)) await tx.update(tracks).set(row).where(eq(tracks.id, id));
    else await insertTrack(tx, { ...row, id, release_id: releaseId }, `tracks.${index}.id`);
  }
}

async function insertTrack(tx: Tx, row: typeof tracks.$inferInsert, path: string): Promise<void> {
  try {
    await tx.insert(tracks).values(row);
  } catch (error) {
    // An id that is taken belongs to another release, of any account: for the caller it does not exist.
    if (isUniqueViolation(error, 'tracks_pkey')) throw new Refusal('not_found', [{ code: 'not_found', path }]);
    throw error;
  }
}

function checkIds(drafts: readonly TrackDraft[]): void {
  const seen = new Set<string>();
  for (const [index, { id }] of drafts.entries()) {
    if (seen.has(id)) throw new Refusal('invalid_input', [{ code: 'invalid_choice', path: `tracks.${index}.id` }]);
    seen.add(id);
  }
}

async function removeOthers(tx: Tx, releaseId: string, drafts: readonly TrackDraft[]): Promise<void> {
  const kept = drafts.map(({ id }) => id);
  const byRelease = eq(tracks.release_id, releaseId);
  await tx.delete(tracks).where(kept.length > 0 ? and(byRelease, notInArray(tracks.id, kept)) : byRelease);
}
