import { STORE_MONTH_GAPS } from '@tangent/domain/royalty/store-months.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { calendarDate, instant, period, storeId } from './values.ts';

/** What was expected of a store for a month, reported and paid, in micro-dollars. */
const storeMonth = z.object({
  store_id: z.string(),
  store_name: z.string(),
  period,
  report_due_on: calendarDate,
  payment_due_on: calendarDate,
  /** The mean of the last months that were reported before; null when none was. */
  estimate_micros: z.number().int().nullable(),
  /** Null while there is no report. */
  reported_micros: z.number().int().nullable(),
  /** What the store paid for it so far. */
  paid_micros: z.number().int(),
  /** Why it is not reported and paid in full. Words: `store_month_gap.<gap>`. */
  gap: z.enum(STORE_MONTH_GAPS),
});
export type StoreMonth = z.infer<typeof storeMonth>;

/** Months from one to another, both included; without them the last ones (`STORE_MONTHS`). */
const storeMonthQuery = z.object({ from: period.optional(), to: period.optional() });

/** When a figure was last true: nothing was posted or paid since. */
const asOfInstant = instant.nullable();

export const listStoreMonths = defineCall({
  method: 'GET',
  path: '/v1/api/royalties/store-months',
  summary: 'What each store was expected to report and pay for a month, and did, with the reason for each gap',
  scope: 'read_royalties',
  query: storeMonthQuery,
  response: z.object({ items: z.array(storeMonth), as_of: asOfInstant }),
});

/** The same for the whole house. */
const storeMonthOverview = storeMonth.extend({
  /** What of the report belongs to nobody yet. */
  suspense_micros: z.number().int(),
});
export type StoreMonthOverview = z.infer<typeof storeMonthOverview>;

export const listBackofficeStoreMonths = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/store-months',
  summary: 'What each store was expected to report and pay us for a month, and did',
  query: storeMonthQuery.extend({ store_id: storeId.optional() }),
  response: z.object({ items: z.array(storeMonthOverview), as_of: asOfInstant }),
});
