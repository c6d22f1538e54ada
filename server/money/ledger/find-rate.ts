import { exchange_rates } from '@tangent/db/schema/money/royalty.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import { RATE_MAX_AGE_DAYS } from '@tangent/domain/money/money-limits.ts';
import { type Decimal, parseDecimal } from '@tangent/domain/money/royalty/decimal.ts';
import { and, desc, eq, gte, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export interface FoundRate {
  /** Dollars for one unit of the currency. */
  rate: Decimal;
  day: string;
  source: string;
}

/**
 * Finds the rate of a currency for a day: the newest one on or before it, unless it is too old. Null when there is
 * none.
 */
export async function findRate(tx: Tx | Db, currency: string, day: string): Promise<FoundRate | null> {
  const known = exchange_rates;
  const [row] = await tx
    .select({ rate: known.rate, day: known.day, source: known.source })
    .from(known)
    .where(and(eq(known.currency, currency), lte(known.day, day), gte(known.day, addDays(day, -RATE_MAX_AGE_DAYS))))
    .orderBy(desc(known.day))
    .limit(1);
  const rate = parseDecimal(row?.rate ?? '');
  return row && rate ? { ...row, rate } : null;
}
