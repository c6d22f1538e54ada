import { deliveries, delivery_messages, release_snapshots } from '@tangent/db/schema/distribution/delivery.ts';
import { and, eq, sql } from 'drizzle-orm';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { buildJob } from '../jobs.ts';

/**
 * Enqueues builds for the releases that wait for this file and may be complete now. The build checks whether they are.
 */
export async function enqueueBuilds(tx: Tx, uploadId: string): Promise<void> {
  for (const release_id of await listWaitingReleases(tx, uploadId)) {
    await enqueue(tx, buildJob, { release_id }, { key: release_id });
  }
}

/** Lists releases with an unbuilt message whose snapshot contains this file. */
async function listWaitingReleases(tx: Tx, uploadId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: deliveries.release_id })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .innerJoin(release_snapshots, eq(release_snapshots.id, delivery_messages.snapshot_id))
    .where(and(eq(delivery_messages.state, 'planned'), names(uploadId)));
  return rows.map(({ id }) => id);
}

/** Matches snapshots that contain a file. */
export function names(uploadId: string) {
  const content = release_snapshots.content;
  const sound = JSON.stringify({ tracks: [{ audio: { upload_id: uploadId } }] });
  const cover = JSON.stringify({ artwork: { upload_id: uploadId } });
  return sql`(${content} @> ${sound}::jsonb or ${content} @> ${cover}::jsonb)`;
}
