import { addDays, type CalendarDate } from '../../calendar.ts';

export type CalendarEntry = {
  /** The same for ever: a calendar replaces the entry it has (RFC 5545, 3.8.4.7). */
  readonly uid: string;
  /** Counts the changes: a calendar ignores an entry with a lower number than its own. */
  readonly sequence: number;
  readonly date: CalendarDate;
  readonly title: string;
  readonly text: string;
  readonly address: string;
  /** Calendars remove a cancelled entry (RFC 5546, 3.2.5). */
  readonly is_cancelled: boolean;
  /** ISO 8601. */
  readonly changed_at: string;
};

/** Longest line in octets, without its end (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/**
 * Builds an iCalendar file with whole-day entries: a date is a day without a time zone, so it is that day everywhere.
 * The file removes its entries when all of them are cancelled. `product` wrote it. Source: RFC 5545.
 */
export function buildCalendar(product: string, entries: readonly CalendarEntry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Release dates//EN`,
    `METHOD:${entries.every(({ is_cancelled }) => is_cancelled) ? 'CANCEL' : 'PUBLISH'}`,
    ...entries.flatMap(listEntryLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function listEntryLines({ uid, sequence, date, title, text, address, ...entry }: CalendarEntry): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${formatInstant(entry.changed_at)}`,
    `DTSTART;VALUE=DATE:${formatDay(date)}`,
    `DTEND;VALUE=DATE:${formatDay(addDays(date, 1))}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${address}`,
    `STATUS:${entry.is_cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

function formatDay(date: CalendarDate): string {
  return date.replaceAll('-', '');
}

/** `2026-12-04T00:00:00.000Z` becomes `20261204T000000Z`. */
function formatInstant(instant: string): string {
  return instant.replace(/\.\d+/, '').replace(/[-:]/g, '');
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** Breaks a line at characters, never within one: the limit counts octets of UTF-8. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = countBytes(character);
    if (bytes + size > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

function countBytes(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
