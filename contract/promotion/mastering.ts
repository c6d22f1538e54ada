import { MASTERING_FILE_NAMES } from '@tangent/domain/promotion/mastering/mastering-file.ts';
import { FINISHED_SIGNS, MASTERING_PRESET_NAMES, TREATMENTS } from '@tangent/domain/promotion/mastering/preset.ts';
import { MASTERING_STAGES, MASTERING_STATUSES } from '@tangent/domain/promotion/mastering/status.ts';
import { BLIND_TEST_ROUNDS, PREVIEW_LOOP_SECONDS } from '@tangent/domain/promotion/mastering-limits.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { count, cursor, id, idParams, instant, pageOf } from '../values.ts';

/** The measures of a sound on the proof sheet; lists by band begin with the deepest. */
const proofMeasures = z.object({
  integrated_lufs: z.number().nullable(),
  loudness_range_lu: z.number().nullable(),
  short_term_max_lufs: z.number().nullable(),
  true_peak_dbtp: z.number(),
  peak_to_loudness_db: z.number().nullable(),
  crest_db: z.array(z.number().nullable()),
  spectrum_db: z.array(z.number()),
  /** Pairs [lowest, highest] from -1 to 1, at most a thousand equal steps. */
  waveform: z.array(z.tuple([z.number(), z.number()])),
});

export type ProofMeasures = z.infer<typeof proofMeasures>;

/** The treatment of a mix, and both sounds measured. */
export const masteringReport = z.object({
  treatment: z.enum(TREATMENTS),
  finished_sign: z.enum(FINISHED_SIGNS).nullable(),
  target_lufs: z.number(),
  reaches_target: z.boolean(),
  drive_db: z.number(),
  limiter_db: z.number(),
  /** Loudness given up in decibels, because peaks would exceed the ceiling; 0 also in reports from before it was kept. */
  yielded_db: z.number().default(0),
  compression_db: z.array(z.number()),
  lossy_cutoff_hz: z.number().nullable(),
  duration_ms: count,
  sample_rate_hz: count,
  before: proofMeasures,
  after: proofMeasures,
  spectrum_hz: z.array(z.number()),
  crossovers_hz: z.array(z.number()),
  equalizer_db: z.object({ mid: z.array(z.number()), side: z.array(z.number()) }).nullable(),
});

export type MasteringReport = z.infer<typeof masteringReport>;

/** Rounds of a blind test and how many were right (of master or original at equal loudness). */
const blindTest = z
  .object({ rounds: z.number().int().min(1).max(BLIND_TEST_ROUNDS), correct: z.number().int().min(0) })
  .refine(({ rounds, correct }) => correct <= rounds);

const masteringSummary = z.object({
  id,
  project_name: z.string(),
  filename: z.string(),
  status: z.enum(MASTERING_STATUSES),
  created_at: instant,
  preset: z.enum(MASTERING_PRESET_NAMES).nullable(),
  /** Name of the reference file; null for a preset. */
  reference_filename: z.string().nullable(),
  /** The same for tracks of a release that are mastered together; null for a single master. */
  group_id: id.nullable(),
  /** The loudness of the master, once there is one. */
  integrated_lufs: z.number().nullable(),
  /** The preview loop, in seconds from the start. */
  loop: z.object({ start: count, length: z.literal(PREVIEW_LOOP_SECONDS) }),
});
export type MasteringSummary = z.infer<typeof masteringSummary>;

const mastering = masteringSummary.extend({
  upload_id: id,
  /** The stage of the worker; null before it begins and after it has ended. */
  stage: z.enum(MASTERING_STAGES).nullable(),
  /** Share of the stage that is done, from 0 to 1. */
  stage_share: z.number(),
  failure_code: z.string().nullable(),
  report: masteringReport.nullable(),
  files: z.array(z.object({ name: z.enum(MASTERING_FILE_NAMES), size_bytes: count })),
  blind_test: blindTest.nullable(),
});
export type Mastering = z.infer<typeof mastering>;

/** Masters of this calendar month (UTC); failed ones do not count. */
const masteringQuota = z.object({ used: count, limit: count });

export const listMasterings = defineCall({
  method: 'GET',
  path: '/v1/api/mastering',
  summary: 'Lists mastering projects, newest first, and how many of this month are left',
  scope: 'read_releases',
  query: z.object({ search: z.string().max(200).optional(), group_id: id.optional(), cursor }),
  response: pageOf(masteringSummary).extend({ quota: masteringQuota }),
});

export const createMastering = defineCall({
  method: 'POST',
  path: '/v1/api/mastering',
  summary: 'Masters an uploaded mix, or the sound of an own track, with a preset or a reference',
  scope: 'write_drafts',
  body: z.object({
    project_name: z.string().max(400),
    upload_id: id,
    preset: z.enum(MASTERING_PRESET_NAMES).nullable(),
    reference_upload_id: id.nullable(),
    loop_start_seconds: z.number().int().min(0),
  }),
  response: mastering,
  status: 201,
});

export const masterRelease = defineCall({
  method: 'POST',
  path: '/v1/api/mastering/release',
  summary: 'Masters all tracks of an own release with one preset: one colour and one loudness',
  scope: 'write_drafts',
  body: z.object({
    release_id: id,
    preset: z.enum(MASTERING_PRESET_NAMES),
    /** Where the preview loops begin; earlier in tracks that are shorter. */
    loop_start_seconds: z.number().int().min(0),
  }),
  response: z.object({ items: z.array(mastering) }),
  status: 201,
});

export const getMastering = defineCall({
  method: 'GET',
  path: '/v1/api/mastering/:id',
  summary: 'Returns a mastering project with its proof sheet',
  scope: 'read_releases',
  params: idParams,
  response: mastering,
});

export const retryMastering = defineCall({
  method: 'POST',
  path: '/v1/api/mastering/:id/retry',
  summary: 'Starts a failed project again',
  scope: 'write_drafts',
  params: idParams,
  response: mastering,
});

export const saveBlindTest = defineCall({
  method: 'PUT',
  path: '/v1/api/mastering/:id/blind-test',
  summary: 'Stores the result of a blind test',
  params: idParams,
  body: blindTest,
  response: mastering,
});

export const useMastering = defineCall({
  method: 'POST',
  path: '/v1/api/mastering/:id/use',
  summary: 'Puts the master into a track of a draft, and notes the AI used for it',
  scope: 'write_drafts',
  params: idParams,
  body: z.object({ release_id: id, track_id: id }),
  response: z.object({ release_id: id, upload_id: id }),
});

/** The proof sheet as a PDF. */
export const MASTERING_PROOF_PATH = '/v1/api/mastering/:id/proof.pdf';

/** A file of a master, with ranges; `download=true` saves it. */
export const MASTERING_FILE_PATH = '/v1/api/mastering/:id/file';
export const masteringFileQuery = z.object({
  name: z.enum(MASTERING_FILE_NAMES).default('wav24'),
  download: z.enum(['true']).optional(),
});
