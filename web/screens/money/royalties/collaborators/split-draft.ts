import type { Payee, SplitTrack } from '@tangent/contract/money/collaborator.ts';
import type { SplitPart } from '@tangent/domain/money/collaborator/split-part.ts';
import { SPLIT_MONTHS_AHEAD } from '@tangent/domain/money/money-limits.ts';
import { addMonths, listPeriods, type Period } from '@tangent/domain/money/royalty/period.ts';
import { MICROS_PER_CENT } from '@tangent/domain/money.ts';
import { formatCents } from './cents-text.ts';

/** A split as it is typed: an empty address means that the owner keeps the part. */
export type SplitValues = {
  readonly track_id: string;
  readonly parts: readonly (Omit<SplitPart, 'email'> & { readonly email: string })[];
  readonly effective_from: Period;
  /** Dollars as typed. */
  readonly recoupable: string;
  readonly is_for_all: boolean;
};

/** Returns the initial values of the form: the newest version, or the credits of a track that has none. */
export function buildSplitValues(
  track: SplitTrack,
  { payees, this_month, locale }: { payees: ReadonlyMap<string, Payee>; this_month: Period; locale: string },
): SplitValues {
  const [newest] = track.versions;
  const parts = newest
    ? newest.parts.map(({ payee_id, ...part }) => ({ ...part, email: payees.get(payee_id ?? '')?.email ?? '' }))
    : track.credits.map((part) => ({ ...part, email: '' }));
  const isLater = newest !== undefined && newest.effective_from > this_month;
  return {
    track_id: track.id,
    parts,
    effective_from: isLater ? newest.effective_from : this_month,
    recoupable: formatCents(leftToRecoup(track), locale),
    is_for_all: false,
  };
}

/**
 * Returns the amount of the newest version that is not recouped yet: a new version starts with it. In cents, rounded
 * up.
 */
function leftToRecoup({ versions: [newest] }: SplitTrack): number {
  if (newest === undefined) return 0;
  return Math.max(0, newest.recoupable_cents - Math.floor(newest.recouped_micros / Number(MICROS_PER_CENT)));
}

/** Lists the months from which a version may apply. */
export function listMonths(thisMonth: Period): Period[] {
  return listPeriods(thisMonth, addMonths(thisMonth, SPLIT_MONTHS_AHEAD));
}

/** Returns the parts as they are sent and checked. */
export function toSplitParts({ parts }: SplitValues): SplitPart[] {
  return parts.map(({ email, ...part }) => ({ ...part, email: email.trim() === '' ? null : email.trim() }));
}
