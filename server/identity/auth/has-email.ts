import { users } from '@tangent/db/schema/identity/account.ts';
import { listSpellings } from '@tangent/domain/identity/email/read-email.ts';
import { inArray, type SQL, sql } from 'drizzle-orm';

/** Matches the account with this address, in any case and in both spellings of its domain. */
export function hasEmail(email: string): SQL {
  return inArray(sql`lower(${users.email})`, listSpellings(email));
}
