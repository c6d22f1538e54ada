import { SUBMISSION_CHANGES } from '@tangent/domain/catalogue/release/review/compare-submissions.ts';
import { z } from 'zod';
import { id, instant } from '../values.ts';
import { release, track } from './release.ts';

/** A file as a submission names it. Its bytes may be deleted by now. */
const file = z.object({ id, filename: z.string() });

const submittedTrack = track
  .omit({ position: true, audio: true })
  // Submissions from before these fields existed do not have them.
  .extend({
    disc_number: track.shape.disc_number.default(1),
    ai_answers: track.shape.ai_answers.default({}),
    claim_conditions: track.shape.claim_conditions.default([]),
    clip_start_seconds: track.shape.clip_start_seconds.default(null),
    is_instant: track.shape.is_instant.default(false),
    co_artists: track.shape.co_artists.default([]),
    remixers: track.shape.remixers.default([]),
    songwriters: track.shape.songwriters.default('named'),
    p_line_year: track.shape.p_line_year.default(null),
    p_line_owner: track.shape.p_line_owner.default(null),
    audio: file.extend({ audio: z.object({ duration_ms: z.number().int() }).nullable() }).nullable(),
  });

/** A release as its owner submitted it, stored so that a reviewer sees later changes. */
export const submission = release
  .pick({
    artist_id: true,
    primary_artist: true,
    title: true,
    version_title: true,
    release_type: true,
    language: true,
    primary_genre: true,
    secondary_genre: true,
    record_label: true,
    upc: true,
    explicit: true,
    schedule: true,
    release_date: true,
    store_ids: true,
    presave_enabled: true,
    presave_date: true,
  })
  .extend({
    artwork: file.nullable(),
    artwork_ai: release.shape.artwork_ai.default(null),
    co_artists: release.shape.co_artists.default([]),
    featured_artists: release.shape.featured_artists.default([]),
    credited_pages: release.shape.credited_pages.default([]),
    p_line_year: release.shape.p_line_year.default(null),
    p_line_owner: release.shape.p_line_owner.default(null),
    c_line_year: release.shape.c_line_year.default(null),
    c_line_owner: release.shape.c_line_owner.default(null),
    original_release_date: release.shape.original_release_date.default(null),
    release_opening: release.shape.release_opening.default('local_midnight'),
    release_time: release.shape.release_time.default(null),
    release_zone: release.shape.release_zone.default(null),
    territory_mode: release.shape.territory_mode.default('worldwide'),
    territories: release.shape.territories.default([]),
    claim_policy: release.shape.claim_policy.default('monetize'),
    claim_exceptions: release.shape.claim_exceptions.default([]),
    tracks: z.array(submittedTrack),
  });
export type Submission = z.infer<typeof submission>;

/** A comparison of two submissions of one release. */
export const resubmission = z.object({
  before: submission,
  after: submission,
  before_at: instant,
  changes: z.array(
    z.object({
      kind: z.enum(SUBMISSION_CHANGES),
      /** Null for a field of the release. */
      track_id: id.nullable(),
      /** Null where a track as a whole was added, removed or moved. */
      field: z.string().nullable(),
    }),
  ),
});
export type Resubmission = z.infer<typeof resubmission>;
