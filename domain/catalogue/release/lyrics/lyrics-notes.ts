/** The kinds of things that the reader of lyrics left out or repaired, for the texts below `wizard.lyrics.note`. */
const LYRICS_NOTES = [
  'lyrics_times_left_out',
  'lyrics_shifted',
  'lyrics_html',
  'lyrics_chords',
  'lyrics_headings',
  'lyrics_sorted',
  'lyrics_same_time',
  'lyrics_words_moved',
  'lyrics_unknown_voice',
  'lyrics_untimed',
] as const;
export type LyricsNoteCode = (typeof LYRICS_NOTES)[number];

export type LyricsNote = {
  readonly code: LyricsNoteCode;
  readonly params: {
    /** The first line concerned, from 1, and how many lines are. */
    readonly line: number;
    readonly count: number;
    /** The mark that was left out of that line. */
    readonly text?: string;
    /** By how many milliseconds all times were moved; positive is sooner. */
    readonly ms?: number;
  };
};

type Details = Pick<LyricsNote['params'], 'text' | 'ms'>;

/** Collects notes: the first of each kind with its line, and how many lines it concerns. */
export class LyricsNotes {
  readonly #lines = new Map<LyricsNoteCode, { readonly lines: Set<number>; readonly details: Details }>();

  add(code: LyricsNoteCode, line: number, details: Details = {}): void {
    const known = this.#lines.get(code);
    if (known === undefined) this.#lines.set(code, { lines: new Set([line]), details });
    else known.lines.add(line);
  }

  /** Adds a note about a text that is replaced by nothing. */
  replace(code: LyricsNoteCode, line: number, details: Details = {}): '' {
    this.add(code, line, details);
    return '';
  }

  list(): LyricsNote[] {
    return LYRICS_NOTES.flatMap((code) => {
      const known = this.#lines.get(code);
      if (known === undefined) return [];
      const [line = 1] = known.lines;
      return [{ code, params: { line, count: known.lines.size, ...known.details } }];
    });
  }
}
