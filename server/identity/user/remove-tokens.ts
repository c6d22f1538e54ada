import { api_tokens } from '@tangent/db/schema/sign-in.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/** Ends the tokens of an account's programs for good: a lifted ban must not wake them. */
export async function removeTokens(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(api_tokens).where(eq(api_tokens.account_id, accountId));
}
