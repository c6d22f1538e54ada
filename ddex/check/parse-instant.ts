/**
 * The milliseconds of an xs:dateTime or date. Without a time zone it is read as UTC, so that the answer is the same everywhere;
 * NaN when it is no time.
 */
export function parseInstant(text: string): number {
  const hasZone = /(?:Z|[+-]\d\d:\d\d)$/.test(text) || !text.includes('T');
  return Date.parse(hasZone ? text : `${text}Z`);
}
