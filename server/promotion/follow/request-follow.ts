import type { artist_followers } from '@tangent/db/schema/promotion/follow.ts';
import { checkEmail } from '@tangent/domain/identity/auth/check-email.ts';
import { findMailbox } from '@tangent/domain/identity/email/mailbox.ts';
import { writeEmail } from '@tangent/domain/identity/email/read-email.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { FOLLOW_CONSENT_VERSION } from '@tangent/domain/promotion/follow/consent.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { buildFanKey, countConfirmationMail } from '../presave/public.ts';
import type { FollowContext } from './context.ts';
import { insertFollower, updateFollower } from './follower-store.ts';
import { followMailJob } from './jobs.ts';

/**
 * Saves the request for emails about an artist's new music, and sends a link that confirms the address. A person who
 * types the address of another one learns nothing about it: the response is the same for a new, a waiting and a confirmed
 * one, and for a mailbox that got its two mails of the day.
 */
export async function requestFollow(
  context: FollowContext,
  { artist_id, email, language }: { artist_id: string; email: string; language: Language },
): Promise<void> {
  const { db, clock, auth_secret } = context;
  const issues = checkEmail('email', email);
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  const mailbox = findMailbox(email);
  const mayMail = await countConfirmationMail(context, mailbox);
  const consent = { consented_at: clock.now(), consent_version: FOLLOW_CONSENT_VERSION };
  const request = { email: writeEmail(email), language, ...consent } satisfies Partial<
    typeof artist_followers.$inferInsert
  >;
  await inTransaction(db, async (tx) => {
    const { follower, is_new } = await insertFollower(tx, {
      artist_id,
      state: 'waiting',
      // One mailbox is one follower, however its address is written.
      follower_key: buildFanKey(auth_secret, artist_id, `follow:${mailbox}`),
      ...request,
    });
    // An unconfirmed request is replaced; a confirmed one is only changed by the person who reads the mailbox.
    if (!is_new && follower.state === 'waiting') await updateFollower(tx, follower.id, request);
    if (mayMail) await enqueue(tx, followMailJob, { follower_id: follower.id });
  });
}
