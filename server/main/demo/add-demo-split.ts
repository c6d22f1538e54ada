import { users } from '@tangent/db/schema/account.ts';
import { releases, tracks } from '@tangent/db/schema/release.ts';
import { payees } from '@tangent/db/schema/split.ts';
import { toPeriod } from '@tangent/domain/royalty/period.ts';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { saveSplit } from '../../money/collaborator/save-split.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Context } from '../context.ts';
import { toEmail } from './demo-accounts.ts';

const SHARED = { account: 'pro', title: 'Old Harbour' } as const;
/** A payee with an account, who has claimed the share, and one without, whose share waits. */
const CLAIMED = toEmail('free');
const PARTS = [
  { name: 'Paulo Andrade', roles: ['composer', 'writer'] as const, share_basis_points: 6_000, email: null },
  { name: 'Fern Okafor', roles: ['lyricist'] as const, share_basis_points: 2_500, email: CLAIMED },
  { name: 'Rui Matos', roles: ['producer'] as const, share_basis_points: 1_500, email: 'rui@studio.example' },
];

/** Splits the earnings of a track of the demo among three collaborators, from before its release. */
export async function addDemoSplit({ db, clock }: Context): Promise<void> {
  const [owner] = await db
    .select()
    .from(users)
    .where(eq(users.email, toEmail(SHARED.account)));
  const [shared] = await db
    .select({ track_id: tracks.id, approved_at: releases.approved_at })
    .from(tracks)
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .where(and(eq(releases.title, SHARED.title), eq(releases.account_id, owner?.id ?? '')));
  if (!owner || !shared?.approved_at) throw new Error(`The demo has no ${SHARED.title} to share`);
  const actor: Actor = { user_id: owner.id, is_staff: false, plan: 'pro', language: 'en' };
  const now = shared.approved_at;
  const effective_from = toPeriod(now.toISOString());
  const draft = {
    parts: PARTS.map((part) => ({ ...part, roles: [...part.roles] })),
    effective_from,
    recoupable_cents: 0,
  };
  await inTransaction(db, async (tx) => {
    await saveSplit(tx, actor, { wanted: [{ track_id: shared.track_id, based_on: 0 }], ...draft, now });
    // The link in the email is valid for some weeks after the invitation.
    await tx.update(payees).set({ invited_at: clock.now() }).where(eq(payees.owner_id, owner.id));
    const [friend] = await tx.select({ id: users.id }).from(users).where(eq(users.email, CLAIMED));
    const claimed = { state: 'claimed', account_id: friend?.id ?? null, answered_at: now } as const;
    await tx
      .update(payees)
      .set(claimed)
      .where(and(eq(payees.owner_id, owner.id), eq(payees.email, CLAIMED)));
  });
}
