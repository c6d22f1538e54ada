import { createHash } from 'node:crypto';
import { blocked_addresses } from '@tangent/db/schema/identity/account.ts';
import { findMailbox } from '@tangent/domain/identity/email/mailbox.ts';
import { listSpellings } from '@tangent/domain/identity/email/read-email.ts';
import { inArray } from 'drizzle-orm';
import { Refusal } from '../../../platform/refusal.ts';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';

/** Keeps the mailbox of a banned user, under every spelling, from opening another account after the banned one was erased. */
export async function blockAddress(tx: Tx, email: string, now: Date): Promise<void> {
  await tx
    .insert(blocked_addresses)
    .values({ email_sha256: hash(findMailbox(email)), at: now })
    .onConflictDoNothing();
}

/** Refuses a blocked mailbox with the error of a taken address, to reveal no more. Older rows name a single address. */
export async function refuseBlockedAddress(tx: Tx | Db, email: string): Promise<void> {
  const rows = await tx
    .select()
    .from(blocked_addresses)
    .where(inArray(blocked_addresses.email_sha256, [findMailbox(email), ...listSpellings(email)].map(hash)));
  if (rows.length > 0) throw new Refusal('duplicated_email', [{ code: 'duplicated_email', path: 'email' }]);
}

function hash(address: string): string {
  return createHash('sha256').update(address).digest('hex');
}
