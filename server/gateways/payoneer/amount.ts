/** Cents as Payoneer writes dollars, such as `12.05`. */
export function formatAmount(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new Error(`no amount to send: ${cents}`);
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Dollars such as `12.05`, `12.5` or `12` in cents; null when this is no amount. */
export function parseAmount(text: string): number | null {
  const [, dollars, cents = ''] = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return dollars === undefined ? null : Number(dollars + cents.padEnd(2, '0'));
}
