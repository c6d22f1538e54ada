import { buildMajorProfile } from '@tangent/db/seeds/major-profiles.ts';
import type { MajorStoreId } from '@tangent/domain/catalogue/store/major-stores.ts';
import { expect, test } from 'vitest';
import { ALBUM, buildAssets } from '../../../testing/fixtures/sample-snapshot.ts';
import type { ReleaseSnapshot } from '../plan/release-snapshot.ts';
import { buildErnRelease } from './build-ern-release.ts';
import { selectFiles } from './delivery-asset.ts';

const PURPOSE = { kind: 'insert', at: new Date('2027-03-01T10:00:00Z'), live_at: null } as const;
const TYPES = ['single', 'ep', 'album', 'compilation'] as const;

function listTypes(id: MajorStoreId, primary_genre: ReleaseSnapshot['primary_genre']) {
  const profile = buildMajorProfile({ id, category: 'streaming' });
  return TYPES.map((release_type) => {
    const snapshot = { ...ALBUM, release_type, primary_genre };
    return buildErnRelease({ snapshot, profile, assets: { cover: null, tracks: null }, purpose: PURPOSE }).type;
  });
}

test.each<[MajorStoreId, ReleaseSnapshot['primary_genre'], string[]]>([
  ['spotify', 'pop', ['single', 'ep', 'album', 'compilation']],
  ['spotify', 'classical', ['single', 'ep', 'album', 'compilation']],
  ['youtube-music', 'pop', ['single', 'album', 'album', 'compilation']],
  ['youtube-music', 'classical', ['single', 'classical_album', 'classical_album', 'compilation']],
  ['youtube-content-id', 'classical', Array(4).fill('single_resource')],
])('%s gets releases of the genre %s under the types %j', (id, genre, expected) => {
  expect(listTypes(id, genre)).toEqual(expected);
});

test('a store that identifies recordings gets all sound and no cover', () => {
  const profile = buildMajorProfile({ id: 'youtube-content-id', category: 'fingerprint' });
  expect(selectFiles(profile, { with_audio: true, with_cover: true })).toEqual({ with_audio: true, with_cover: false });
  const assets = { cover: null, tracks: buildAssets(ALBUM).tracks };
  const { tracks } = buildErnRelease({ snapshot: ALBUM, profile, assets, purpose: PURPOSE });
  expect(tracks.map(({ audio }) => audio?.path)).toEqual([1, 2, 3].map((n) => `resources/${ALBUM.upc}_01_00${n}.flac`));
});
