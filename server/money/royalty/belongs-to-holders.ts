import { type SQL, sql } from 'drizzle-orm';

/** Of the accounts of the books, as `a`, those that hold what entries brought to the holders: owed, not claimed yet, or held back. */
export function belongsToHolders(holders: readonly string[]): SQL {
  const ids = sql.param([...holders]);
  return sql`(a.account_id = any(${ids}) or a.payee_id = any(${ids}))
    and a.kind in ('artist_payable', 'payee_payable', 'held_payable')`;
}
