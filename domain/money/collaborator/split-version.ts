import type { Period } from '../royalty/period.ts';

type Counted = { readonly number: number; readonly effective_from: Period };

/** Status of a version: in force, starting in a later month, in force earlier, or replaced before it took effect. */
export const SPLIT_VERSION_STATUSES = ['in_force', 'waiting', 'past', 'replaced'] as const;
export type SplitVersionStatus = (typeof SPLIT_VERSION_STATUSES)[number];

/**
 * Finds the version that divides a month of sales: of those that start in the latest month up to this one, the
 * newest. Null when none has started: then the owner gets everything.
 */
export function findVersionFor<Version extends Counted>(versions: readonly Version[], period: Period): Version | null {
  return versions
    .filter(({ effective_from }) => effective_from <= period)
    .reduce<Version | null>((best, one) => (best === null || isAfter(one, best) ? one : best), null);
}

/** Computes the status of a version in a month, among all versions of its track. */
export function computeVersionStatus<Version extends Counted>(
  version: Version,
  versions: readonly Version[],
  month: Period,
): SplitVersionStatus {
  const isReplaced = versions.some(
    ({ number, effective_from }) => effective_from === version.effective_from && number > version.number,
  );
  if (isReplaced) return 'replaced';
  if (version.effective_from > month) return 'waiting';
  return findVersionFor(versions, month) === version ? 'in_force' : 'past';
}

function isAfter(one: Counted, other: Counted): boolean {
  if (one.effective_from !== other.effective_from) return one.effective_from > other.effective_from;
  return one.number > other.number;
}
