import type { Account } from '@tangent/contract/account.ts';
import type { users } from '@tangent/db/schema/account.ts';

interface Facts extends Pick<Account, 'new_email' | 'providers' | 'twofactor'> {
  user: typeof users.$inferSelect;
}

/** Presents a user's own data to that user (S3-011 to S3-019). */
export function presentAccount({ user, ...facts }: Facts): Account {
  const { first_name, last_name, username, email, phone_code, phone_number, referral_code } = user;
  const { preferred_contact_method, email_notifications, marketing } = user;
  return {
    first_name,
    last_name,
    username,
    email,
    phone_code,
    phone_number,
    referral_code,
    preferred_contact_method,
    email_notifications,
    marketing,
    email_verified: user.email_verified_at !== null,
    has_password: user.password_hash !== null,
    ...facts,
  };
}
