import { api_tokens } from '@tangent/db/schema/identity/sign-in.ts';
import { and, count, desc, eq } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type ApiTokenRow = typeof api_tokens.$inferSelect;

export async function listTokenRows(db: Db | Tx, accountId: string): Promise<ApiTokenRow[]> {
  return db
    .select()
    .from(api_tokens)
    .where(eq(api_tokens.account_id, accountId))
    .orderBy(desc(api_tokens.created_at), desc(api_tokens.id));
}

export async function countTokens(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(api_tokens).where(eq(api_tokens.account_id, accountId));
  return row?.total ?? 0;
}

export async function insertToken(tx: Tx, token: typeof api_tokens.$inferInsert): Promise<ApiTokenRow> {
  const [row] = await tx.insert(api_tokens).values(token).returning();
  if (!row) throw new Error('the token was not stored');
  return row;
}

/** Removes a token of the account and returns it; refuses a token of another account as not found. */
export async function removeTokenRow(tx: Tx, accountId: string, id: string): Promise<ApiTokenRow> {
  const [row] = await tx
    .delete(api_tokens)
    .where(and(eq(api_tokens.id, id), eq(api_tokens.account_id, accountId)))
    .returning();
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Removes all tokens of an account permanently: a lifted ban must not reactivate them. */
export async function removeTokens(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(api_tokens).where(eq(api_tokens.account_id, accountId));
}
