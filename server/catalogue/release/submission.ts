import type { Release, Track } from '@tangent/contract/catalogue/release.ts';
import { type Submission, submission } from '@tangent/contract/catalogue/submission.ts';
import { release_submissions } from '@tangent/db/schema/catalogue/release.ts';
import { parseTrackPath } from '@tangent/domain/catalogue/release/review/flaggable-fields.ts';
import { desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

type FlaggedFields = NonNullable<Release['reopening']>['flagged_fields'];

/** Saves the content of a release as submitted now. */
export async function saveSubmission(tx: Tx, release: Release, now: Date): Promise<void> {
  const content = toSubmission(release);
  await tx.insert(release_submissions).values({ release_id: release.id, content, submitted_at: now });
}

/** Lists the submissions of a release, the latest first. Submissions from before they were saved are missing. */
export async function listSubmissions(
  tx: Tx | Db,
  releaseId: string,
  limit: number,
): Promise<{ content: Submission; at: Date }[]> {
  const rows = await tx
    .select()
    .from(release_submissions)
    .where(eq(release_submissions.release_id, releaseId))
    .orderBy(desc(release_submissions.submitted_at), desc(release_submissions.id))
    .limit(limit);
  return rows.map(({ content, submitted_at }) => ({ content: submission.parse(content), at: submitted_at }));
}

/**
 * Returns the submitted values of the fields that a reviewer flags, so that a corrected field can be distinguished from
 * an unchanged one.
 */
export async function findFlaggedFields(
  tx: Tx | Db,
  releaseId: string,
  fields: readonly string[],
): Promise<FlaggedFields> {
  if (fields.length === 0) return [];
  const [last] = await listSubmissions(tx, releaseId, 1);
  return last === undefined ? [] : fields.flatMap((path) => readFlaggedField(last.content, path));
}

function readFlaggedField(content: Submission, path: string): FlaggedFields {
  const inTrack = parseTrackPath(path);
  if (inTrack === null)
    return [{ field: path, track_id: null, value: submittedValue(content[path as keyof Submission]) }];
  const track = content.tracks[inTrack.index];
  if (track === undefined) return [];
  const value = submittedValue(track[inTrack.field as keyof typeof track]);
  return [{ field: inTrack.field, track_id: track.id, value }];
}

// A file is compared by its id: a new upload is a different file.
function submittedValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'filename' in value && 'id' in value ? value.id : value;
}

/** Picks the part of a release that its owner decides on. */
function toSubmission({ artwork, tracks, ...release }: Release): Submission {
  const cover = artwork && { id: artwork.id, filename: artwork.filename };
  // Parsing drops every other field of the release.
  return submission.parse({ ...release, artwork: cover, tracks: tracks.map(toSubmittedTrack) });
}

function toSubmittedTrack({ audio, ...track }: Track): Submission['tracks'][number] {
  const duration = audio?.audio ? { duration_ms: audio.audio.duration_ms } : null;
  return { ...track, audio: audio && { id: audio.id, filename: audio.filename, audio: duration } };
}
