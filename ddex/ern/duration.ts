/** Formats whole seconds as an ISO 8601 duration: 205 is `PT3M25S`. */
export function buildDuration(seconds: number): string {
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${whole % 60}S`;
}

/** An xs:duration without years and months, whose length is not fixed. */
export const DURATION_FORM =
  /^P(?=\d|T\d)(?:(\d{1,6})D)?(?:T(?=\d)(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,9}(?:\.\d{1,9})?)S)?)?$/;

/**
 * Returns the seconds of an ISO 8601 duration of days, hours, minutes and seconds, in any of its spellings: `PT3M20.5S`,
 * `PT200S`, `P0DT3M`; null for any other text.
 */
export function parseDuration(text: string): number | null {
  const match = DURATION_FORM.exec(text);
  if (match === null) return null;
  const [, days = '0', hours = '0', minutes = '0', seconds = '0'] = match;
  return Number(days) * 86_400 + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
