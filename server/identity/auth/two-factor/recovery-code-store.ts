import { recovery_codes } from '@tangent/db/schema/identity/sign-in.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-code.ts';

/** Creates new recovery codes for an account and voids the old ones. Their text exists only in the response. */
export async function insertRecoveryCodes(tx: Tx, accountId: string): Promise<string[]> {
  const codes = makeRecoveryCodes();
  await tx.delete(recovery_codes).where(eq(recovery_codes.account_id, accountId));
  await tx
    .insert(recovery_codes)
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashRecoveryCode(code) })));
  return codes;
}
