import { buildMajorProfile } from '@tangent/db/seeds/major-profiles.ts';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import { expect, test } from 'vitest';
import { ALBUM } from '../../../testing/fixtures/sample-snapshot.ts';
import { buildErnRelease } from './build-ern-release.ts';

const [STORE] = MAJOR_STORES;
const PROFILE = buildMajorProfile(STORE);

test('several main artists, guests and remixers go out in their roles; a track has its own, or those of the release', () => {
  const [plain] = ALBUM.tracks;
  if (plain === undefined) throw new Error('a track');
  const release = buildErnRelease({
    snapshot: {
      ...ALBUM,
      primary_artist: 'Ada & Mo feat. Kim',
      main_artists: ['Ada', 'Mo'],
      featured_artists: ['Kim'],
      tracks: [
        { ...plain, remixers: ['Su'] },
        { ...plain, artist: 'Lu', featured_artists: [] },
      ],
    },
    profile: PROFILE,
    assets: { cover: null, tracks: null },
    purpose: { kind: 'update', live_at: null, at: new Date('2027-03-01T10:00:00Z') },
  });
  const shown = (of: { display_artist_name: string; artists: { name: string; role: string }[] }) => [
    of.display_artist_name,
    ...of.artists.map(({ name, role }) => `${name} ${role}`),
  ];
  const all = ['Ada & Mo feat. Kim', 'Ada main_artist', 'Mo main_artist', 'Kim featured_artist'];
  expect(shown(release)).toEqual(all);
  expect(release.tracks.map(shown)).toEqual([all, ['Lu', 'Lu main_artist']]);
  expect(release.tracks[0]?.contributors.map(({ name, roles }) => [name, ...roles])).toEqual([['Su', 'remixer']]);
});
