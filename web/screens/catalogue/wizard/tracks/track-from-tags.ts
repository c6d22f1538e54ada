import { normaliseIsrc } from '@tangent/domain/catalogue/release/check-codes.ts';
import { toNameKey } from '@tangent/domain/catalogue/release/credit/credited-artists.ts';
import type { Contributor } from '@tangent/domain/catalogue/release/credit/credits.ts';
import {
  CREDITS_MAX,
  FEATURED_ARTISTS_MAX,
  SHARES_TOTAL_BASIS_POINTS,
} from '@tangent/domain/catalogue/release-limits.ts';
import type { Capability } from '@tangent/domain/money/plan/capability.ts';
import type { DroppedAudio } from '../../../../parts/catalogue/upload/drop-music/read-drop.ts';
import { splitGuests } from '../../../../parts/catalogue/upload/drop-music/split-guests.ts';
import { uniqueNames } from '../../../../parts/catalogue/upload/drop-music/split-names.ts';
import { emptyTrack, type TrackForm } from '../draft/draft-form.ts';
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
  const title = splitGuests(written);
  const guests = uniqueNames([...(tags.title === null ? title.guests : []), ...tags.guests]);
  const named = guests.slice(0, FEATURED_ARTISTS_MAX);
  const featured = ifPaid('featured_artists', 'featured_artists', named.length > 0 ? named : null);
  const [artist, ...others] = listOwnArtists(tags.artists, facts.artist_name);
  const co_artists = ifPaid('featured_artists', 'co_artists', others.length > 0 ? others : null);
  // With others beside it, the profile is named too; alone it is not repeated.
  const own = co_artists === null && isProfile(artist, facts.artist_name) ? undefined : artist;
  const timed = ifPaid('synchronized_lyrics', 'lyrics_synchronized', tags.synchronized_lyrics);
  const lyrics = timed ?? tags.lyrics;
  const ownArtist = ifPaid('track_artist', 'artist', own ?? null);
  const track: TrackForm = {
    // A guest who cannot be credited on this plan stays in the title.
    ...emptyTrack(facts.id, featured === null ? written : title.rest || written, tags.language ?? facts.language),
    featured_artists: featured ?? [],
    artist: ownArtist,
    co_artists: ownArtist === null ? [] : (co_artists ?? []),
    isrc: ifPaid('own_isrc', 'isrc', tags.isrc && normaliseIsrc(tags.isrc)),
    composer_name: ifPaid('composer', 'composer_name', tags.composers[0] ?? null),
    contributors: shareEqually(tags.composers),
    production_credits: tags.makers.slice(0, CREDITS_MAX),
    explicit: tags.explicit,
    has_lyrics: lyrics !== null,
    lyrics,
    lyrics_synchronized: timed !== null,
  };
  return { track, paid };
}

/** Lists the main artists to name on the track; none if it is by the artist of the release alone. */
function listOwnArtists(artists: readonly string[], profile: string | null): readonly string[] {
  const isAlone = artists.length === 1 && (profile === null || isProfile(artists[0], profile));
  return isAlone ? [] : artists.slice(0, FEATURED_ARTISTS_MAX + 1);
}

function isProfile(name: string | undefined, profile: string | null): boolean {
  return name !== undefined && profile !== null && toNameKey(name) === toNameKey(profile);
}

/** Several composers share a track equally until someone enters their shares; one has a field of its own. */
function shareEqually(composers: readonly string[]): Contributor[] {
  const names = composers.length > 1 ? composers.slice(0, CREDITS_MAX) : [];
  const share = Math.floor(SHARES_TOTAL_BASIS_POINTS / Math.max(1, names.length));
  return names.map((name, index) => ({
    name,
    role: 'composer',
    share_basis_points: index === 0 ? SHARES_TOTAL_BASIS_POINTS - share * (names.length - 1) : share,
  }));
}
