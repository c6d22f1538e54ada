import { LEDGER_RULES } from '@tangent/domain/ledger/ledger-check.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { calendarDate, count, cursor, id, idempotencyKey, instant, pageOf, period, storeId } from './values.ts';

const MONEY = '/v1/api/backoffice/money';
/** An amount in its own currency, exactly: `1234.560004`. */
const exact = z.string().max(60);
const currency = z.string().regex(/^[A-Z]{3}$/);

/** Dollars for one unit of a currency, from a day on. */
const exchangeRate = z.object({
  currency,
  day: calendarDate,
  rate: exact,
  source: z.string(),
  set_by: z.string().nullable(),
  set_at: instant,
});
export type ExchangeRate = z.infer<typeof exchangeRate>;

export const listRates = defineCall({
  method: 'GET',
  path: `${MONEY}/rates`,
  summary: 'Rates of exchange, the newest day first',
  query: z.object({ currency: currency.optional(), cursor }),
  response: pageOf(exchangeRate).extend({
    /** Currencies that files wait for, and the last day of their months. */
    missing: z.array(z.object({ currency, day: calendarDate })),
  }),
});

export const setRate = defineCall({
  method: 'PUT',
  path: `${MONEY}/rates`,
  summary: 'Sets the rate of a currency on a day; reports that were posted keep theirs',
  body: z.object({ currency, day: calendarDate, rate: exact, source: z.string().trim().min(1).max(60) }),
  response: exchangeRate,
});

const storePayment = z.object({
  id,
  statement_no: count,
  received_on: calendarDate,
  /** What of the report it settles, in the currency of the report, and what came in, in micro-dollars. */
  settled_amount: exact,
  received_micros: count,
  reference: z.string(),
  recorded_by: z.string().nullable(),
  recorded_at: instant,
});
export type StorePayment = z.infer<typeof storePayment>;

/** A report of a store that was posted, and what was paid for it. */
const owedStatement = z.object({
  statement_no: count,
  statement_id: z.string(),
  store_id: z.string(),
  store_name: z.string(),
  period,
  currency,
  gross_amount: exact,
  gross_micros: count,
  /** What payments settle of it, and what is left, in its currency. */
  settled_amount: exact,
  open_amount: exact,
  received_micros: count,
  payment_due_on: calendarDate,
  payments: z.array(storePayment),
});
export type OwedStatement = z.infer<typeof owedStatement>;

export const listOwedStatements = defineCall({
  method: 'GET',
  path: `${MONEY}/statements`,
  summary: 'Reports of stores that were posted and what was paid for them, the newest first',
  query: z.object({
    /** Only those that are not settled to the last unit. */
    open: z.enum(['yes']).optional(),
    store_id: storeId.optional(),
    cursor,
  }),
  response: pageOf(owedStatement),
});

export const recordStorePayment = defineCall({
  method: 'POST',
  path: `${MONEY}/payments`,
  summary: 'Notes that a store paid for a report; the same reference again is the same payment',
  idempotency_key: idempotencyKey,
  body: z.object({
    statement_no: z.number().int().min(1),
    received_on: calendarDate,
    settled_amount: exact,
    received_micros: z.number().int(),
    reference: z.string().trim().min(1).max(100),
  }),
  response: storePayment,
  status: 201,
});

/** A month of the books: what is in it, and whether it is closed. */
const ledgerMonth = z.object({
  period,
  movements: count,
  closed_at: instant.nullable(),
  closed_by: z.string().nullable(),
  /** Why it cannot be closed now; null when it can, or is. */
  obstacle: z.enum(['month_not_over', 'files_waiting']).nullable(),
});
export type LedgerMonth = z.infer<typeof ledgerMonth>;

export const listLedgerMonths = defineCall({
  method: 'GET',
  path: `${MONEY}/months`,
  summary: 'The months of the books, the newest first',
  response: z.object({ items: z.array(ledgerMonth) }),
});

export const closeLedgerMonth = defineCall({
  method: 'POST',
  path: `${MONEY}/months/:period/close`,
  summary: 'Closes the books of a month for good: nothing is written into it any more',
  params: z.object({ period }),
  idempotency_key: idempotencyKey,
  body: z.object({}),
  response: ledgerMonth,
});

/** What the books were found to be. */
const ledgerCheck = z.object({
  started_at: instant,
  finished_at: instant,
  requested_by: z.string().nullable(),
  results: z.array(
    z.object({
      rule: z.enum(LEDGER_RULES),
      /** Cases against it, and the first of them. */
      count,
      findings: z.array(z.object({ subject: z.string(), message: z.string() })),
    }),
  ),
});
export type LedgerCheck = z.infer<typeof ledgerCheck>;

const lastCheck = z.object({
  /** Null before the first one. */
  last: ledgerCheck.nullable(),
  /** One is under way. */
  is_running: z.boolean(),
});

export const getLedgerCheck = defineCall({
  method: 'GET',
  path: `${MONEY}/check`,
  summary: 'What the last check of the books found; they are checked every night',
  response: lastCheck,
});

export const startLedgerCheck = defineCall({
  method: 'POST',
  path: `${MONEY}/check`,
  summary: 'Has the books checked now',
  body: z.object({}),
  response: lastCheck,
});
