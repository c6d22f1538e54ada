import { createHash } from 'node:crypto';
import { blocked_addresses } from '@tangent/db/schema/account.ts';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/** Keeps the address of a banned user from opening another account after the banned one was erased. */
export async function blockAddress(tx: Tx, email: string, now: Date): Promise<void> {
  await tx
    .insert(blocked_addresses)
    .values({ email_sha256: hashEmail(email), at: now })
    .onConflictDoNothing();
}

/** Refuses a blocked address with the error of a taken address, to reveal no more. */
export async function refuseBlockedAddress(tx: Tx | Db, email: string): Promise<void> {
  const rows = await tx
    .select()
    .from(blocked_addresses)
    .where(eq(blocked_addresses.email_sha256, hashEmail(email)));
  if (rows.length > 0) throw new Refusal('duplicated_email', [{ code: 'duplicated_email', path: 'email' }]);
}

function hashEmail(email: string): string {
  return createHash('sha256').update(email.trim().normalize('NFC').toLowerCase()).digest('hex');
}
