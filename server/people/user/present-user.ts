import type { UserDetail, UserRelease } from '@tangent/contract/people/backoffice-users.ts';
import type { artists } from '@tangent/db/schema/catalogue/artist.ts';
import type { releases } from '@tangent/db/schema/catalogue/release.ts';
import type { subscriptions } from '@tangent/db/schema/identity/account.ts';
import { isBlocked } from '@tangent/domain/identity/access/blocked.ts';
import type { UserRow } from './user-store.ts';

type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Presents the fields that only the detail page shows. */
export function presentUserRow(user: UserRow) {
  const { language, phone_code, phone_number } = user;
  return {
    language,
    phone: phone_code === null || phone_number === null ? null : `${phone_code} ${phone_number}`,
    block: presentBlock(user),
    deactivated_at: user.deactivated_at?.toISOString() ?? null,
    erased_at: user.erased_at?.toISOString() ?? null,
    has_password: user.password_hash !== null,
  };
}

function presentBlock(user: UserRow): UserDetail['block'] {
  if (!isBlocked(user) || user.blocked_at === null) return null;
  return { reason: user.block_reason ?? 'other', note: user.block_note, since: user.blocked_at.toISOString() };
}

export function presentSubscription(row: SubscriptionRow | null): UserDetail['subscription'] {
  if (row === null) return null;
  const { plan, status, expires_at, provider, cancel_at_period_end } = row;
  return { plan, status, expires_at: expires_at?.toISOString() ?? null, provider, cancel_at_period_end };
}

export function presentRelease(row: typeof releases.$inferSelect): UserRelease {
  const { id, title, primary_artist, status, release_date } = row;
  return { id, title, primary_artist, status, release_date };
}

export function presentArtist(row: typeof artists.$inferSelect): UserDetail['artists'][number] {
  const { id, name, legal_first_name, legal_last_name, verified } = row;
  return { id, name, legal_name: `${legal_first_name} ${legal_last_name}`.trim(), verified };
}
