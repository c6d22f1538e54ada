/** Shorter lines say nothing about their writer: anybody may write `Oh my love`. */
const MIN_LETTERS = 12;
/** So many lines of one song are no chance. */
const MIN_LINES = 4;

/** Whether a text was written here: at least half of its lines, some of them, or none that is known. */
export const TEXT_VERDICTS = ['made_here', 'partly', 'unknown'] as const;
export type TextVerdict = (typeof TEXT_VERDICTS)[number];

/**
 * Lists the lines of a text that say something about its writer, each once, without what copying changes: case, marks,
 * accents, spaces.
 *
 * @example `"We lit the lantern,\nOh"` has `welitthelantern`.
 */
export function listTellingLines(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) =>
    line
      .normalize('NFKD')
      .toLowerCase()
      .replace(/ı/g, 'i')
      .replace(/[^\p{L}\p{N}]/gu, ''),
  );
  return [...new Set(lines)].filter((line) => line.length >= MIN_LETTERS);
}

/** Judges a text by how many of its lines are those of one song that was written here. */
export function judgeText({ lines, known }: { lines: number; known: number }): TextVerdict {
  if (known < MIN_LINES) return 'unknown';
  return known * 2 >= lines ? 'made_here' : 'partly';
}
