import type { Plan } from '@tangent/domain/plan/plan.ts';
import { shareBasisPoints } from '@tangent/domain/royalty/share.ts';
import type { Split } from './load-splits.ts';
import type { Holder, Recording, SplitVersion, Terms } from './terms.ts';

/**
 * Returns how the money of a track is divided: the share of its owner's plan, and the parts of the split, if there is
 * one. The owner gets the part of a payee who cannot be paid; several parts of one payee are one entry.
 */
export function buildTerms(
  recording: Recording,
  period: string,
  plan: Plan,
  split: Split | undefined,
  versions: Map<string, SplitVersion>,
): Terms {
  const holders: Holder[] = [{ holder_id: recording.account_id, is_share: 0, row_heads: [], bucket: null }];
  const shares = (split?.parts ?? []).map(({ share_basis_points, payee_id }) => ({
    share_basis_points,
    holder: payee_id === null ? 0 : ensureHolder(holders, payee_id),
  }));
  const version = split === undefined ? null : ensureVersion(split, versions);
  return { recording, period, share_basis_points: shareBasisPoints(plan), version, holders, shares, sums: [] };
}

function ensureHolder(holders: Holder[], payeeId: string): number {
  const index = holders.findIndex(({ holder_id, is_share }) => is_share === 1 && holder_id === payeeId);
  return index === -1 ? holders.push({ holder_id: payeeId, is_share: 1, row_heads: [], bucket: null }) - 1 : index;
}

// A version may apply to several months of one file: an amount recouped in one is not recouped in the next.
function ensureVersion(split: Split, versions: Map<string, SplitVersion>): SplitVersion {
  const known = versions.get(split.id);
  if (known) return known;
  const { id, recoupable_micros, recouped_micros } = split;
  const left = recoupable_micros - recouped_micros;
  const version = {
    id,
    recouped_before: recouped_micros,
    left_micros: Number(left > 0n ? left : 0n),
    recouped_micros: 0,
  };
  if (recoupable_micros > 0n) versions.set(split.id, version);
  return version;
}
