/** A line of lyrics: the times at its head, as they are written, and its words. */
export type LyricLine = { readonly time: string; readonly text: string };

/** Plain lyrics and LRC alike as lines; a line without times has an empty one. */
export function splitLyrics(lyrics: string): LyricLine[] {
  return lyrics.split(/\r\n|\r|\n/).map((line) => {
    const time = /^\s*(?:\[\d{1,3}:\d{2}(?:[.:]\d{1,3})?\]\s*)+|^\s*\[[a-z#]+:[^\]]*\]\s*$/iu.exec(line)?.[0] ?? '';
    return { time, text: line.slice(time.length) };
  });
}

export function joinLyrics(lines: readonly LyricLine[]): string {
  return lines.map(({ time, text }) => time + text).join('\n');
}
