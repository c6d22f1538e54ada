import type { RepeatedField } from '@tangent/domain/catalogue/release/answers/repeated-answers.ts';
import { toNameKey } from '@tangent/domain/catalogue/release/credit/credited-artists.ts';
import { NO_LANGUAGE } from '@tangent/domain/catalogue/release/language.ts';
import { RELEASE_TYPES, type ReleaseType } from '@tangent/domain/catalogue/release/release-type.ts';
import { FREE_TRACKS_MAX, TRACKS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import type { Genre } from '@tangent/domain/genre.ts';
import type { Capability } from '@tangent/domain/money/plan/capability.ts';
import { findMostFrequent } from '../../../../parts/catalogue/upload/drop-music/find-most-frequent.ts';
import type { DroppedAudio } from '../../../../parts/catalogue/upload/drop-music/read-drop.ts';
import type { DraftForm, TrackForm } from '../draft/draft-form.ts';
import { trackFromTags } from '../tracks/track-from-tags.ts';

type NewTrack = { readonly track: TrackForm; readonly file: File };

export type DropPlan = {
  readonly added: readonly NewTrack[];
  /** Values from the tags for empty fields of the release. */
  readonly release: Partial<DraftForm>;
  /** Names of files that exceed the plan's number of tracks. */
  readonly over_plan: readonly string[];
  /** Fields left empty because only paid plans include them. */
  readonly paid: readonly string[];
  /** Files whose texts have no certain encoding, with the tracks that lack them. */
  readonly unsure: readonly UnsureTags[];
};

export type UnsureTags = {
  readonly dropped: DroppedAudio;
  readonly track: TrackForm;
  /** The title that the drop gave the release after this track, because no tag named an album; null otherwise. */
  readonly release_title: string | null;
};

/** The most tracks any release type may have. */
export const RELEASE_TRACKS_MAX = Math.max(...Object.values(TRACKS_MAX));

/** Returns how many files can be added: the free plan allows one track per release. */
export function countFreeTracks(capabilities: readonly Capability[], tracks: number): number {
  return Math.max(0, (capabilities.includes('multi_track') ? RELEASE_TRACKS_MAX : FREE_TRACKS_MAX) - tracks);
}

export type DropFacts = {
  readonly capabilities: readonly Capability[];
  readonly artist_name: string | null;
  readonly newId: () => string;
  /** Whether a field still has the answer that a new draft repeats; the first file comes before it. */
  readonly isUntouched?: (field: RepeatedField) => boolean;
};

/**
 * Plans the changes to a draft when audio files are dropped on it: a track for each, and the release's empty fields.
 */
export function planDrop(form: DraftForm, audio: readonly DroppedAudio[], facts: DropFacts): DropPlan {
  const room = countFreeTracks(facts.capabilities, form.tracks.length);
  const accepted = audio.slice(0, room);
  const read = accepted.map((dropped) => {
    const { track, paid } = trackFromTags(dropped, { ...facts, id: facts.newId(), language: form.language });
    return { track, paid, file: dropped.file };
  });
  const co_artists = findCommonArtists(form, read, facts.artist_name);
  const added = read.map(({ track, file }) => ({ track: co_artists === null ? track : withoutArtists(track), file }));
  const tracks = added.map(({ track }) => track);
  const release = releaseFromTags(form, accepted, tracks, facts);
  const release_title = accepted.some(({ tags }) => tags.album !== null) ? null : (release.title ?? null);
  return {
    added,
    release: { ...release, ...(co_artists === null ? {} : { co_artists }) },
    unsure: accepted.flatMap((dropped, index) => {
      const track = tracks[index];
      return track !== undefined && dropped.tags.readings.length > 0 ? [{ dropped, track, release_title }] : [];
    }),
    over_plan: audio.slice(room).map(({ name }) => name),
    paid: [...new Set(read.flatMap(({ paid }) => paid))],
  };
}

/**
 * Returns the artists beside the profile when all tracks of a new release have the same ones: then they are those of the
 * release.
 */
function findCommonArtists(
  form: DraftForm,
  added: readonly NewTrack[],
  artistName: string | null,
): readonly string[] | null {
  const [first] = added;
  if (artistName === null || first === undefined || first.track.co_artists.length === 0) return null;
  if (form.tracks.length > 0 || form.co_artists.length > 0) return null;
  const toKey = ({ track }: NewTrack) => [track.artist ?? '', ...track.co_artists].map(toNameKey).join('\n');
  const isCommon = added.every((one) => toKey(one) === toKey(first));
  return isCommon && toNameKey(first.track.artist ?? '') === toNameKey(artistName) ? first.track.co_artists : null;
}

function withoutArtists(track: TrackForm): TrackForm {
  return { ...track, artist: null, co_artists: [] };
}

function releaseFromTags(
  form: DraftForm,
  audio: readonly DroppedAudio[],
  tracks: readonly TrackForm[],
  { capabilities, isUntouched = () => false }: DropFacts,
): Partial<DraftForm> {
  const isOpen = (field: 'primary_genre' | 'language' | 'record_label') =>
    form[field] === null || (form.tracks.length === 0 && isUntouched(field));
  const title =
    findMostFrequent(audio.map(({ tags }) => tags.album)) ?? (tracks.length === 1 ? tracks[0]?.title : null);
  const genre = findMostFrequent(audio.map(({ tags }) => tags.genre));
  const language = findMostFrequent(audio.map(({ tags }) => (tags.language === NO_LANGUAGE ? null : tags.language)));
  const label = capabilities.includes('record_label') ? findMostFrequent(audio.map(({ tags }) => tags.label)) : null;
  const type = typeFor(form.release_type, form.tracks.length + tracks.length);
  return {
    ...(form.title.trim() === '' && title ? { title } : {}),
    ...(isOpen('primary_genre') && genre && genre !== form.primary_genre ? toGenres(form, genre) : {}),
    ...(isOpen('language') && language ? { language } : {}),
    ...(isOpen('record_label') && label ? { record_label: label } : {}),
    ...(type === form.release_type ? {} : { release_type: type }),
    ...(tracks.some(({ explicit }) => explicit) ? { explicit: true } : {}),
  };
}

/** The second genre of one release never stands beside the first of another. */
function toGenres({ primary_genre }: DraftForm, genre: Genre): Partial<DraftForm> {
  return primary_genre === null ? { primary_genre: genre } : { primary_genre: genre, secondary_genre: null };
}

/** Keeps the release type while it allows the number of tracks; otherwise returns the first that does. */
function typeFor(type: ReleaseType, count: number): ReleaseType {
  if (count <= TRACKS_MAX[type]) return type;
  return RELEASE_TYPES.find((wider) => count <= TRACKS_MAX[wider]) ?? 'album';
}
