import { buildProfile } from '@tangent/db/seeds/store-profiles.ts';
import { parseNewReleaseMessage } from '@tangent/ddex/ern/parse-new-release-message.ts';
import { loadSchemasIfPresent } from '@tangent/ddex/testing/official-files.ts';
import { PERFORMER_PARTS } from '@tangent/domain/catalogue/release/credit/performer-part.ts';
import { PRODUCTION_ROLES } from '@tangent/domain/catalogue/release/credit/production-role.ts';
import { expect, test } from 'vitest';
import { ALBUM, buildAssets, COMPOSER_URI, FULL, PLAIN } from '../../../testing/fixtures/sample-snapshot.ts';
import type { ReleaseSnapshot } from '../plan/release-snapshot.ts';
import { buildErnMessage } from './build-ern-message.ts';

const SPOTIFY = [{ namespace: 'Spotify', id: COMPOSER_URI }];

const SCHEMAS = loadSchemasIfPresent();
const SENDER = { dpid: 'PADPIDA2026010101N', name: 'Example' };
const RECIPIENT = { dpid: 'PADPIDA2013020802I', name: 'Example Store' };

function build(snapshot: ReleaseSnapshot) {
  const assets = buildAssets(snapshot);
  const { xml, check_issues } = buildErnMessage({
    snapshot,
    assets,
    sender: SENDER,
    recipient: RECIPIENT,
    schemas: SCHEMAS,
    is_test: true,
    profile: buildProfile({ id: 'x', category: 'streaming' }, [
      { model: 'subscription', use_types: ['on_demand_stream'] },
    ]),
    message: {
      message_id: 'MSG-1',
      thread_id: 'THREAD-1',
      created_at: new Date('2027-03-01T10:00:00Z'),
      kind: 'insert',
    },
    live_at: null,
  });
  expect(check_issues).toEqual([]);
  const { message } = parseNewReleaseMessage(xml);
  if (message === null) throw new Error('the message cannot be parsed');
  return { xml, release: message.release };
}

test('[S3-062] [S3-073] [S3-074] an album with every field makes a valid message that contains every field', () => {
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
  const ada = { name: 'Ada Yıldız', roles: ['composer', 'lyricist', 'musician'], instruments: ['french_horn'] };
  expect(full?.contributors).toEqual([
    { ...ada, ids: SPOTIFY, ai: null },
    { name: 'Su Producer', roles: ['producer'], instruments: [], ids: [], ai: null },
    { name: 'Mo', roles: ['vocalist', 'musician'], instruments: ['sampler'], ids: [], ai: null },
  ]);
  expect(orchestra?.contributors.slice(PERFORMER_PARTS.length).flatMap(({ roles }) => roles)).toEqual([
    ...PRODUCTION_ROLES,
    'music_publisher',
  ]);
  expect(orchestra?.is_instrumental).toBe(true);
});

test('a compilation of one artist with guests is not a various-artists compilation', () => {
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
