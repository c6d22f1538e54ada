import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { eq } from 'drizzle-orm';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { ArtistRow } from './artist-store.ts';

/** Marks an artist as verified after staff has seen proof of identity, or removes that mark. */
export async function verifyArtist(
  tx: Tx,
  actor: Actor,
  id: string,
  { verified, note }: { verified: boolean; note: string },
  now: Date,
): Promise<ArtistRow> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const [row] = await tx.update(artists).set({ verified }).where(eq(artists.id, id)).returning();
  if (!row) throw new Refusal('not_found');
  const action = verified ? 'artist.verify' : 'artist.unverify';
  await recordAction(tx, action, { by: byStaff(actor), subject: { kind: 'artist', id }, details: { note }, at: now });
  return row;
}
