import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { and, eq } from 'drizzle-orm';
import { requestTakedown } from '../../distribution/takedown/public.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Context } from '../context.ts';
import { DEMO_RELEASES } from './demo-releases.ts';

/** Takes down the live releases of the demo that are about to leave the stores, as their owners would. */
export async function takeDownDemo({ db, clock, hooks }: Context): Promise<void> {
  const at = new Date(clock.now().getTime() - HOUR_MS);
  for (const { title } of DEMO_RELEASES.filter(({ status }) => status === 'takedown_requested')) {
    const isLive = and(eq(releases.title, title), eq(releases.status, 'published'));
    const [release] = await db.select().from(releases).where(isLive);
    if (!release) continue;
    const actor = { user_id: release.account_id, is_staff: false, plan: 'pro', language: 'en' } as const;
    await inTransaction(db, (tx) =>
      requestTakedown(tx, actor, release.id, { reason: null, confirmed: true, hooks }, at),
    );
  }
}
