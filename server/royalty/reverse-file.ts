import type { Actor } from '../auth/public.ts';
import type { Tx } from '../platform/sql/open-database.ts';

/** Takes a posted file back. Answers the id of the file that mirrors it. */
export async function reverseFile(_tx: Tx, _actor: Actor, _id: string, _why: string, _now: Date): Promise<string> {
  throw new Error('not there yet');
}
