import { buildProfile } from '@tangent/db/seeds/store-profiles.ts';
import { openSchemas } from '@tangent/ddex/check/check-schema.ts';
import { parseNewReleaseMessage } from '@tangent/ddex/ern/parse-new-release-message.ts';
import { getSchemaFolder } from '@tangent/ddex/testing/schema-folder.ts';
import { INSTRUMENTS } from '@tangent/domain/release/credits.ts';
import { expect, test } from 'vitest';
import { buildErnMessage } from './build-ern-message.ts';
import type { Assets } from './delivery-asset.ts';
import type { ReleaseSnapshot, SnapshotTrack } from './release-snapshot.ts';

const FILE = { upload_id: 'u', sha256: 'a'.repeat(64) };
const SOUND = { ...FILE, format: 'wav', sample_rate_hz: 48_000, bits_per_sample: 24 } as const;
const URI = 'spotify:artist:4Z8W4fKeB5YxbusRsdQVPb';
const SPOTIFY = [{ namespace: 'Spotify', id: URI }];

const PLAIN: SnapshotTrack = {
  ...{ position: 1, title: 'Deniz', version_type: 'original', version_title: null, artist: null, genre: null },
  ...{ featured_artists: [], composer_name: null, composer_spotify_uri: null, contributors: [], performers: [], lyrics: null },
  ...{ language: 'tr', explicit: false, isrc: 'QZTNG2700001', duration_ms: 180_000, audio: SOUND },
} as SnapshotTrack;
const FULL: SnapshotTrack = {
  ...PLAIN,
  ...{ position: 2, title: 'Gece & <Gündüz>', version_type: 'remix', version_title: 'Su Remix', artist: 'Deniz Su' },
  ...{ featured_artists: ['Mo', 'Ada', 'Işıl'], genre: 'folk', isrc: 'QZTNG2700002', explicit: true },
  ...{ composer_name: 'Ada Yıldız', composer_spotify_uri: URI },
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
  ...{ position: 3, title: 'Herkes', version_type: 'instrumental', language: 'zxx', isrc: 'QZTNG2700003' },
  performers: INSTRUMENTS.map((instrument) => ({ name: `Player of ${instrument}`, instrument })),
};

const ALBUM: ReleaseSnapshot = {
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
  ...{ various_artists: false, presave_date: null, schedule: 'standard', territories: ['Worldwide'] },
  artwork: { ...FILE, side_px: 3000 },
  tracks: [PLAIN, FULL, ORCHESTRA],
};

const SCHEMAS = openSchemas(getSchemaFolder());
const PARTY = { dpid: 'PADPIDA2026010101N', name: 'Example' };

function build(snapshot: ReleaseSnapshot) {
  const asset = { size_bytes: 1000, md5: 'b'.repeat(32), sha256: 'c'.repeat(64), sha1: 'd'.repeat(40) };
  const sound = { channels: 2, sample_rate_hz: 48_000, bits_per_sample: 24 };
  const assets = {
    cover: { ...asset, technical: { width_px: 3000, height_px: 3000 } },
    tracks: snapshot.tracks.map(() => ({ ...asset, technical: sound })),
  } as unknown as Assets;
  const { xml, check_issues } = buildErnMessage({
    ...{ snapshot, assets, sender: PARTY, recipient: PARTY, schemas: SCHEMAS, is_test: true },
    profile: buildProfile({ id: 'x', category: 'streaming' }, [
      { model: 'subscription', use_types: ['on_demand_stream'] },
    ]),
    message: { message_id: 'MSG-1', thread_id: 'THREAD-1', created_at: new Date('2027-03-01T10:00:00Z'), kind: 'insert' },
    live_at: null,
  });
  expect(check_issues).toEqual([]);
  const { message } = parseNewReleaseMessage(xml);
  if (message === null) throw new Error('the message cannot be read');
  return { xml, release: message.release };
}

test('[S3-062] [S3-073] [S3-074] an album with everything is a valid message that says everything', () => {
  const { release } = build(ALBUM);
  expect(release).toMatchObject({ title: 'Denizler', sub_title: 'Deluxe Edition', label: 'Kıyı Plak', type: 'album' });
  const ids = [{ namespace: 'Spotify', id: 'spotify:artist:0aaaaaaaaaaaaaaaaaaaaa' }];
  expect(release.artists).toEqual([{ name: 'Yıldız', role: 'main_artist', ids }]);
  const [plain, full, orchestra] = release.tracks;
  expect(plain).toMatchObject({ display_artist_name: 'Yıldız', artists: release.artists, contributors: [] });
  expect(plain?.genre).toEqual({ text: 'Pop', sub_genre: 'Jazz' });
  expect(full).toMatchObject({
    title: 'Gece & <Gündüz>',
    sub_title: 'Su Remix',
    display_artist_name: 'Deniz Su feat. Mo, Ada & Işıl',
  });
  expect(full?.artists.map(({ name, role }) => `${name} ${role}`)).toEqual([
    'Deniz Su main_artist',
    'Mo featured_artist',
    'Ada featured_artist',
    'Işıl featured_artist',
  ]);
  expect(full?.genre).toEqual({ text: 'Folk', sub_genre: null });
  expect(full?.contributors).toEqual([
    { name: 'Ada Yıldız', roles: ['composer', 'lyricist', 'musician'], instruments: ['french_horn'], ids: SPOTIFY },
    { name: 'Su Producer', roles: ['producer'], instruments: [], ids: [] },
    { name: 'Mo', roles: ['vocalist', 'musician'], instruments: ['sampler'], ids: [] },
  ]);
  expect(orchestra?.contributors).toHaveLength(35);
  expect(orchestra?.is_instrumental).toBe(true);
});

test('a compilation of one artist with guests is no compilation of many', () => {
  const one = build({ ...ALBUM, release_type: 'compilation', tracks: [PLAIN, { ...FULL, artist: null }] });
  expect(one.xml).toContain('IsSingleArtistCompilation');
  const many = {
    ...ALBUM,
    release_type: 'compilation',
    primary_artist: 'Various Artists',
    artist_spotify_id: null,
  } as const;
  const { xml, release } = build({ ...many, tracks: [{ ...PLAIN, artist: 'Yıldız' }, FULL] });
  expect(xml).toContain('IsMultiArtistCompilation');
  expect(release.display_artist_name).toBe('Various Artists');
  expect(release.tracks[0]?.display_artist_name).toBe('Yıldız');
});
