import { Refusal } from '../../platform/refusal.ts';
import { findDatabaseError, isDatabaseUnavailable } from '../../platform/sql/database-error.ts';

/** Prints an error to the terminal: the message of an expected error, the stack of an unexpected one. */
export function reportError(error: unknown): void {
  const database = isDatabaseUnavailable(error) ? findDatabaseError(error) : null;
  const isOurs = error instanceof Refusal || (error instanceof Error && error.constructor === Error);
  if (database) console.error(`Database error: ${database.message}`);
  else console.error(isOurs ? error.message : error);
}
