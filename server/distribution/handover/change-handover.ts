import { utcDay } from '@tangent/domain/calendar.ts';
import { checkHandover } from '@tangent/domain/distribution/move/check-handover.ts';
import { getOwnRelease } from '../../catalogue/release/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { deleteHandover, lockHandover, writeHandover, writeLiveMarks } from './handover-store.ts';
import { getHandoverView } from './handover-view.ts';

/**
 * Plans that a release in stores goes to another distributor, or changes the distributor and its day. It changes
 * nothing at the stores.
 */
export async function saveHandover(
  tx: Tx,
  actor: Actor,
  release_id: string,
  input: { distributor: string; delivers_on: string },
  now: Date,
): Promise<void> {
  const { status, account_id } = await getOwnRelease(tx, actor, release_id);
  const issues = checkHandover(input, utcDay(now.getTime()));
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  if (status !== 'in_process' && status !== 'published') throw new Refusal('invalid_transition');
  const distributor = input.distributor.trim().normalize('NFC');
  await writeHandover(tx, { release_id, account_id, distributor, delivers_on: input.delivers_on, created_at: now });
}

/** Notes at which stores the artist saw the release of the new distributor; the first day counts. */
export async function markHandover(
  tx: Tx,
  actor: Actor,
  release_id: string,
  { store_ids, is_live }: { store_ids: readonly string[]; is_live: boolean },
  now: Date,
): Promise<void> {
  await getOwnRelease(tx, actor, release_id);
  const row = await lockHandover(tx, release_id);
  const view = row && (await getHandoverView(tx, release_id, now));
  if (!row || !view) throw new Refusal('not_found');
  if (store_ids.some((one) => !view.stores.some(({ store_id }) => store_id === one))) throw new Refusal('not_found');
  const marks = { ...row.live_marks };
  for (const store_id of store_ids) {
    if (is_live) marks[store_id] ??= view.today;
    else delete marks[store_id];
  }
  await writeLiveMarks(tx, { ...row, live_marks: marks });
}

/** Ends the plan; a second call changes nothing. */
export async function endHandover(tx: Tx, actor: Actor, release_id: string): Promise<void> {
  await getOwnRelease(tx, actor, release_id);
  await deleteHandover(tx, release_id);
}
