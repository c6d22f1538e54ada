import type { FraudCase } from '@tangent/contract/insight/monitoring.ts';

type Charge = { readonly platform: { readonly id: string }; readonly period: string };

/** Finds the earliest case with findings in the month of a fine, at the same store. */
export function findChargeCase(cases: readonly FraudCase[], { platform, period }: Charge): FraudCase | undefined {
  return cases
    .filter(({ store }) => store.id === platform.id)
    .filter(({ first_day, last_day }) => period >= first_day.slice(0, 7) && period <= last_day.slice(0, 7))
    .sort((a, b) => (a.opened_at < b.opened_at ? -1 : 1))[0];
}
