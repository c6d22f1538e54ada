import type { Section } from './sections.ts';

/** A word, or a part of one that is sung apart, with the time at which it is sung; times are milliseconds. */
export type TimedWord = {
  readonly at_ms: number;
  /** Null: until the next word of the line, or the end of the line. */
  readonly end_ms: number | null;
  /** With the space behind it: the texts of all words, one after the other, are the line. */
  readonly text: string;
};

/** The kinds of singers that TTML names (`ttm:agent`). */
export const VOICE_TYPES = ['person', 'group', 'other'] as const;
export type VoiceType = (typeof VOICE_TYPES)[number];

/** Who sings lines. The id is `v1`, `v2` …, or `F`, `M` and `D` as duets are marked in LRC. */
export type Voice = { readonly id: string; readonly type: VoiceType; readonly name: string | null };

export type Translation = {
  /** A language tag such as `en` or `pt-BR`. */
  readonly language: string;
  readonly text: string;
};

/**
 * A line of lyrics; times are milliseconds from the start of the track. Without a time it is still to be timed by hand,
 * or the lyrics have no times at all. Without text it is a pause when it has a time, the blank line between two parts
 * when it has none, and a part without words when it begins a section.
 */
export type LyricsLine = {
  readonly at_ms: number | null;
  /** Backing vocals stand in round brackets. */
  readonly text: string;
  /** Only where the line ends elsewhere than its words and the next line say, such as below another voice. */
  readonly end_ms?: number;
  readonly words?: readonly TimedWord[];
  /** The id of who sings it. */
  readonly voice?: string;
  /** The section that begins with this line and lasts until the next one. */
  readonly section?: Section;
  readonly translations?: readonly Translation[];
};

/** Lyrics as every reader gives them and every writer takes them. */
export type TimedLyrics = {
  /** In the order of the song; times ascend, at least a hundredth of a second apart. */
  readonly lines: readonly LyricsLine[];
  /** The voices that are declared; a line may name one that is not. */
  readonly voices: readonly Voice[];
};

/** Returns a voice by what its id says where it is not declared: `v3`, `v1000` and `D` are everyone. */
export function describeVoice(id: string, voices: readonly Voice[]): Voice {
  const declared = voices.find((voice) => voice.id === id);
  return declared ?? { id, type: findVoiceType(id), name: null };
}

function findVoiceType(id: string): VoiceType {
  if (['D', 'ch', 'v3', 'v1000'].includes(id)) return 'group';
  return id === 'v2000' ? 'other' : 'person';
}

/** Lists the voices that are declared or sing a line, the declared ones first. */
export function listVoices({ lines, voices }: TimedLyrics): Voice[] {
  const ids = [...voices.map(({ id }) => id), ...lines.flatMap(({ voice }) => voice ?? [])];
  return [...new Set(ids)].map((id) => describeVoice(id, voices));
}

/** Returns where a line without a stated end ends when its words say so, or null. */
function findWordsEnd({ words = [] }: LyricsLine): number | null {
  return words.at(-1)?.end_ms ?? null;
}

/**
 * Returns the end of a line: as stated; otherwise that of its last word, unless a pause follows; otherwise where the next
 * line or pause begins; otherwise that of the track.
 */
export function findLineEnd(lines: readonly LyricsLine[], index: number, duration_ms: number): number {
  const line = lines[index];
  if (line === undefined) return duration_ms;
  const next = lines.slice(index + 1).find(({ at_ms }) => at_ms !== null);
  const last = findWordsEnd(line);
  const isBeforePause = next !== undefined && next.text === '';
  const end = line.end_ms ?? (isBeforePause ? null : last) ?? next?.at_ms ?? duration_ms;
  return Math.max(end, last ?? 0, line.words?.at(-1)?.at_ms ?? 0, line.at_ms ?? 0);
}

/** Moves a line to another time, and its words with it. */
export function moveLine(line: LyricsLine, at_ms: number): LyricsLine {
  const by = at_ms - (line.at_ms ?? at_ms);
  const { end_ms, words, ...others } = line;
  return {
    ...others,
    at_ms,
    ...(end_ms === undefined ? {} : { end_ms: end_ms + by }),
    ...(words === undefined
      ? {}
      : {
          words: words.map((word) => ({
            ...word,
            at_ms: word.at_ms + by,
            end_ms: word.end_ms === null ? null : word.end_ms + by,
          })),
        }),
  };
}

/** Removes the time of a line; those of its words mean nothing without it. */
export function clearTime({ end_ms: _end, words: _words, ...line }: LyricsLine): LyricsLine {
  return { ...line, at_ms: null };
}
