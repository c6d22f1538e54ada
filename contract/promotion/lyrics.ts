import { GENRES } from '@tangent/domain/genre.ts';
import { MOODS } from '@tangent/domain/promotion/lyrics/mood.ts';
import { LINE_AUTHORS, LYRIC_WRITERS, SECTION_KINDS } from '@tangent/domain/promotion/lyrics/song.ts';
import {
  LYRIC_LINE_MAX_CHARS,
  LYRIC_SECTION_LINES_MAX,
  LYRIC_SECTIONS_MAX,
} from '@tangent/domain/promotion/lyrics-limits.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { count, cursor, id, idParams, instant, language, pageOf } from '../values.ts';

const line = z.object({ text: z.string(), locked: z.boolean(), by: z.enum(LINE_AUTHORS) });
const section = z.object({ kind: z.enum(SECTION_KINDS), lines: z.array(line) });

/** The choices for a lyric; lengths are checked with a sentence for each field. */
const brief = z.object({
  title: z.string().max(400),
  genre: z.enum(GENRES),
  mood: z.enum(MOODS),
  language,
  dedicated_to: z.string().max(400),
  custom_words: z.array(z.string().max(100)).max(20),
});

const lyricSummary = z.object({
  id,
  title: z.string(),
  genre: z.enum(GENRES),
  mood: z.enum(MOODS),
  language,
  writer: z.enum(LYRIC_WRITERS),
  first_line: z.string(),
  created_at: instant,
  updated_at: instant,
});
export type LyricSummary = z.infer<typeof lyricSummary>;

const lyric = brief.extend({
  id,
  /** `engine` is the product's own, `model` the operator's; `artist` wrote the text without either. */
  writer: z.enum(LYRIC_WRITERS),
  sections: z.array(section),
  created_at: instant,
  updated_at: instant,
});
export type Lyric = z.infer<typeof lyric>;

/** Lyrics written this calendar month (UTC); failed ones do not count. */
const quota = z.object({ used: count, limit: count });

export const listLyrics = defineCall({
  method: 'GET',
  path: '/v1/api/lyrics',
  summary: 'Lists lyrics, newest first, and how many of this month are left',
  scope: 'read_releases',
  query: z.object({ search: z.string().max(200).optional(), cursor }),
  response: pageOf(lyricSummary).extend({
    quota,
    /** Whether a release is live, which writing needs. */
    may_generate: z.boolean(),
    /** Whether the operator has set a model, to which requests are sent. */
    has_model: z.boolean(),
  }),
});

export const generateLyric = defineCall({
  method: 'POST',
  path: '/v1/api/lyrics',
  summary: 'Writes a lyric',
  scope: 'write_drafts',
  body: brief,
  response: lyric,
  status: 201,
});

export const saveOwnLyric = defineCall({
  method: 'POST',
  path: '/v1/api/lyrics/own',
  summary: 'Stores a text that the artist wrote; blank lines and marks such as [Chorus] part its sections',
  scope: 'write_drafts',
  body: brief.pick({ title: true, genre: true, mood: true, language: true }).extend({ text: z.string().max(20_000) }),
  response: lyric,
  status: 201,
});

export const getLyric = defineCall({
  method: 'GET',
  path: '/v1/api/lyrics/:id',
  summary: 'Returns a lyric',
  scope: 'read_releases',
  params: idParams,
  response: lyric,
});

export const updateLyric = defineCall({
  method: 'PATCH',
  path: '/v1/api/lyrics/:id',
  summary: 'Changes the lines of a lyric and their locks; a changed line is the artist’s',
  scope: 'write_drafts',
  params: idParams,
  body: z.object({
    sections: z
      .array(
        section.extend({
          lines: z
            .array(line.omit({ by: true }).extend({ text: z.string().max(LYRIC_LINE_MAX_CHARS) }))
            .max(LYRIC_SECTION_LINES_MAX),
        }),
      )
      .max(LYRIC_SECTIONS_MAX),
  }),
  response: lyric,
});

export const rewriteLyric = defineCall({
  method: 'POST',
  path: '/v1/api/lyrics/:id/rewrite',
  summary: 'Writes lines of a lyric again, in metre and rhyme; locked lines stay',
  scope: 'write_drafts',
  params: idParams,
  /** Only this section, or only this line of it; null for all lines that are not locked. */
  body: z.object({ section: z.number().int().min(0).nullable(), line: z.number().int().min(0).nullable() }),
  response: lyric,
});

export const deleteLyric = defineCall({
  method: 'DELETE',
  path: '/v1/api/lyrics/:id',
  summary: 'Deletes a lyric; the month does not get it back',
  scope: 'write_drafts',
  params: idParams,
  response: null,
});

export const useLyric = defineCall({
  method: 'POST',
  path: '/v1/api/lyrics/:id/use',
  summary: 'Puts the text into a track of a draft, and notes the AI used for it',
  scope: 'write_drafts',
  params: idParams,
  body: z.object({ release_id: id, track_id: id }),
  response: z.object({ release_id: id, track_id: id }),
});
