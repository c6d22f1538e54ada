import { users } from '@tangent/db/schema/identity/account.ts';
import { COPYRIGHT_CLAIM } from '@tangent/domain/catalogue/release/takedown.ts';
import { eq } from 'drizzle-orm';
import { requestTakedown } from '../../distribution/takedown/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Hooks } from '../../platform/hooks.ts';
import type { BaseContext } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { listLiveReleases } from './live-releases.ts';

/**
 * Takes down the releases of a banned account, with the staff member who banned it as the actor. An interrupted
 * run continues with the rest; once the ban is lifted, no more releases are taken down.
 */
export async function takeDownReleases(
  { db, clock, hooks }: BaseContext & { hooks: Hooks<Actor> },
  { account_id, actor_id }: { account_id: string; actor_id: string },
): Promise<void> {
  const actor: Actor = { user_id: actor_id, is_staff: true, plan: 'free', language: 'en' };
  for (const releaseId of await listLiveReleases(db, account_id)) {
    await inTransaction(db, async (tx) => {
      const ban = await findBan(tx, account_id);
      if (ban === null) return;
      await requestTakedown(tx, actor, releaseId, { ...ban, confirmed: true, hooks }, clock.now());
    });
  }
}

/** Returns the reason that the owner sees. A copyright claim also holds the earnings. */
async function findBan(tx: Tx, accountId: string): Promise<{ reason: string | null } | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, accountId));
  if (!row?.banned) return null;
  return { reason: row.block_reason === 'copyright_claim' ? COPYRIGHT_CLAIM : row.block_note };
}
