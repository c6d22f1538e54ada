import { GENRES } from '@tangent/domain/genre.ts';
import { COVER_ENGINES, COVER_MOODS, COVER_STATUSES, COVER_STYLES } from '@tangent/domain/promotion/artwork/cover.ts';
import { PALETTE_NAMES } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import { COVERS_PER_RUN } from '@tangent/domain/promotion/coverart-limits.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { count, cursor, id, idParams, instant, pageOf } from '../values.ts';

const seed = z
  .number()
  .int()
  .min(0)
  .max(2 ** 31 - 1);

/** One picture of a run; only those that passed the rules of artwork exist. */
export const coverCandidate = z.object({
  /** Its place in the run, from 0. */
  number: count,
  engine: z.enum(COVER_ENGINES),
  style: z.enum(COVER_STYLES),
  palette: z.enum(PALETTE_NAMES),
  seed,
  size_bytes: count,
  /** Lowest contrast of its type with what is behind it; null for a picture without type. */
  contrast: z.number().nullable(),
});
export type CoverCandidate = z.infer<typeof coverCandidate>;

const coverRun = z.object({
  id,
  status: z.enum(COVER_STATUSES),
  prompt: z.string(),
  title: z.string(),
  artist: z.string(),
  genre: z.enum(GENRES),
  mood: z.enum(COVER_MOODS),
  palette: z.enum(PALETTE_NAMES).nullable(),
  style: z.enum(COVER_STYLES).nullable(),
  seed,
  engine: z.enum(COVER_ENGINES),
  /** Number of candidates that the run draws. */
  wanted: count,
  candidates: z.array(coverCandidate),
  failure_code: z.string().nullable(),
  /** Seconds from the order to the last picture; null while it is drawn. */
  seconds: z.number().nullable(),
  created_at: instant,
});
export type CoverRun = z.infer<typeof coverRun>;

export const listCoverRuns = defineCall({
  method: 'GET',
  path: '/v1/api/cover-art',
  summary: 'Lists runs of the cover tool, newest first, how many of this month are left, and who draws',
  scope: 'read_releases',
  query: z.object({ cursor }),
  response: pageOf(coverRun).extend({
    quota: z.object({ used: count, limit: count }),
    /** With a model, prompts leave this server. */
    engine: z.enum(COVER_ENGINES),
  }),
});

export const createCoverRun = defineCall({
  method: 'POST',
  path: '/v1/api/cover-art',
  summary: 'Draws four covers, or four variations of an earlier one, in the background',
  scope: 'write_drafts',
  body: z.object({
    prompt: z.string().max(1000),
    title: z.string().max(400),
    artist: z.string().max(400),
    language: z.string().max(35).nullable(),
    genre: z.enum(GENRES),
    mood: z.enum(COVER_MOODS),
    palette: z.enum(PALETTE_NAMES).nullable(),
    style: z.enum(COVER_STYLES).nullable(),
    /** Draws variations of this picture: style and palette stay. */
    vary: z.object({ run_id: id, number: count.min(0).max(COVERS_PER_RUN - 1) }).nullable(),
  }),
  response: coverRun,
  status: 201,
});

export const getCoverRun = defineCall({
  method: 'GET',
  path: '/v1/api/cover-art/:id',
  summary: 'Returns a run with the candidates drawn so far',
  scope: 'read_releases',
  params: idParams,
  response: coverRun,
});

export const useCover = defineCall({
  method: 'POST',
  path: '/v1/api/cover-art/:id/use',
  summary: 'Makes a candidate the artwork of a draft, and notes the AI used for it',
  scope: 'write_drafts',
  params: idParams,
  body: z.object({ release_id: id, number: count.min(0).max(COVERS_PER_RUN - 1) }),
  response: z.object({ release_id: id, upload_id: id, version: count }),
});

/** A picture of a run: `preview` is small, `download=true` saves the file. */
export const COVER_FILE_PATH = '/v1/api/cover-art/:id/file';
export const COVER_FORMS = ['preview', 'jpeg', 'png'] as const;
export const coverFileQuery = z.object({
  number: z.coerce
    .number()
    .int()
    .min(0)
    .max(COVERS_PER_RUN - 1)
    .default(0),
  form: z.enum(COVER_FORMS).default('preview'),
  download: z.enum(['true']).optional(),
});
