import type { Release, Track } from '@tangent/contract/release.ts';
import { type Submission, submission } from '@tangent/contract/submission.ts';
import { release_submissions } from '@tangent/db/schema/release.ts';
import { parseTrackPath } from '@tangent/domain/release/flaggable-fields.ts';
import { desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

type FlaggedFields = NonNullable<Release['reopening']>['flagged_fields'];

/** Keeps a release as it is submitted now. */
export async function saveSubmission(tx: Tx, release: Release, now: Date): Promise<void> {
  const content = toSubmission(release);
  await tx.insert(release_submissions).values({ release_id: release.id, content, submitted_at: now });
}

/** The submissions of a release, the latest first. Those from before submissions were kept are missing. */
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

/** What stood in the fields that a reviewer points at, so that a corrected one can be told from one that is as it was. */
export async function findFlaggedFields(
  tx: Tx | Db,
  releaseId: string,
  fields: readonly string[],
): Promise<FlaggedFields> {
  if (fields.length === 0) return [];
  const [last] = await listSubmissions(tx, releaseId, 1);
  return last === undefined ? [] : fields.flatMap((path) => pointAt(last.content, path));
}

function pointAt(content: Submission, path: string): FlaggedFields {
  const inTrack = parseTrackPath(path);
  if (inTrack === null)
    return [{ field: path, track_id: null, value: submittedValue(content[path as keyof Submission]) }];
  const track = content.tracks[inTrack.index];
  if (track === undefined) return [];
  const value = submittedValue(track[inTrack.field as keyof typeof track]);
  return [{ field: inTrack.field, track_id: track.id, value }];
}

// Of a file its id: another one is another file.
function submittedValue(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'filename' in value && 'id' in value ? value.id : value;
}

/** The part of a release that its owner decides on. */
function toSubmission({ artwork, tracks, ...release }: Release): Submission {
  const cover = artwork && { id: artwork.id, filename: artwork.filename };
  // Parsing leaves everything else of the release out.
  return submission.parse({ ...release, artwork: cover, tracks: tracks.map(toSubmittedTrack) });
}

function toSubmittedTrack({ audio, ...track }: Track): Submission['tracks'][number] {
  const duration = audio?.audio ? { duration_ms: audio.audio.duration_ms } : null;
  return { ...track, audio: audio && { id: audio.id, filename: audio.filename, audio: duration } };
}
