/** A format is slow to make and fast to use. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Reads how far the clocks of a zone of IANA are ahead of UTC at an instant, in milliseconds; negative in the west. */
export function readOffsetMs(instantMs: number, zone: string): number {
  const name = getFormat(zone)
    .formatToParts(instantMs)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === '-' ? -ahead : ahead;
}

function getFormat(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, known);
  return known;
}
