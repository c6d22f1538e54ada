import pg from 'pg';

/** Returns the driver's error, which Drizzle wraps; the SQL state is on the cause. */
export function findDatabaseError(error: unknown): pg.DatabaseError | null {
  return listCauses(error).find((cause) => cause instanceof pg.DatabaseError) ?? null;
}

/**
 * Tells whether a unique index refused the row; `constraint` names the index, so that a race becomes a proper response.
 */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const found = findDatabaseError(error);
  return found?.code === '23505' && found.constraint === constraint;
}

// Connection exceptions, the server's own shutdown and start, too many connections, no space or memory, a disk that fails.
const UNAVAILABLE_STATES = /^(08...|57P0[123]|53[123]00|580[03]0)$/;
const UNAVAILABLE_MESSAGES = /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered/;

// How a connection ends when its server is killed.
const CUT = /^(ECONNRESET|EPIPE)$/;

/**
 * Tells whether the database itself is unavailable: restarting, full of connections, out of space, or not reachable.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return listCauses(error).some((cause) => {
    if (cause instanceof pg.DatabaseError) return UNAVAILABLE_STATES.test(cause.code ?? '');
    if (UNAVAILABLE_MESSAGES.test(cause.message)) return true;
    return 'syscall' in cause && (cause.syscall === 'connect' || ('code' in cause && CUT.test(String(cause.code))));
  });
}

function listCauses(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let current = error; current instanceof Error; current = current.cause) causes.push(current);
  return causes;
}
