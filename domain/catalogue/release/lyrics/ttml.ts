import type { LrcLine } from './lrc.ts';

/** Timed lyrics and what a TTML file says about them. */
export type TimedLyrics = {
  readonly lines: readonly LrcLine[];
  /** ISO 639-1 code of the sung language. */
  readonly language: string;
  /** Length of the recording, in milliseconds. */
  readonly duration_ms: number;
};

/**
 * Formats timed lyrics as TTML (W3C Timed Text Markup Language), line by line, for stores that show lyrics in time with
 * the music. A line ends where the next one starts, the last one with the recording. A line without text is a pause: it
 * only ends the line before it, and the lines after it form the next part.
 *
 * ```ts
 * formatTtml({ lines: [{ at_ms: 1500, text: 'Mar & sal' }], language: 'pt', duration_ms: 9000 });
 * // … <p begin="00:00:01.500" end="00:00:09.000">Mar &amp; sal</p> …
 * ```
 */
export function formatTtml({ lines, language, duration_ms }: TimedLyrics): string {
  const parts: string[][] = [[]];
  for (const [index, { at_ms, text }] of lines.entries()) {
    if (text === '') parts.push([]);
    const end = lines[index + 1]?.at_ms ?? Math.max(at_ms, duration_ms);
    if (text !== '')
      parts.at(-1)?.push(`<p begin="${formatTime(at_ms)}" end="${formatTime(end)}">${escapeMarkup(text)}</p>`);
  }
  const divs = parts
    .filter((part) => part.length > 0)
    .map((part) => `    <div>\n${part.map((line) => `      ${line}\n`).join('')}    </div>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<tt xmlns="http://www.w3.org/ns/ttml" xml:lang="${escapeMarkup(language)}">
  <body dur="${formatTime(duration_ms)}">
${divs.join('')}  </body>
</tt>
`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// XML has no place for most control characters and for lone surrogates, not even escaped.
function escapeMarkup(text: string): string {
  return text.replace(/\p{Cs}|[^\P{Cc}\t]|[\uFFFE\uFFFF]/gu, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '');
}

function formatTime(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const fraction = String(Math.round(ms) % 1000).padStart(3, '0');
  const seconds = Math.floor(Math.round(ms) / 1000);
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${fraction}`;
}
