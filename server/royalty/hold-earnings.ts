import type { Actor } from '../auth/public.ts';
import type { Tx } from '../platform/sql/open-database.ts';

/** Holds back what a release earned and earns while somebody claims it. False when it is held already. */
export async function holdEarnings(
  _tx: Tx,
  _actor: Actor,
  _releaseId: string,
  _note: string | null,
  _now: Date,
): Promise<boolean> {
  throw new Error('not there yet');
}

/** Gives what was held back to whom it belongs. False when nothing is held. */
export async function releaseEarnings(
  _tx: Tx,
  _actor: Actor,
  _releaseId: string,
  _note: string | null,
  _now: Date,
): Promise<boolean> {
  throw new Error('not there yet');
}
