import { LEDGER_RULES } from '@tangent/domain/money/ledger/ledger-check.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { calendarDate, count, cursor, id, idempotencyKey, instant, pageOf, period, storeId } from '../values.ts';

const MONEY = '/v1/api/backoffice/money';
/** An exact amount in its own currency: `1234.560004`. */
const exact = z.string().max(60);
const currency = z.string().regex(/^[A-Z]{3}$/);

/** US dollars for one unit of a currency, valid from a day on. */
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
  summary: 'Lists exchange rates, newest day first',
  query: z.object({ currency: currency.optional(), cursor }),
  response: pageOf(exchangeRate).extend({
    /** Currencies whose missing rate holds up files, and the last day of the months concerned. */
    missing: z.array(z.object({ currency, day: calendarDate })),
  }),
});

export const setRate = defineCall({
  method: 'PUT',
  path: `${MONEY}/rates`,
  summary: 'Sets the rate of a currency on a day; reports that are already posted keep theirs',
  body: z.object({ currency, day: calendarDate, rate: exact, source: z.string().trim().min(1).max(60) }),
  response: exchangeRate,
});

const storePayment = z.object({
  id,
  store_id: z.string(),
  currency,
  /** The one report or the one month that it was sent for; null for any of the store in this currency. */
  statement_no: count.nullable(),
  period: period.nullable(),
  received_on: calendarDate,
  /** The amount that the store paid, in this currency. */
  settled_amount: exact,
  /** The amount that arrived and the fee that the bank kept, in micro-dollars. */
  received_micros: count,
  fee_micros: count,
  /** The reports it pays, each with its part; what is left is the store's credit for its next reports. */
  parts: z.array(z.object({ statement_no: count, period, amount: exact })),
  credit_amount: exact,
  reference: z.string(),
  recorded_by: z.string().nullable(),
  recorded_at: instant,
});
export type StorePayment = z.infer<typeof storePayment>;

/** A posted report of a store, and what was paid for it. */
const owedStatement = z.object({
  statement_no: count,
  statement_id: z.string(),
  store_id: z.string(),
  store_name: z.string(),
  period,
  currency,
  gross_amount: exact,
  gross_micros: count,
  /** The amount that payments settle and the amount still owed, in the currency of the report. */
  settled_amount: exact,
  open_amount: exact,
  received_micros: count,
  payment_due_on: calendarDate,
  payments: z.array(storePayment),
});
export type OwedStatement = z.infer<typeof owedStatement>;

const payer = z.object({ store_id: z.string(), store_name: z.string(), currency, open_amount: exact });

export type Payer = z.infer<typeof payer>;

export const listOwedStatements = defineCall({
  method: 'GET',
  path: `${MONEY}/statements`,
  summary: 'Lists posted reports of stores and what was paid for them, newest first',
  query: z.object({
    /** Only reports that are not settled in full. */
    open: z.enum(['yes']).optional(),
    store_id: storeId.optional(),
    cursor,
  }),
  response: pageOf(owedStatement).extend({
    /** The amounts that stores have paid and no report needs yet. */
    credits: z.array(z.object({ store_id: z.string(), store_name: z.string(), currency, amount: exact })),
    /** The stores that have reported, by currency, and how much of their reports is open. */
    payers: z.array(payer),
  }),
});

export const recordStorePayment = defineCall({
  method: 'POST',
  path: `${MONEY}/payments`,
  summary:
    'Records a payment of a store: for its reports in one currency, the oldest first, for those of a month, or for one ' +
    'report. The same reference again means the same payment',
  idempotency_key: idempotencyKey,
  requires_key: true,
  body: z.object({
    /** Either one report, or a store with the currency of its reports, and a month where the store names one. */
    statement_no: z.number().int().min(1).optional(),
    store_id: storeId.optional(),
    currency: currency.optional(),
    period: period.optional(),
    received_on: calendarDate,
    /** The amount that the store paid, in the currency of its reports; below zero it took money back for one report. */
    settled_amount: exact,
    received_micros: z.number().int(),
    fee_micros: z.number().int().min(0).default(0),
    reference: z.string().trim().min(1).max(100),
    /** Staff confirmed that the payment is more than is open: the rest becomes the store's credit. */
    accepts_overpayment: z.boolean().default(false),
  }),
  response: storePayment,
  status: 201,
});

/** A month of the ledger: its totals, and whether it is closed. */
const ledgerMonth = z.object({
  period,
  movements: count,
  closed_at: instant.nullable(),
  closed_by: z.string().nullable(),
  /** Why it cannot be closed now; null when it can be closed, or already is. */
  obstacle: z.enum(['month_not_over', 'files_waiting']).nullable(),
});
export type LedgerMonth = z.infer<typeof ledgerMonth>;

export const listLedgerMonths = defineCall({
  method: 'GET',
  path: `${MONEY}/months`,
  summary: 'Lists the months of the ledger, newest first',
  response: z.object({ items: z.array(ledgerMonth) }),
});

export const closeLedgerMonth = defineCall({
  method: 'POST',
  path: `${MONEY}/months/:period/close`,
  summary: 'Closes a month of the ledger permanently: nothing can be posted into it afterwards',
  params: z.object({ period }),
  idempotency_key: idempotencyKey,
  requires_key: true,
  body: z.object({}),
  response: ledgerMonth,
});

/** The result of one check of the ledger. */
const ledgerCheck = z.object({
  started_at: instant,
  finished_at: instant,
  requested_by: z.string().nullable(),
  results: z.array(
    z.object({
      rule: z.enum(LEDGER_RULES),
      /** Number of violations, and the first of them. */
      count,
      findings: z.array(z.object({ subject: z.string(), message: z.string() })),
    }),
  ),
});
export type LedgerCheck = z.infer<typeof ledgerCheck>;

const lastCheck = z.object({
  /** Null before the first check. */
  last: ledgerCheck.nullable(),
  /** True while a check is running. */
  is_running: z.boolean(),
});

export const getLedgerCheck = defineCall({
  method: 'GET',
  path: `${MONEY}/check`,
  summary: 'Returns the result of the last ledger check; checks run every night',
  response: lastCheck,
});

export const startLedgerCheck = defineCall({
  method: 'POST',
  path: `${MONEY}/check`,
  summary: 'Starts a ledger check now',
  body: z.object({}),
  response: lastCheck,
});
