import type { Release, Track } from '@tangent/contract/catalogue/release.ts';
import type { MetadataFields } from '@tangent/contract/distribution/metadata-change.ts';
import { CHANGEABLE_FIELDS, CHANGEABLE_TRACK_FIELDS } from '@tangent/domain/catalogue/release/compare-metadata.ts';
import { getPrimaryArtist, listMainArtists } from '@tangent/domain/catalogue/release/credit/primary-artist.ts';
import { isExplicit } from '@tangent/domain/catalogue/release/explicit.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { Refusal } from '../../platform/refusal.ts';
import { presentUpload, type UploadRow } from '../upload/public.ts';
import { normalizeLyrics } from './normalize-lyrics.ts';
import { normalizeReleaseTexts, normalizeTrackTexts } from './normalize-texts.ts';

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
