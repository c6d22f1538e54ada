import pg from 'pg';

/** Drizzle wraps what the driver says; the SQL state is on the cause. */
export function findDatabaseError(error: unknown): pg.DatabaseError | null {
  return listCauses(error).find((cause) => cause instanceof pg.DatabaseError) ?? null;
}

/** True when a unique index refused the row; `constraint` names the index, so that a race becomes a proper answer. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const found = findDatabaseError(error);
  return found?.code === '23505' && found.constraint === constraint;
}

// Connection exceptions, the server's own shutdown and start, too many connections, no space or memory, a disk that fails.
const UNAVAILABLE_STATES = /^(08...|57P0[123]|53[123]00|580[03]0)$/;
const UNAVAILABLE_MESSAGES = /^Connection terminated|^timeout exceeded when trying to connect|^Client has encountered/;

// How a connection ends whose server is killed.
const CUT = /^(ECONNRESET|EPIPE)$/;

/** True when the database itself is away: restarting, full of connections, without space, or not reachable. */
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
