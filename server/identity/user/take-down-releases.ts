import { users } from '@tangent/db/schema/account.ts';
import { COPYRIGHT_CLAIM } from '@tangent/domain/release/takedown.ts';
import { eq } from 'drizzle-orm';
import { requestTakedown } from '../../distribution/takedown/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Actor } from '../auth/public.ts';
import type { UserContext } from './context.ts';
import { listLiveReleases } from './live-releases.ts';

/**
 * Takes the releases of a banned person out of the stores in the name of who banned them. Cut off in the middle it
 * goes on with the rest; a ban that was lifted meanwhile takes nothing more down.
 */
export async function takeDownReleases(
  { db, clock }: UserContext,
  { account_id, actor_id }: { account_id: string; actor_id: string },
): Promise<void> {
  const actor: Actor = { user_id: actor_id, is_staff: true, plan: 'free', language: 'en' };
  for (const releaseId of await listLiveReleases(db, account_id)) {
    await inTransaction(db, async (tx) => {
      const ban = await findBan(tx, account_id);
      if (ban === null) return;
      await requestTakedown(tx, actor, releaseId, { ...ban, confirmed: true }, clock.now());
    });
  }
}

/** What its owner is told as the reason. A claim also holds the earnings. */
async function findBan(tx: Tx, accountId: string): Promise<{ reason: string | null } | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, accountId));
  if (!row?.banned) return null;
  return { reason: row.block_reason === 'copyright_claim' ? COPYRIGHT_CLAIM : row.block_note };
}
