import { buildContributors, type Credit } from '@tangent/ddex/credits.ts';
import type { ErnArtist, ErnContributor, ErnProprietaryId } from '@tangent/ddex/model.ts';
import type { ReleaseSnapshot, SnapshotTrack } from './release-snapshot.ts';

type DisplayArtists = { display_artist_name: string; artists: ErnArtist[] };

/** Returns the display artists of a release. */
export function buildReleaseArtists({ primary_artist, artist_spotify_id }: ReleaseSnapshot): DisplayArtists {
  const ids = artist_spotify_id === null ? [] : spotifyIds(`spotify:artist:${artist_spotify_id}`);
  return { display_artist_name: primary_artist, artists: [{ name: primary_artist, role: 'main_artist', ids }] };
}

/**
 * Returns the display artists of a track: its own artist or the primary one, then the guests, as stores print them:
 * 'Ada feat. Mo & Su'.
 */
export function buildTrackArtists(snapshot: ReleaseSnapshot, track: SnapshotTrack): DisplayArtists {
  const main: ErnArtist[] =
    track.artist === null
      ? buildReleaseArtists(snapshot).artists
      : [{ name: track.artist, role: 'main_artist', ids: [] }];
  const guests = track.featured_artists.map((name) => ({ name, role: 'featured_artist' as const, ids: [] }));
  const feat = guests.length === 0 ? '' : ` feat. ${joinNames(track.featured_artists)}`;
  return { display_artist_name: `${main[0]?.name}${feat}`, artists: [...main, ...guests] };
}

/** Lists all contributors of a track: the composer field, the contributors with shares, the performers. */
export function listContributors(track: SnapshotTrack): ErnContributor[] {
  const { composer_name, composer_spotify_uri, contributors, performers } = track;
  const composer: Credit[] =
    composer_name === null
      ? []
      : [{ name: composer_name, role: 'composer', instrument: null, ids: spotifyIds(composer_spotify_uri) }];
  return buildContributors([
    ...composer,
    ...contributors.map(({ name, role }) => ({ name, role, instrument: null, ids: [] })),
    ...performers.map(({ name, instrument }) => ({ name, role: 'musician' as const, instrument, ids: [] })),
  ]);
}

function spotifyIds(uri: string | null): ErnProprietaryId[] {
  return uri === null ? [] : [{ namespace: 'Spotify', id: uri }];
}

function joinNames(names: readonly string[]): string {
  const before = names.slice(0, -1).join(', ');
  return before === '' ? (names.at(-1) ?? '') : `${before} & ${names.at(-1)}`;
}
