import { buildContributors, type Credit } from '@tangent/ddex/credits.ts';
import type {
  ErnArtist,
  ErnContributor,
  ErnImageFile,
  ErnProprietaryId,
  ErnRelease,
  ErnTextFile,
  ErnTrack,
  ErnWriting,
} from '@tangent/ddex/model.ts';
import type { Genre } from '@tangent/domain/genre.ts';
import type { StoreProfile } from '@tangent/domain/store/store-profile.ts';
import { buildDeals, type MessagePurpose } from './build-deals.ts';
import type { Assets } from './delivery-asset.ts';
import type { ReleaseSnapshot, SnapshotTrack } from './release-snapshot.ts';
import { buildFileHash, listResources, type ResourceFile } from './resource-file.ts';

/** Our genres as stores name them. */
const STORE_GENRES = {
  classical: 'Classical',
  country: 'Country',
  electronic: 'Electronic',
  folk: 'Folk',
  hiphop: 'Hip-Hop',
  jazz: 'Jazz',
  latin: 'Latin',
  metal: 'Metal',
  pop: 'Pop',
  reggae: 'Reggae',
  rnb: 'R&B',
  rock: 'Rock',
  world: 'World',
} as const satisfies Record<Genre, string>;

type Parts = { snapshot: ReleaseSnapshot; profile: StoreProfile; assets: Assets; purpose: MessagePurpose };

/**
 * Builds the ERN release for a store: a pure function of the snapshot, the store's profile, the files and the purpose.
 */
export function buildErnRelease(parts: Parts): ErnRelease {
  const { snapshot, profile, assets, purpose } = parts;
  const resources = listResources(snapshot, profile, assets, purpose.kind);
  const rights = toRights(snapshot);
  return {
    icpn: snapshot.upc,
    grid: null,
    type: snapshot.release_type,
    title: snapshot.title,
    sub_title: snapshot.version_title,
    ...buildReleaseArtists(snapshot),
    label: snapshot.record_label,
    p_line: rights,
    c_line: rights,
    genre: toGenre(snapshot),
    release_date: snapshot.release_date,
    original_release_date: null,
    language: snapshot.language,
    // A release with an explicit track is explicit, whatever the artist chose for the release.
    parental_warning:
      snapshot.explicit || snapshot.tracks.some(({ explicit }) => explicit) ? 'explicit' : 'not_explicit',
    tracks: snapshot.tracks.map((track, index) => ({
      ...buildTrack(snapshot, track),
      audio: buildAudio(profile, resources.sound?.[index] ?? null),
      lyrics: buildText(profile, resources.lyrics[index] ?? null),
    })),
    front_cover: buildCover(profile, resources.cover),
    deals: buildDeals(snapshot, profile, purpose),
  };
}

/** Builds the writing options that a store requires for its messages. */
export function buildWriting({ ern_version, compilation_style, deals_on }: StoreProfile): ErnWriting {
  return { version: ern_version, compilation_style, deals_on };
}

function buildTrack(snapshot: ReleaseSnapshot, track: SnapshotTrack): Omit<ErnTrack, 'audio' | 'lyrics'> {
  return {
    isrc: track.isrc,
    title: track.title,
    sub_title: track.version_title,
    version_type: track.version_type,
    ...buildTrackArtists(snapshot, track),
    contributors: listContributors(track),
    duration_seconds: Math.max(1, Math.round(track.duration_ms / 1000)),
    language: track.language,
    genre: track.genre === null ? toGenre(snapshot) : { text: STORE_GENRES[track.genre], sub_genre: null },
    parental_warning: track.explicit ? 'explicit' : 'not_explicit',
    p_line: toRights(snapshot),
    is_instrumental: track.version_type === 'instrumental' || track.language === 'zxx',
    deals: null,
  };
}

function buildAudio(profile: StoreProfile, file: ResourceFile | null): ErnTrack['audio'] {
  if (file === null) return null;
  const { technical, path, size_bytes } = file;
  return {
    path,
    codec: profile.audio.codec,
    channels: Number(technical.channels),
    sampling_rate_hz: Number(technical.sample_rate_hz),
    bits_per_sample: Number(technical.bits_per_sample),
    size_bytes,
    hash: buildFileHash(file, profile),
  };
}

function buildText(profile: StoreProfile, file: ResourceFile | null): ErnTextFile | null {
  if (file === null) return null;
  const { path, size_bytes, technical } = file;
  return { path, format: technical.format === 'LRC' ? 'LRC' : 'TXT', size_bytes, hash: buildFileHash(file, profile) };
}

function buildCover(profile: StoreProfile, file: ResourceFile | null): ErnImageFile | null {
  if (file === null) return null;
  const { path, size_bytes, technical } = file;
  return {
    path,
    format: profile.image.format,
    width_px: Number(technical.width_px),
    height_px: Number(technical.height_px),
    size_bytes,
    hash: buildFileHash(file, profile),
  };
}

function toRights({ release_date, record_label }: ReleaseSnapshot) {
  return { year: Number(release_date.slice(0, 4)), text: record_label };
}

function toGenre({ primary_genre, secondary_genre }: ReleaseSnapshot) {
  return {
    text: STORE_GENRES[primary_genre],
    sub_genre: secondary_genre === null ? null : STORE_GENRES[secondary_genre],
  };
}

type DisplayArtists = { display_artist_name: string; artists: ErnArtist[] };

/** Returns the display artists of a release. */
function buildReleaseArtists({ primary_artist, artist_spotify_id }: ReleaseSnapshot): DisplayArtists {
  const ids = artist_spotify_id === null ? [] : spotifyIds(`spotify:artist:${artist_spotify_id}`);
  return { display_artist_name: primary_artist, artists: [{ name: primary_artist, role: 'main_artist', ids }] };
}

/**
 * Returns the display artists of a track: its own artist or the primary one, then the guests, as stores print them:
 * 'Ada feat. Mo & Su'.
 */
function buildTrackArtists(snapshot: ReleaseSnapshot, track: SnapshotTrack): DisplayArtists {
  const main: ErnArtist[] =
    track.artist === null
      ? buildReleaseArtists(snapshot).artists
      : [{ name: track.artist, role: 'main_artist', ids: [] }];
  const guests = track.featured_artists.map((name) => ({ name, role: 'featured_artist' as const, ids: [] }));
  const feat = guests.length === 0 ? '' : ` feat. ${joinNames(track.featured_artists)}`;
  return { display_artist_name: `${main[0]?.name}${feat}`, artists: [...main, ...guests] };
}

/** Lists all contributors of a track: the composer field, the contributors with shares, the performers. */
function listContributors(track: SnapshotTrack): ErnContributor[] {
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
