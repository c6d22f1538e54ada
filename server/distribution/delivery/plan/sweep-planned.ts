import { store_profiles } from '@tangent/db/schema/catalogue/store.ts';
import { delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { enqueueFiles } from '../build/enqueue-files.ts';
import { listSnapshots } from './release-snapshot.ts';

/** A message that is still not built after this time waits for a job that was lost. */
const FORGOTTEN_AFTER_MS = 10 * 60_000;
const AT_ONCE = 500;

/**
 * Enqueues the files and builds of planned messages again: a job may have been lost with a restored database. Finished
 * files are not made again.
 */
export async function sweepPlanned(tx: Tx, now: Date): Promise<void> {
  const { snapshot_id, with_audio, with_cover, state, created_at } = delivery_messages;
  const rows = await tx
    .select({ snapshot_id, with_audio, with_cover, profile: store_profiles.profile })
    .from(delivery_messages)
    .innerJoin(store_profiles, eq(store_profiles.id, delivery_messages.profile_id))
    .where(and(eq(state, 'planned'), lte(created_at, new Date(now.getTime() - FORGOTTEN_AFTER_MS))))
    .orderBy(asc(created_at))
    .limit(AT_ONCE);
  const snapshots = await listSnapshots(
    tx,
    rows.map((row) => row.snapshot_id),
  );
  await enqueueFiles(
    tx,
    rows.flatMap(({ profile, ...row }) => {
      const snapshot = snapshots.get(row.snapshot_id);
      return snapshot ? [{ snapshot, profile, carries: row }] : [];
    }),
  );
}
