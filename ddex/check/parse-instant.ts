/**
 * Returns the milliseconds of an xs:dateTime or date. A value without a time zone is read as UTC, so that the result is
 * the same on every machine. Returns NaN for any other text.
 */
export function parseInstant(text: string): number {
  const hasZone = /(?:Z|[+-]\d\d:\d\d)$/.test(text) || !text.includes('T');
  return Date.parse(hasZone ? text : `${text}Z`);
}
