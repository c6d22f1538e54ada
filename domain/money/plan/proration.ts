import { DAY_MS } from '../../duration.ts';
import { YEARLY_PRICES_CENTS } from './prices.ts';

/** The start and the end of a paid year, in milliseconds since 1970. */
export type BilledPeriod = { readonly start_ms: number; readonly end_ms: number };

export type UpgradeCharge = {
  readonly charge_cents: number;
  readonly days_left: number;
  readonly period_days: number;
  /** The start of the charged time: a number of whole days before the end. */
  readonly counted_from_ms: number;
};

/**
 * Computes the immediate charge for an upgrade from PRO to Advanced: the yearly difference for the remaining whole
 * days; the end of the year stays (S4-036, A-107). Half a cent is rounded up.
 */
export function upgradeCharge({ start_ms, end_ms }: BilledPeriod, nowMs: number): UpgradeCharge {
  const period_days = Math.round((end_ms - start_ms) / DAY_MS);
  const days_left = Math.min(period_days, Math.max(0, Math.floor((end_ms - nowMs) / DAY_MS)));
  const difference = YEARLY_PRICES_CENTS.advanced - YEARLY_PRICES_CENTS.pro;
  return {
    charge_cents: Math.round((difference * days_left) / period_days),
    days_left,
    period_days,
    counted_from_ms: end_ms - days_left * DAY_MS,
  };
}
