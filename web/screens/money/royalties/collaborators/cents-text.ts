/**
 * Parses an amount of dollars as users type it, with comma or point: '500', '12,50', '$12.5'. An empty text is 0. Null
 * for everything else, including thousands separators and more than two decimals: nothing is guessed.
 */
export function parseCents(text: string): number | null {
  const bare = text.replace(/[\s\u00A0\u202F$]|US/gu, '');
  if (bare === '') return 0;
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(bare);
  if (match === null) return null;
  const [, dollars = '', cents = ''] = match;
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
}

/** Formats an amount for a field: no sign, no separators, decimals only where there are cents. */
export function formatCents(cents: number, locale: string): string {
  if (cents === 0) return '';
  const digits = cents % 100 === 0 ? 0 : 2;
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false } as const;
  return new Intl.NumberFormat(locale, format).format(cents / 100);
}
