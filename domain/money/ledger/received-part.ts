/** How far payments cover a statement of a store, before and after a change, in the smallest unit of its amount. */
export type Coverage = { readonly gross: bigint; readonly before: bigint; readonly after: bigint };

/**
 * Returns how much of a holder's money from a statement a payment makes available: of what is `waiting` the part that
 * the payment is of what was open, rounded down, and all of it with the last payment. When a store takes a payment back,
 * the part of what was `received` that it takes, rounded up and below zero. Amounts are micros.
 */
export function computeReceivedPart({ gross, before, after }: Coverage, waiting: bigint, received: bigint): bigint {
  if (gross <= 0n || after === before) return 0n;
  if (after >= gross) return waiting;
  if (after > before) return (waiting * (after - before)) / (gross - before);
  const taken = received * (before - after);
  return -(taken / before) - (taken % before === 0n ? 0n : 1n);
}
