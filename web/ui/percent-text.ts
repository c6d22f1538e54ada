/**
 * Reads a percentage as people write it: '12.5', '12,5', '12,5 %', '%12,5'. Answers whole hundredths of a percent, or null for
 * everything else, also for more than two decimals: nothing is rounded behind anybody's back.
 */
export function parsePercent(text: string): number | null {
  const bare = text.replace(/[\s\u00A0\u202F%٪]/gu, '');
  const match = /^(\d{1,4})(?:[.,](\d{0,2})0*)?$/.exec(bare) ?? /^()[.,](\d{1,2})0*$/.exec(bare);
  if (match === null) return null;
  const [, whole = '', fraction = ''] = match;
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Hundredths of a percent as a number of the language: 12,5 or 12.5. Only the decimals there are. */
export function formatPercent(basisPoints: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false }).format(basisPoints / 100);
}
