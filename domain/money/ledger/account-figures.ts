import { addDays } from '../../calendar.ts';
import { STORE_TERMS_DAYS } from '../money-limits.ts';
import { getLastDay, type Period } from '../royalty/period.ts';

/** The earnings of an account from a month of sales that stores have not paid yet, in micro-dollars. */
export type WaitingMonth = { readonly period: Period; readonly micros: bigint };

/** All that waits for stores, the next day on which a part of it is due, and how much should have come already. */
export type WaitingMoney = { reported: bigint; due_on: string | null; late: bigint };

/**
 * Sums money that stores have reported and not paid yet. A store pays a month of sales `STORE_TERMS_DAYS.payment` days
 * after its end; from the day after that its money is late. `due_on` is null when all of it is late, or nothing waits.
 */
export function summarizeWaiting(months: readonly WaitingMonth[], today: string): WaitingMoney {
  let due_on: string | null = null;
  let [reported, late] = [0n, 0n];
  for (const { period, micros } of months) {
    if (micros === 0n) continue;
    reported += micros;
    const day = getPaymentDueOn(period);
    if (day < today) late += micros;
    else if (due_on === null || day < due_on) due_on = day;
  }
  return { reported, due_on, late };
}

/** Returns the last day on which the stores may pay a month of sales. */
export function getPaymentDueOn(period: Period): string {
  return addDays(getLastDay(period), STORE_TERMS_DAYS.payment);
}
