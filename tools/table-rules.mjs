// Exceptions from the rule of `check-tables.mjs`, each with its reason.

/** Tables that serve every noun. */
export const TABLES_OF_THE_PLATFORM = ['call_counts', 'clock_offset', 'idempotency_keys', 'rate_limits', 'sweep_lease'];

/** `<room>/<noun> <table>`: a noun that writes a table of another one. */
export const WRITES_OF_OTHER_NOUNS = {};

/** `<room>/<noun> <table>`: a noun that reads a table of a room above. */
export const READS_OF_ROOMS_ABOVE = {};
