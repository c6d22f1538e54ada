import { addDays, type CalendarDate, utcDay } from '../../calendar.ts';
import { CLAIM_ANSWER_DAYS } from '../../request-limits.ts';
import type { ClaimKind, ClaimService } from './rights-claim.ts';

/**
 * Returns the last day to answer a claim, counted from the day on which the service made it, however late we heard of
 * it. A use of the music has none: it earns until the artist releases it.
 *
 * @example findClaimDue({ service: 'meta', kind: 'own_video' }, Date.UTC(2026, 10, 20)) // '2026-11-27'
 */
export function findClaimDue(
  { service, kind }: { service: ClaimService; kind: ClaimKind },
  claimedAtMs: number,
): CalendarDate | null {
  return kind === 'use' ? null : addDays(utcDay(claimedAtMs), CLAIM_ANSWER_DAYS[service]);
}
