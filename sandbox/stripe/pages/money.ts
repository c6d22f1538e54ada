/** Formats cents as an amount such as `$49.99`. */
export function formatCents(cents: number): string {
  const amount = `$${(Math.abs(cents) / 100).toFixed(2)}`;
  return cents < 0 ? `-${amount}` : amount;
}

/** Formats seconds since 1970 as a day such as `2027-11-22`. */
export function formatDay(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}
