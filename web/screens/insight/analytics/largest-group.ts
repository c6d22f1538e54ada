import type { AnalyticsDemographics } from '@tangent/contract/analytics.ts';

type Group = AnalyticsDemographics['groups'][number];

/** Everybody of an age that is told; null where nothing is. */
export function computeTotal({ female, male, other, unknown }: Group): number | null {
  const counted = [female, male, other, unknown].flatMap(({ listeners }) => (listeners === null ? [] : [listeners]));
  return counted.length === 0 ? null : counted.reduce((sum, listeners) => sum + listeners, 0);
}

/** The age that most listeners have, of those that are told; null where none is. */
export function largestGroup(groups: readonly Group[]): Group['age_group'] | null {
  const known = groups.filter(({ age_group }) => age_group !== 'unknown');
  const [first] = known.sort((a, b) => (computeTotal(b) ?? 0) - (computeTotal(a) ?? 0));
  return first && (computeTotal(first) ?? 0) > 0 ? first.age_group : null;
}
