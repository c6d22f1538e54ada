import type { Release, Track } from '@tangent/contract/catalogue/release.ts';
import type { MetadataFields } from '@tangent/contract/distribution/metadata-change.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { checkStep } from '@tangent/domain/catalogue/release/check-step.ts';
import { CHANGEABLE_FIELDS, CHANGEABLE_TRACK_FIELDS } from '@tangent/domain/catalogue/release/compare-metadata.ts';
import { getPrimaryArtist, listMainArtists } from '@tangent/domain/catalogue/release/credit/primary-artist.ts';
import { isExplicit } from '@tangent/domain/catalogue/release/explicit.ts';
import { checkOriginalDate } from '@tangent/domain/catalogue/release/rights-lines.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { presentUpload, type UploadRow } from '../upload/public.ts';
import { normalizeLyrics } from './normalize-lyrics.ts';
import { normalizeReleaseTexts, normalizeTrackTexts } from './normalize-texts.ts';
import { updateRelease } from './release-store.ts';
import { toDraft } from './to-draft.ts';

/**
 * Returns the submission issues that a change adds to a release in stores. Issues that the unchanged release already
 * has do not block the change: rules may have become stricter since.
 */
export function findMetadataIssues(before: Release, after: Release, now: Date): Issue[] {
  const known = new Set(check(before, now).map(issueKey));
  return check(after, now).filter((issue) => !known.has(issueKey(issue)));
}

function check(release: Release, now: Date): Issue[] {
  const facts = { today: utcDay(now.getTime()), resubmission: true, primary_artist: release.primary_artist };
  const draft = toDraft(release);
  return [
    ...checkStep('basic-info', draft, facts),
    ...checkStep('artwork', draft, facts),
    ...checkStep('tracks', draft, facts),
    ...checkStep('platforms', draft, facts),
    ...checkOriginalDate(draft),
  ];
}

const issueKey = ({ code, path }: Issue) => `${code} ${path}`;

type TrackChange = NonNullable<MetadataFields['tracks']>[number];

/**
 * Returns a release with the requested change applied; fields that are not named stay as they are. Refuses changes of
 * codes, of sound, and of tracks that do not exist.
 */
export function mergeMetadata(release: Release, wanted: MetadataFields, artwork: UploadRow | null): Release {
  refuseFixed(release, wanted.tracks ?? []);
  const { tracks: trackChanges = [], artwork_upload_id, ...fields } = wanted;
  const tracks = release.tracks.map((track) => {
    const trackChange = trackChanges.find(({ id }) => id === track.id);
    return trackChange === undefined ? track : mergeTrack(track, trackChange);
  });
  const merged = { ...release, ...pick(normalizeReleaseTexts(fields), CHANGEABLE_FIELDS), tracks };
  const [artist = release.primary_artist] = listMainArtists(release, release.primary_artist);
  return {
    ...merged,
    primary_artist: getPrimaryArtist(merged, artist),
    explicit: isExplicit(merged),
    artwork: artwork === null ? release.artwork : presentUpload(artwork),
  };
}

function mergeTrack(track: Track, trackChange: TrackChange): Track {
  const texts = { ...normalizeTrackTexts(trackChange), ...normalizeLyrics(trackChange, track, false) };
  const merged = { ...track, ...pick(texts, CHANGEABLE_TRACK_FIELDS) };
  if (trackChange.lyrics === undefined && trackChange.has_lyrics === undefined) return merged;
  // Setting lyrics implies that the track has some, and removing them that it has none, without a second field.
  const has_lyrics = trackChange.has_lyrics ?? merged.lyrics !== null;
  const lyrics = has_lyrics ? merged.lyrics : null;
  return { ...merged, has_lyrics, lyrics, lyrics_synchronized: has_lyrics && merged.lyrics_synchronized };
}

function refuseFixed(release: Release, trackChanges: readonly TrackChange[]): void {
  const issues: Issue[] = trackChanges.flatMap((trackChange): Issue[] => {
    const index = release.tracks.findIndex(({ id }) => id === trackChange.id);
    const track = release.tracks[index];
    if (track === undefined) throw new Refusal('not_found', [{ code: 'not_found', path: 'tracks' }]);
    const fixed = { isrc: track.isrc, audio_upload_id: track.audio?.id ?? null };
    return (['isrc', 'audio_upload_id'] as const)
      .filter((field) => trackChange[field] !== undefined && trackChange[field] !== fixed[field])
      .map((field) => ({ code: 'not_editable', path: `tracks.${index}.${field}` }));
  });
  if (issues.length > 0) throw new Refusal('not_editable', issues);
}

type Defined<T, Key extends PropertyKey> = { [K in Key & keyof T]?: Exclude<T[K], undefined> };

function pick<T extends object, Key extends string>(from: T, keys: readonly Key[]): Defined<T, Key> {
  const entries = Object.entries(from).filter(([name, value]) => keys.includes(name as Key) && value !== undefined);
  return Object.fromEntries(entries) as Defined<T, Key>;
}

/** Copies the texts and the cover of `release` to the stored release; all other fields stay unchanged. */
export async function writeMetadata(tx: Tx, release: Release, now: Date): Promise<void> {
  const fields = Object.fromEntries(CHANGEABLE_FIELDS.map((field) => [field, release[field]]));
  const { primary_artist } = release;
  await updateRelease(
    tx,
    release.id,
    { ...fields, primary_artist, artwork_upload_id: release.artwork?.id ?? null },
    now,
  );
  for (const track of release.tracks) {
    const changeable = Object.fromEntries(CHANGEABLE_TRACK_FIELDS.map((field) => [field, track[field]]));
    await tx.update(tracks).set(changeable).where(eq(tracks.id, track.id));
  }
}
