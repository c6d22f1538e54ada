import type { User } from '@tangent/contract/user.ts';
import { isBlocked } from '@tangent/domain/access/blocked.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { listCapabilities } from '@tangent/domain/plan/capability.ts';
import { presentSubscription, toEffectivePlan } from '../account/public.ts';
import type { SessionUser } from './session-store.ts';

interface Facts {
  now: Date;
  product_slug: string;
  test_mode: boolean;
}

/** Presents a user to their own browser (S3-001 to S3-007). */
export function presentUser({ user, subscription }: SessionUser, { now, product_slug, test_mode }: Facts): User {
  const { id, first_name, last_name, username, email, language, freeze, banned, is_staff } = user;
  const plan = toEffectivePlan(subscription, now);
  return {
    _id: id,
    // A user with a single name has an empty last name.
    name: `${first_name} ${last_name}`.trim(),
    email_verified: user.email_verified_at !== null,
    username,
    email,
    language,
    freeze,
    banned,
    is_staff,
    test_mode,
    plan,
    capabilities: listCapabilities(plan),
    subscription: presentSubscription(subscription, product_slug),
    block: presentBlock(user),
    today: utcDay(now.getTime()),
  };
}

function presentBlock(user: SessionUser['user']): User['block'] {
  if (!isBlocked(user) || user.blocked_at === null) return null;
  return { reason: user.block_reason ?? 'other', note: user.block_note, since: user.blocked_at.toISOString() };
}
