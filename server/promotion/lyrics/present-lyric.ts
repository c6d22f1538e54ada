import type { Lyric, LyricSummary } from '@tangent/contract/promotion/lyrics.ts';
import type { LyricRow } from './lyric-store.ts';

/** Presents a lyric in a list. */
export function presentLyricSummary(row: LyricRow): LyricSummary {
  const { id, title, genre, mood, language, writer, sections, created_at, updated_at } = row;
  const first_line = sections[0]?.lines[0]?.text ?? '';
  const times = { created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
  return { id, title, genre, mood, language, writer, first_line, ...times };
}

export function presentLyric({ account_id: _account, sections, ...row }: LyricRow): Lyric {
  return {
    ...row,
    sections: sections.map(({ kind, lines }) => ({ kind, lines: [...lines] })),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
