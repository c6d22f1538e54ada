import type { Actor } from '../auth/public.ts';
import type { Tx } from '../platform/sql/open-database.ts';

/** Lines in suspense of the same codes, or of the same title and artist where they have no code. What is left out is not there. */
export interface SuspenseKey {
  isrc?: string | undefined;
  upc?: string | undefined;
  title?: string | undefined;
  artist?: string | undefined;
}

export interface SuspenseMatch {
  key: SuspenseKey;
  /** Of one store only. */
  store_id?: string | undefined;
  track_id: string;
}

/** Gives the money of lines in suspense to a track. */
export async function matchSuspense(
  _tx: Tx,
  _actor: Actor,
  _match: SuspenseMatch,
  _now: Date,
): Promise<{ lines: number; gross_micros: bigint }> {
  throw new Error('not there yet');
}
