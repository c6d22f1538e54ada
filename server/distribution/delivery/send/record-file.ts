import { delivery_files } from '@tangent/db/schema/distribution/delivery.ts';
import { eq } from 'drizzle-orm';
import type { DeliveryContext } from '../context.ts';

type SentFile = Pick<typeof delivery_files.$inferInsert, 'message_id' | 'path' | 'size_bytes' | 'sha256'>;

/**
 * Records a file of a package for staff; verified once the store has all of its bytes. An attempt after a failure sends
 * the same file again.
 */
export async function recordFile(
  { db, clock }: Pick<DeliveryContext, 'db' | 'clock'>,
  file: SentFile,
  { is_verified }: { is_verified: boolean },
): Promise<void> {
  const { size_bytes, sha256 } = file;
  const verified_at = is_verified ? clock.now() : null;
  await db
    .insert(delivery_files)
    .values({ ...file, verified_at })
    .onConflictDoUpdate({
      target: [delivery_files.message_id, delivery_files.path],
      set: { size_bytes, sha256, verified_at },
    });
}

/** Records that the store has a package as a whole. */
export async function verifyFiles(
  { db, clock }: Pick<DeliveryContext, 'db' | 'clock'>,
  message_id: string,
): Promise<void> {
  await db.update(delivery_files).set({ verified_at: clock.now() }).where(eq(delivery_files.message_id, message_id));
}
