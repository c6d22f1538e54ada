import { FEATURED_ARTISTS_MAX } from '@tangent/domain/limits.ts';
import type { Capability } from '@tangent/domain/plan/capability.ts';
import { normaliseIsrc } from '@tangent/domain/release/check-codes.ts';
import type { DroppedAudio } from '../../../parts/upload/drop-music/read-drop.ts';
import { splitGuests } from '../../../parts/upload/drop-music/split-guests.ts';
import { emptyTrack, type TrackForm } from './draft-form.ts';
import { titleFromFilename } from './edit-tracks.ts';

type TrackFacts = {
  readonly id: string;
  readonly capabilities: readonly Capability[];
  /** The artist of the release: tracks by the same artist do not repeat it (S3-061). */
  readonly artist_name: string | null;
  readonly language: string | null;
};

/** Builds a track from the tags of its file. Values outside the plan are left out and listed. */
export function trackFromTags({ name, tags }: DroppedAudio, facts: TrackFacts): { track: TrackForm; paid: string[] } {
  const { capabilities } = facts;
  const paid: string[] = [];
  const ifPaid = <Value>(capability: Capability, field: string, value: Value | null): Value | null => {
    if (value === null || capabilities.includes(capability)) return value;
    paid.push(field);
    return null;
  };
  const written = tags.title ?? titleFromFilename(name);
  const artist = splitGuests(tags.artist ?? '');
  const title = splitGuests(written);
  const guests = [...new Set([...title.guests, ...artist.guests])].slice(0, FEATURED_ARTISTS_MAX);
  const featured = ifPaid('featured_artists', 'featured_artists', guests.length > 0 ? guests : null);
  const isOther = artist.rest !== '' && facts.artist_name !== null && !isSameName(artist.rest, facts.artist_name);
  const timed = ifPaid('synchronized_lyrics', 'lyrics_synchronized', tags.synchronized_lyrics);
  const lyrics = timed ?? tags.lyrics;
  const track: TrackForm = {
    // A guest who cannot be credited on this plan stays in the title.
    ...emptyTrack(facts.id, featured === null ? written : title.rest || written, tags.language ?? facts.language),
    featured_artists: featured ?? [],
    artist: ifPaid('track_artist', 'artist', isOther ? artist.rest : null),
    isrc: ifPaid('own_isrc', 'isrc', tags.isrc && normaliseIsrc(tags.isrc)),
    composer_name: ifPaid('composer', 'composer_name', tags.composer),
    explicit: tags.explicit,
    has_lyrics: lyrics !== null,
    lyrics,
    lyrics_synchronized: timed !== null,
  };
  return { track, paid };
}

function isSameName(a: string, b: string): boolean {
  return a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0;
}
