import { AUDIENCE_FLOOR } from '../analytics-limits.ts';

/**
 * Returns listeners by group, with null for hidden groups. Hidden are groups below ten, and then the smallest
 * of the others, until the hidden groups are either empty or at least two with ten listeners together. Otherwise a
 * hidden group could be derived from the total.
 */
export function hideSmallGroups(counts: readonly number[]): (number | null)[] {
  const isHidden = counts.map((count) => count < AUDIENCE_FLOOR);
  const bySize = counts.map((_, i) => i).sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0));
  for (const i of bySize) {
    if (isSafe(counts.filter((_, n) => isHidden[n]))) break;
    isHidden[i] = true;
  }
  return counts.map((count, i) => (isHidden[i] ? null : count));
}

function isSafe(hidden: readonly number[]): boolean {
  const total = hidden.reduce((sum, count) => sum + count, 0);
  return total === 0 || (hidden.length > 1 && total >= AUDIENCE_FLOOR);
}
