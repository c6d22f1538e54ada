import { STORE_MONTH_GAPS } from '@tangent/domain/money/royalty/store-months.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { calendarDate, instant, period, storeId } from '../values.ts';

/** The expected, reported and paid amounts of a store for a month, in micro-dollars. */
const storeMonth = z.object({
  store_id: z.string(),
  store_name: z.string(),
  period,
  report_due_on: calendarDate,
  payment_due_on: calendarDate,
  /** The mean of the previous reported months; null when there was none. */
  estimate_micros: z.number().int().nullable(),
  /** Null while there is no report. */
  reported_micros: z.number().int().nullable(),
  /** The amount the store has paid for it so far. */
  paid_micros: z.number().int(),
  /** Why it is not reported and paid in full. Labels: `store_month_gap.<gap>`. */
  gap: z.enum(STORE_MONTH_GAPS),
});
export type StoreMonth = z.infer<typeof storeMonth>;

/** Months from one to another, both included; by default the last ones (`STORE_MONTHS`). */
const storeMonthQuery = z.object({ from: period.optional(), to: period.optional() });

/** The time of the last posting or payment that changed the figures. */
const asOfInstant = instant.nullable();

export const listStoreMonths = defineCall({
  method: 'GET',
  path: '/v1/api/royalties/store-months',
  summary: 'Lists the expected, reported and paid amounts of each store by month, with the reason for each gap',
  scope: 'read_royalties',
  query: storeMonthQuery,
  response: z.object({ items: z.array(storeMonth), as_of: asOfInstant }),
});

/** The same for all accounts together. */
const storeMonthOverview = storeMonth.extend({
  /** The part of the report that is in suspense. */
  suspense_micros: z.number().int(),
});
export type StoreMonthOverview = z.infer<typeof storeMonthOverview>;

export const listBackofficeStoreMonths = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/store-months',
  summary: 'Lists the amounts that each store was expected to report and pay us by month, and those it did',
  query: storeMonthQuery.extend({ store_id: storeId.optional() }),
  response: z.object({ items: z.array(storeMonthOverview), as_of: asOfInstant }),
});
