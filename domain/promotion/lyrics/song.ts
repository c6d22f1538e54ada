export const SECTION_KINDS = ['verse', 'pre_chorus', 'chorus', 'bridge'] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

/** Who wrote a line: the tool, or the artist, who may also have changed a line of the tool. */
export const LINE_AUTHORS = ['tool', 'artist'] as const;
export type LineAuthor = (typeof LINE_AUTHORS)[number];

/** The writer of a text: the product's own engine, the operator's model, or nobody but the artist. */
export const LYRIC_WRITERS = ['engine', 'model', 'artist'] as const;
export type LyricWriter = (typeof LYRIC_WRITERS)[number];

export interface SongLine {
  readonly text: string;
  /** A locked line stays when the rest is written again. */
  readonly locked: boolean;
  readonly by: LineAuthor;
}

export interface SongSection {
  readonly kind: SectionKind;
  readonly lines: readonly SongLine[];
}

/**
 * Lists the sections in the order in which a band plays them: the chorus, with its pre-chorus, comes back after every
 * verse from the second on, and closes the song. Sections are stored once.
 *
 * @example `[verse, chorus, verse, bridge]` is played as `[verse, chorus, verse, chorus, bridge, chorus]`.
 */
export function arrangeSections(sections: readonly SongSection[]): SongSection[] {
  const start = sections.findIndex(({ kind }) => kind === 'chorus');
  const chorus = sections[start];
  if (!chorus) return [...sections];
  const before = sections[start - 1];
  const refrain = before?.kind === 'pre_chorus' ? [before, chorus] : [chorus];
  const rest = sections.slice(start + 1).flatMap((section, index, all) => {
    const follows = all[index + 1]?.kind;
    const returns = section.kind === 'verse' && follows !== 'pre_chorus' && follows !== 'chorus';
    return returns ? [section, ...refrain] : [section];
  });
  const isClosed = rest.length === 0 || rest.at(-1)?.kind === 'chorus';
  return [...sections.slice(0, start + 1), ...rest, ...(isClosed ? [] : [chorus])];
}

/** Returns the text as it is sung, a blank line between sections: the lyrics of a track. */
export function toLyricsText(sections: readonly SongSection[]): string {
  return arrangeSections(sections)
    .map(({ lines }) => lines.map(({ text }) => text).join('\n'))
    .join('\n\n');
}

/**
 * Returns how far the tool wrote a text, as stores ask: null when the artist wrote all of it. A line that the
 * artist changed is the artist's.
 */
export function findToolExtent(sections: readonly SongSection[]): 'partly' | 'fully' | null {
  const lines = sections.flatMap((section) => section.lines);
  const byTool = lines.filter(({ by }) => by === 'tool').length;
  if (byTool === 0) return null;
  return byTool === lines.length ? 'fully' : 'partly';
}
