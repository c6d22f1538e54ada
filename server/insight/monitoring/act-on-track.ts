import type { holdCaseTrack, removeCaseTrack, restoreCaseTrack } from '@tangent/contract/insight/monitoring.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { removeTrack, restoreTrack } from '../../distribution/takedown/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { holdEarnings, releaseEarnings } from '../../money/royalty/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { type CaseRow, insertEvent, lockCase } from './case-store.ts';

/** Takes a track of a case down from the store of the case. */
export async function removeFromStore(
  tx: Tx,
  actor: Actor,
  id: string,
  { track_id, reason, note }: z.output<typeof removeCaseTrack.body>,
  at: Date,
): Promise<void> {
  const { release_id, store_id } = await lockTrackOfCase(tx, id, track_id);
  const text = toNote(note);
  await removeTrack(tx, actor, { release_id, track_id, store_id }, { reason, note: text }, at);
  await record(tx, actor, { case_id: id, event: 'track_removed', track_id, note: text, at });
}

/** Brings a track of a case back to its store. */
export async function restoreToStore(
  tx: Tx,
  actor: Actor,
  id: string,
  { track_id, note }: z.output<typeof restoreCaseTrack.body>,
  at: Date,
): Promise<void> {
  const { release_id, store_id } = await lockTrackOfCase(tx, id, track_id);
  const text = toNote(note);
  await restoreTrack(tx, actor, { release_id, track_id, store_id }, text, at);
  await record(tx, actor, { case_id: id, event: 'track_restored', track_id, note: text, at });
}

/**
 * Holds what the track earns at the store of the case, from the month of the first finding on, or releases it: stores
 * report money by month, so that is as narrow as the flagged lines can be.
 */
export async function holdTrackEarnings(
  tx: Tx,
  actor: Actor,
  id: string,
  { track_id, hold, note }: z.output<typeof holdCaseTrack.body>,
  at: Date,
): Promise<void> {
  const { release_id, store_id, first_day } = await lockTrackOfCase(tx, id, track_id);
  const text = toNote(note);
  const from_period = `${first_day.slice(0, 7)}-01`;
  const isChanged = hold
    ? await holdEarnings(tx, actor, { release_id, lines: { track_id, store_id, from_period } }, text, at)
    : await releaseEarnings(tx, actor, { release_id, track_id, store_id }, text, at);
  if (!isChanged) throw new Refusal('invalid_transition');
  await record(tx, actor, { case_id: id, event: hold ? 'track_held' : 'track_released', track_id, note: text, at });
}

async function lockTrackOfCase(tx: Tx, id: string, trackId: string): Promise<CaseRow> {
  const row = await lockCase(tx, id);
  const isOfRelease = and(eq(tracks.id, trackId), eq(tracks.release_id, row.release_id));
  if ((await tx.$count(tracks, isOfRelease)) === 0) throw new Refusal('not_found');
  return row;
}

const toNote = (note: string | null) => note?.trim() || null;

type TrackEvent = {
  case_id: string;
  event: 'track_removed' | 'track_restored' | 'track_held' | 'track_released';
  track_id: string;
  note: string | null;
  at: Date;
};

function record(tx: Tx, { user_id }: Actor, event: TrackEvent): Promise<void> {
  return insertEvent(tx, { ...event, actor_id: user_id, actor_kind: 'staff' });
}
