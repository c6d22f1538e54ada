import { users } from '@tangent/db/schema/account.ts';
import { type Standing, standingOf } from '@tangent/domain/access/standing.ts';
import { eq } from 'drizzle-orm';
import { Refusal } from '../platform/refusal.ts';
import type { Tx } from '../platform/sql/open-database.ts';

export type PersonRow = typeof users.$inferSelect;

/** Holds an account until the transaction ends, so that of two acts at once the second finds what the first made of it. */
export async function lockPerson(tx: Tx, id: string): Promise<PersonRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function updatePerson(tx: Tx, id: string, change: Partial<PersonRow>): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id));
}

export function standingOfRow({ freeze, banned, deactivated_at }: PersonRow): Standing {
  return standingOf({ freeze, banned, is_deactivated: deactivated_at !== null });
}
