import { artist_followers } from '@tangent/db/schema/promotion/follow.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { ENDED_FOLLOWER_DAYS } from '@tangent/domain/promotion/follow-limits.ts';
import { CONFIRMATION_LINK_DAYS } from '@tangent/domain/promotion/presave-limits.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { BaseContext } from '../../platform/module.ts';

/** Deletes unconfirmed requests whose link is dead, and what is left of followers who ended. */
export async function pruneFollowers({ db, clock }: BaseContext): Promise<void> {
  const now = clock.now().getTime();
  const { state, consented_at, ended_at } = artist_followers;
  const oldestLink = new Date(now - CONFIRMATION_LINK_DAYS * DAY_MS);
  await db.delete(artist_followers).where(and(eq(state, 'waiting'), lt(consented_at, oldestLink)));
  await db.delete(artist_followers).where(lt(ended_at, new Date(now - ENDED_FOLLOWER_DAYS * DAY_MS)));
}
