import { findDatabaseError, isDatabaseUnavailable } from '../platform/sql/database-error.ts';

/** Tells a person at the terminal what went wrong: the sentence when it is ours or the database's, the stack when it is a surprise. */
export function reportError(error: unknown): void {
  const database = isDatabaseUnavailable(error) ? findDatabaseError(error) : null;
  const isOurs = error instanceof Error && error.constructor === Error;
  if (database) console.error(`The database says: ${database.message}`);
  else console.error(isOurs ? error.message : error);
}
