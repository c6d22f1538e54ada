import { INSTRUMENTS } from '@tangent/domain/release/credits.ts';
import type { Assets } from '../delivery/delivery-asset.ts';
import type { ReleaseSnapshot, SnapshotTrack } from '../delivery/release-snapshot.ts';

const FILE = { upload_id: 'u', sha256: 'a'.repeat(64) };
const SOUND = { ...FILE, format: 'wav', sample_rate_hz: 48_000, bits_per_sample: 24 } as const;
export const COMPOSER_URI = 'spotify:artist:4Z8W4fKeB5YxbusRsdQVPb';

export const PLAIN: SnapshotTrack = {
  position: 1,
  title: 'Deniz',
  version_type: 'original',
  version_title: null,
  artist: null,
  genre: null,

  featured_artists: [],
  composer_name: null,
  composer_spotify_uri: null,
  contributors: [],
  performers: [],
  lyrics: null,

  language: 'tr',
  explicit: false,
  isrc: 'QZTNG2700001',
  duration_ms: 180_000,
  audio: SOUND,
} as SnapshotTrack;
export const FULL: SnapshotTrack = {
  ...PLAIN,

  position: 2,
  title: 'Gece & <Gündüz>',
  version_type: 'remix',
  version_title: 'Su Remix',
  artist: 'Deniz Su',

  featured_artists: ['Mo', 'Ada', 'Işıl'],
  genre: 'folk',
  isrc: 'QZTNG2700002',
  explicit: true,

  composer_name: 'Ada Yıldız',
  composer_spotify_uri: COMPOSER_URI,
  contributors: [
    { name: 'Ada Yıldız', role: 'composer', share_basis_points: 5000 },
    { name: 'Ada Yıldız', role: 'lyricist', share_basis_points: 2500 },
    { name: 'Su Producer', role: 'producer', share_basis_points: 2500 },
  ],
  performers: [
    { name: 'Mo', instrument: 'vocals' },
    { name: 'Mo', instrument: 'sampler' },
    { name: 'Ada Yıldız', instrument: 'french_horn' },
  ],
};
const ORCHESTRA: SnapshotTrack = {
  ...PLAIN,

  position: 3,
  title: 'Herkes',
  version_type: 'instrumental',
  language: 'zxx',
  isrc: 'QZTNG2700003',
  performers: INSTRUMENTS.map((instrument) => ({ name: `Player of ${instrument}`, instrument })),
};

/** An album in which everything is said that can be. */
export const ALBUM: ReleaseSnapshot = {
  release_id: 'r',
  title: 'Denizler',
  version_title: 'Deluxe Edition',
  release_type: 'album',
  primary_artist: 'Yıldız',
  artist_spotify_id: '0aaaaaaaaaaaaaaaaaaaaa',
  record_label: 'Kıyı Plak',
  language: 'tr',
  primary_genre: 'pop',
  secondary_genre: 'jazz',
  explicit: true,
  upc: '036000291452',
  release_date: '2027-03-22',
  delivery_quality: 'high',

  various_artists: false,
  presave_date: null,
  schedule: 'standard',
  territories: ['Worldwide'],
  artwork: { ...FILE, side_px: 3000 },
  tracks: [PLAIN, FULL, ORCHESTRA],
};

/** The files of a snapshot, as if they had been made. */
export function buildAssets(
  snapshot: ReleaseSnapshot,
  most = { max_bits: 24, max_sample_rate_hz: 48_000 },
): {
  cover: NonNullable<Assets['cover']>;
  tracks: NonNullable<Assets['tracks']>;
} {
  const asset = { size_bytes: 1000, md5: 'b'.repeat(32), sha256: 'c'.repeat(64), sha1: 'd'.repeat(40) };
  const sound = {
    channels: 2,
    sample_rate_hz: Math.min(48_000, most.max_sample_rate_hz),
    bits_per_sample: Math.min(24, most.max_bits),
  };
  return {
    cover: { ...asset, technical: { width_px: 3000, height_px: 3000 } },
    tracks: snapshot.tracks.map(() => ({ ...asset, technical: sound })),
  } as never;
}
