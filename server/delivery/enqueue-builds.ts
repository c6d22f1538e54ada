import { deliveries, delivery_messages } from '@tangent/db/schema/delivery.ts';
import { releases, tracks } from '@tangent/db/schema/release.ts';
import { and, eq, exists, or } from 'drizzle-orm';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { buildJob } from './job-kinds.ts';

/** A file is ready: the releases that wait for it may be complete now. The build itself looks whether they are. */
export async function enqueueBuilds(tx: Tx, uploadId: string): Promise<void> {
  for (const release_id of await listWaitingReleases(tx, uploadId)) {
    await enqueue(tx, buildJob, { release_id }, { key: release_id });
  }
}

/** Releases with this file and a message that is not built yet. */
export async function listWaitingReleases(tx: Tx, uploadId: string): Promise<string[]> {
  const withAudio = tx
    .select({ id: tracks.id })
    .from(tracks)
    .where(and(eq(tracks.release_id, releases.id), eq(tracks.audio_upload_id, uploadId)));
  const rows = await tx
    .selectDistinct({ id: releases.id })
    .from(releases)
    .innerJoin(deliveries, eq(deliveries.release_id, releases.id))
    .innerJoin(delivery_messages, eq(delivery_messages.delivery_id, deliveries.id))
    .where(
      and(eq(delivery_messages.state, 'planned'), or(eq(releases.artwork_upload_id, uploadId), exists(withAudio))),
    );
  return rows.map(({ id }) => id);
}
