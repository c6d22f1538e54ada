import type { LyricsNotes } from './lyrics-notes.ts';
import type { ReadLine } from './read-line.ts';
import type { Section } from './sections.ts';
import { type LyricsLine, moveLine, type TimedWord, type Translation } from './timed-lyrics.ts';
import { decodeWords, withoutTimes } from './word-times.ts';

/** A line with what belongs to it from the lines around it: the section above, the translations below. */
export type SungLine = ReadLine & { readonly translations: readonly Translation[] };

/**
 * Gives every section the line that begins it and every translation the line above it. A section without a line is a
 * line of its own. Lines that were left out are gone, and of the blank lines around them one remains.
 */
export function attachParts(read: readonly ReadLine[], notes: LyricsNotes): SungLine[] {
  const lines: SungLine[] = [];
  let open: SungLine | null = null;
  let wasLeftOut = false;
  for (const line of read) {
    if (line.translation !== null) {
      translate(lines, line, line.translation, notes);
      continue;
    }
    const isBlank: boolean = line.times.length === 0 && withoutTimes(line.coded) === '';
    if (isBlank && line.section !== null) {
      if (open !== null) lines.push(open);
      open = { ...line, translations: [] };
    } else if (isBlank) {
      const isDouble = wasLeftOut && (lines.at(-1)?.coded ?? '') === '';
      if (!line.is_left_out && !isDouble && open === null) lines.push({ ...line, translations: [] });
    } else {
      if (open !== null && line.section !== null) lines.push(open);
      lines.push({ ...line, section: line.section ?? open?.section ?? null, translations: [] });
      open = null;
    }
    wasLeftOut = line.is_left_out && line.section === null;
  }
  return open === null ? lines : [...lines, open];
}

function translate(lines: SungLine[], { number }: ReadLine, translation: Translation, notes: LyricsNotes): void {
  const above = lines.findLastIndex(({ coded }) => withoutTimes(coded) !== '');
  const line = lines[above];
  const isOther = line?.translations.every(({ language }) => language !== translation.language) ?? false;
  if (line === undefined || !isOther || translation.text === '')
    notes.add('lyrics_headings', number, { text: translation.text });
  else lines[above] = { ...line, translations: [...line.translations, translation] };
}

/** Lyrics without times. */
export function toPlainLines(read: readonly SungLine[]): LyricsLine[] {
  const lines = read.map(({ coded, section, translations }) =>
    toLine({ at_ms: null, text: coded }, { section, translations }),
  );
  return lines.every(({ text, section }) => text === '' && section === undefined) ? [] : lines;
}

type Parts = {
  readonly section?: Section | null;
  readonly voice?: string | null;
  readonly translations?: readonly Translation[];
};

function toLine(line: LyricsLine, { section, voice, translations = [] }: Parts): LyricsLine {
  return {
    ...line,
    ...(voice != null && line.text !== '' && { voice }),
    ...(section != null && { section }),
    ...(translations.length > 0 && { translations }),
  };
}

/** Lines that stay together: a timed one, and those below it that lack a time. */
type Group = {
  readonly line: LyricsLine & { readonly at_ms: number };
  readonly number: number;
  readonly untimed: LyricsLine[];
  /** A further time of a line that has several. */
  readonly is_repeat: boolean;
};

/** Lyrics with times, in their order; lines without one stay below the line that they followed. */
export function toTimedLines(read: readonly SungLine[], offset: number, notes: LyricsNotes): LyricsLine[] {
  const first: LyricsLine[] = [];
  const groups: Group[] = [];
  const repeats: Group[] = [];
  for (const line of read) {
    const [earliest, ...later] = [...line.times].sort((one, other) => one - other);
    if (earliest === undefined) {
      const text = withoutTimes(line.coded);
      (groups.at(-1)?.untimed ?? first).push(toLine({ at_ms: null, text }, line));
      if (text !== '') notes.add('lyrics_untimed', line.number);
      continue;
    }
    const written = toTimedLine(line, earliest, notes);
    const { section: _first, ...repeated } = written;
    const shifted = (moved: LyricsLine, at: number): Group['line'] => {
      const shift = Math.max(0, toHundredths(at - offset));
      return { ...moveLine(moved, shift), at_ms: shift };
    };
    repeats.push(
      ...later.map((at) => ({ line: shifted(repeated, at), number: line.number, untimed: [], is_repeat: true })),
    );
    groups.push({ line: shifted(written, earliest), number: line.number, untimed: [], is_repeat: false });
  }
  return [...first, ...ascending([...groups, ...repeats], notes)];
}

function toHundredths(ms: number): number {
  return Math.round(ms / 10) * 10;
}

/** Reads the words of a line that starts at one of its times. */
function toTimedLine(line: SungLine, at_ms: number, notes: LyricsNotes): LyricsLine {
  const decoded = decodeWords(line.coded, at_ms);
  const { text } = decoded;
  // Of several times in front of a line, the words follow the last that is not after them.
  const from = decoded.words[0]?.at_ms ?? at_ms;
  const start = [...line.times].sort((one, other) => other - one).find((time) => time <= from) ?? at_ms;
  const by = start - at_ms;
  const sung = ascendingWords(decoded.words, start, () => notes.add('lyrics_words_moved', line.number));
  const { words, end_ms } = placeEnd(sung, start, decoded.end_ms);
  const timed: LyricsLine = {
    at_ms: toHundredths(start),
    text,
    ...(end_ms !== null && text !== '' && { end_ms }),
    ...(words.length > 0 && { words }),
  };
  return toLine(moveLine(timed, toHundredths(start - by)), line);
}

/** The end of a line is later than its start and that of its last word, which ends with it when nothing else is said. */
function placeEnd(
  words: readonly TimedWord[],
  start: number,
  end: number | null,
): { words: readonly TimedWord[]; end_ms: number | null } {
  const last = words.at(-1);
  const end_ms = end === null ? null : toHundredths(end);
  if (end_ms === null || end_ms <= Math.max(toHundredths(start), last?.end_ms ?? last?.at_ms ?? 0))
    return { words, end_ms: null };
  if (last === undefined || last.end_ms !== null) return { words, end_ms };
  return { words: [...words.slice(0, -1), { ...last, end_ms }], end_ms: null };
}

/** No word starts before its line or the word in front of it, and none lasts into the next one. */
function ascendingWords(words: readonly TimedWord[], start: number, onMoved: () => void): TimedWord[] {
  let free = toHundredths(start);
  return words.map(({ at_ms, end_ms, text }, index) => {
    const from = Math.max(free, toHundredths(at_ms));
    const next = words[index + 1];
    const until = end_ms === null ? null : toHundredths(end_ms);
    const isLong = until !== null && next !== undefined && until > Math.max(from, toHundredths(next.at_ms));
    const isBackwards = until !== null && until <= from;
    if (toHundredths(at_ms) < free || isLong || isBackwards) onMoved();
    free = from;
    return { at_ms: from, end_ms: isLong || isBackwards ? null : until, text };
  });
}

/** The precision of LRC: two lines never start within the same hundredth of a second. */
const STEP_MS = 10;

function ascending(groups: readonly Group[], notes: LyricsNotes): LyricsLine[] {
  const sorted = [...groups].sort((one, other) => one.line.at_ms - other.line.at_ms || one.number - other.number);
  const lines: LyricsLine[] = [];
  let free = 0;
  let latest = 0;
  for (const [index, { line, number, untimed, is_repeat }] of sorted.entries()) {
    const { at_ms } = line;
    // A pause that ends when it starts is none, unless a section begins with it.
    const around = [sorted[index - 1]?.line.at_ms, sorted[index + 1]?.line.at_ms];
    if (line.text !== '' || line.section !== undefined || !around.includes(at_ms)) {
      if (at_ms < free) notes.add('lyrics_same_time', number);
      lines.push(startAt(line, Math.max(at_ms, free)));
      free = Math.max(at_ms, free) + STEP_MS;
    }
    if (!is_repeat && number < latest) notes.add('lyrics_sorted', number);
    if (!is_repeat) latest = Math.max(latest, number);
    lines.push(...untimed);
  }
  return lines;
}

/** Lets a line start a little later; its words stay where they are. */
function startAt(line: LyricsLine, at_ms: number): LyricsLine {
  if (at_ms === line.at_ms) return line;
  const { words = [], end_ms, ...others } = line;
  const placed = placeEnd(
    ascendingWords(words, at_ms, () => undefined),
    at_ms,
    end_ms ?? null,
  );
  return {
    ...others,
    at_ms,
    ...(placed.end_ms !== null && { end_ms: placed.end_ms }),
    ...(placed.words.length > 0 && { words: placed.words }),
  };
}
