import type { earnings_holds } from '@tangent/db/schema/money/royalty.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { HeldLines, PayableRef } from '../ledger/public.ts';

type HoldColumns = Pick<typeof earnings_holds.$inferSelect, 'release_id' | 'track_id' | 'store_id'>;

/** Matches a line, as `e` with a track, a store and a month, whose track is `t`, with a hold `h` that covers it. */
export const isCovered: SQL = sql`(h.release_id = t.release_id and (h.track_id is null
  or (h.track_id = e.track_id and h.store_id = e.store_id and e.period >= h.from_period)))`;

/** Returns what a hold covers. */
export function toHeldLines({ release_id, track_id, store_id }: HoldColumns): HeldLines {
  return track_id === null || store_id === null ? { release_id } : { release_id, track_id, store_id };
}

/** Returns the ledger account of a holder's earnings that are on hold. */
export function toHeldRef(
  lines: HeldLines,
  { holder_id, is_share }: { holder_id: string; is_share: number },
): PayableRef {
  return is_share === 1
    ? { kind: 'held_payable', ...lines, payee_id: holder_id }
    : { kind: 'held_payable', ...lines, account_id: holder_id };
}
