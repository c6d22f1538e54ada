import type { HoldAnswer } from '@tangent/domain/royalty/sales-file.ts';
import type { Actor } from '../auth/public.ts';
import type { Tx } from '../platform/sql/open-database.ts';

export interface HeldFileAnswer {
  answer: HoldAnswer;
  /** Which store it is from, where the file does not say it. */
  store_id?: string | undefined;
  note: string;
}

/** What staff says of a file that waits. */
export async function answerHeldFile(
  _tx: Tx,
  _actor: Actor,
  _id: string,
  _given: HeldFileAnswer,
  _now: Date,
): Promise<void> {
  throw new Error('not there yet');
}
