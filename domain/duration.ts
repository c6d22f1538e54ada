/** Lengths of time in milliseconds. A day of the calendar has as many, since all its days are UTC. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
