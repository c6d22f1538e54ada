import type { Release } from '@tangent/contract/catalogue/release.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { CHANGEABLE_FIELDS, CHANGEABLE_TRACK_FIELDS } from '@tangent/domain/catalogue/release/compare-metadata.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { updateRelease } from './release-store.ts';

/** Copies the texts and the cover of `release` to the stored release; all other fields stay unchanged. */
export async function writeMetadata(tx: Tx, release: Release, now: Date): Promise<void> {
  const fields = Object.fromEntries(CHANGEABLE_FIELDS.map((field) => [field, release[field]]));
  const { primary_artist } = release;
  await updateRelease(
    tx,
    release.id,
    { ...fields, primary_artist, artwork_upload_id: release.artwork?.id ?? null },
    now,
  );
  for (const track of release.tracks) {
    const changeable = Object.fromEntries(CHANGEABLE_TRACK_FIELDS.map((field) => [field, track[field]]));
    await tx.update(tracks).set(changeable).where(eq(tracks.id, track.id));
  }
}
