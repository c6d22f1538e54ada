import { OWED_KINDS } from '@tangent/domain/money/ledger/ledger-account.ts';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Matches the ledger accounts, as `a`, that contain the earnings of holders: owed, not claimed yet, or
 * on hold, whether stores have paid it or not.
 */
export function belongsToHolders(holders: readonly string[]): SQL {
  const ids = sql.param([...holders]);
  return sql`(a.account_id = any(${ids}) or a.payee_id = any(${ids}))
    and a.kind = any(${sql.param([...OWED_KINDS])})`;
}
