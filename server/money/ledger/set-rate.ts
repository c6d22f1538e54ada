import { exchange_rates } from '@tangent/db/schema/money/royalty.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { checkRate } from '@tangent/domain/money/ledger/check-rate.ts';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

export interface NewRate {
  currency: string;
  day: string;
  /** Dollars for one unit of the currency, such as `1.0842`. */
  rate: string;
  source: string;
}

/**
 * Sets the rate of a currency on a day, or changes it. Earlier postings keep the rate they were posted with; files that
 * were held because a rate was missing can be decided again.
 */
export async function setRate(tx: Tx, actor: Pick<Actor, 'user_id'> | null, input: NewRate, now: Date): Promise<void> {
  const issues = checkRate(input, utcDay(now.getTime()));
  if (!Intl.supportedValuesOf('currency').includes(input.currency))
    issues.push({ code: 'invalid_choice', path: 'currency' });
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  const { currency, day, rate, source } = input;
  const set = { rate, source, set_by: actor?.user_id ?? null, set_at: now };
  await tx
    .insert(exchange_rates)
    .values({ currency, day, ...set })
    .onConflictDoUpdate({ target: [exchange_rates.currency, exchange_rates.day], set });
  await recordAction(tx, 'ledger.rate_set', {
    by: byStaff(actor),
    subject: { kind: 'rate', id: `${currency} ${day}` },
    details: { rate, source },
    at: now,
  });
}
