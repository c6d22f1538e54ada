import { api_tokens } from '@tangent/db/schema/identity/sign-in.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/** Removes the API tokens of an account permanently: a lifted ban must not reactivate them. */
export async function removeTokens(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(api_tokens).where(eq(api_tokens.account_id, accountId));
}
