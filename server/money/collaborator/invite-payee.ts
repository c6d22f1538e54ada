import { users } from '@tangent/db/schema/identity/account.ts';
import { INVITATIONS } from '@tangent/domain/money/money-limits.ts';
import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { byUser, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { createRateLimiter, type Limit } from '../../platform/limit/create-rate-limiter.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { shareMailJob } from './jobs.ts';
import { findInvited, lockOwnPayee, type PayeeRow, renewInvitation } from './payee-store.ts';
import { getShareOffer } from './share-offer.ts';

/** Dependencies of the limit for invitations. */
export interface InvitationContext {
  pool: pg.Pool;
  /** False where limits would get in the way: tests of other features, benchmarks. */
  limits_uses: boolean;
}

/** Limits the emails with a requested link, per payee. */
export function createInvitationLimiter({ pool, limits_uses: is_on }: InvitationContext): Limit {
  const { per_payee: uses, window_minutes } = INVITATIONS;
  return createRateLimiter(pool, { name: 'invitation', uses, window_minutes, is_on });
}

/**
 * Sends a new link to a payee who has not responded; the older links become void. A payee who declined is not invited
 * again.
 */
export async function invitePayee(tx: Tx, actor: Actor, id: string, now: Date): Promise<void> {
  const payee = await lockOwnPayee(tx, actor, id);
  if (payee.state !== 'invited') throw new Refusal('share_answered');
  await sendLink(tx, payee, now);
  await recordAction(tx, 'split.invite', { by: byUser(actor), subject: { kind: 'payee', id }, at: now });
}

/**
 * Sends a new link to the address of an old one, for a user who still has the old one; also to a payee who declined and
 * reconsiders.
 */
export async function renewShareLink(
  tx: Tx,
  token: string,
  { secret, now }: { secret: string; now: Date },
): Promise<void> {
  const { payee } = await findInvited(tx, token, secret);
  if (payee.state === 'claimed') throw new Refusal('invalid_token');
  await sendLink(tx, payee, now);
}

async function sendLink(tx: Tx, payee: PayeeRow, now: Date): Promise<void> {
  const { id: payee_id, owner_id } = payee;
  const [owner] = await tx.select({ erased_at: users.erased_at }).from(users).where(eq(users.id, owner_id));
  const offer = await getShareOffer(tx, payee, { account_id: owner_id, now });
  const { invitation_no } = await renewInvitation(tx, payee_id, now);
  await enqueue(tx, shareMailJob, {
    mail: 'share_invited',
    account_id: owner_id,
    payee_id,
    invitation_no,
    artist: owner?.erased_at === null ? offer.artist : '',
    from: null,
    recoupable_cents: 0,
    waiting_micros: offer.waiting_micros,
    track_count: offer.track_count,
    tracks: offer.tracks
      .slice(0, 10)
      .map(({ title, share_basis_points }) => ({ title, before: 0, after: share_basis_points })),
  });
}
