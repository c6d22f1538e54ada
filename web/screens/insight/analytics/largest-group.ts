import type { AnalyticsDemographics } from '@tangent/contract/insight/analytics.ts';

type Group = AnalyticsDemographics['groups'][number];

/** Adds up the reported listeners of an age group; null if none are reported. */
export function computeTotal({ female, male, other, unknown }: Group): number | null {
  const counted = [female, male, other, unknown].flatMap(({ listeners }) => (listeners === null ? [] : [listeners]));
  return counted.length === 0 ? null : counted.reduce((sum, listeners) => sum + listeners, 0);
}

/** Returns the reported age group with the most listeners; null if none is reported. */
export function largestGroup(groups: readonly Group[]): Group['age_group'] | null {
  const known = groups.filter(({ age_group }) => age_group !== 'unknown');
  const [first] = known.sort((a, b) => (computeTotal(b) ?? 0) - (computeTotal(a) ?? 0));
  return first && (computeTotal(first) ?? 0) > 0 ? first.age_group : null;
}
