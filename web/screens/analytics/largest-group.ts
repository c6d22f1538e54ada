import type { AnalyticsDemographics } from '@tangent/contract/analytics.ts';

type Group = AnalyticsDemographics['groups'][number];

/** Everybody of an age that is told; null where nothing is. */
export function sumOf({ female, male, other, unknown }: Group): number | null {
  const told = [female, male, other, unknown].flatMap(({ listeners }) => (listeners === null ? [] : [listeners]));
  return told.length === 0 ? null : told.reduce((sum, listeners) => sum + listeners, 0);
}

/** The age that most listeners have, of those that are told; null where none is. */
export function largestGroup(groups: readonly Group[]): Group['age_group'] | null {
  const known = groups.filter(({ age_group }) => age_group !== 'unknown');
  const [first] = known.sort((a, b) => (sumOf(b) ?? 0) - (sumOf(a) ?? 0));
  return first && (sumOf(first) ?? 0) > 0 ? first.age_group : null;
}
