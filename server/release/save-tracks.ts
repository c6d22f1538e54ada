import type { TrackDraft } from '@tangent/contract/release.ts';
import { tracks } from '@tangent/db/schema/release.ts';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { Refusal } from '../platform/refusal.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { listTrackRows } from './release-store.ts';

/** Makes the tracks of a release those that were sent, in their order: known ones keep their id, missing ones go. */
export async function saveTracks(tx: Tx, releaseId: string, drafts: readonly TrackDraft[]): Promise<void> {
  const known = new Set((await listTrackRows(tx, releaseId)).map((track) => track.id));
  checkIds(drafts, known);
  await removeOthers(tx, releaseId, drafts);
  // Out of the way first: two tracks that change places must not meet on one position.
  await tx
    .update(tracks)
    .set({ position: sql`-${tracks.position}` })
    .where(eq(tracks.release_id, releaseId));
  for (const [index, { id, ...fields }] of drafts.entries()) {
    const row = { ...fields, title: fields.title.normalize('NFC'), position: index + 1 };
    if (id === undefined) await tx.insert(tracks).values({ ...row, release_id: releaseId });
    else await tx.update(tracks).set(row).where(eq(tracks.id, id));
  }
}

function checkIds(drafts: readonly TrackDraft[], known: ReadonlySet<string>): void {
  const seen = new Set<string>();
  for (const [index, { id }] of drafts.entries()) {
    if (id === undefined) continue;
    const path = `tracks.${index}.id`;
    if (!known.has(id)) throw new Refusal('not_found', [{ code: 'not_found', path }]);
    if (seen.has(id)) throw new Refusal('invalid_input', [{ code: 'invalid_choice', path }]);
    seen.add(id);
  }
}

async function removeOthers(tx: Tx, releaseId: string, drafts: readonly TrackDraft[]): Promise<void> {
  const kept = drafts.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const ofRelease = eq(tracks.release_id, releaseId);
  await tx.delete(tracks).where(kept.length > 0 ? and(ofRelease, notInArray(tracks.id, kept)) : ofRelease);
}
