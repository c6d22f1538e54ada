/**
 * Reads an amount of dollars as people write it: '1,234.50', '1.234,50', '$ 1234', '1234,5'. Answers whole cents, or null for everything
 * else, also for more than two decimals: nothing is rounded behind anybody's back. A comma or point before the last one or two digits
 * begins the cents, in whatever language.
 */
export function parseAmount(text: string): number | null {
  const bare = text.replace(/[\s\u00A0\u202F$]|US|USD/gu, '');
  const match = /^(\d{1,3}(?:[.,’']?\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(bare);
  if (match === null) return null;
  const [, whole = '', fraction = ''] = match;
  const digits = whole.replace(/\D/g, '');
  if (digits.length > 12 || isMixed(whole)) return null;
  return Number(digits) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Thousands are parted by one sign throughout. */
function isMixed(whole: string): boolean {
  return new Set(whole.replace(/\d/g, '')).size > 1;
}

/** Cents as somebody would write them into a field: 1234.50, without a sign and without parted thousands. */
export function formatAmount(cents: number, locale: string): string {
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false } as const;
  return new Intl.NumberFormat(locale, format).format(cents / 100);
}
