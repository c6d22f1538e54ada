import { buildMajorProfile } from '@tangent/db/seeds/major-profiles.ts';
import type { MajorStoreId } from '@tangent/domain/catalogue/store/major-stores.ts';
import { expect, test } from 'vitest';
import { ALBUM, FULL, PLAIN } from '../../../testing/fixtures/sample-snapshot.ts';
import type { ReleaseSnapshot } from '../plan/release-snapshot.ts';
import { buildErnRelease } from './build-ern-release.ts';

const PURPOSE = { kind: 'update', at: new Date('2027-03-01T10:00:00Z'), live_at: null } as const;
const IPI = '00014107338';

function build(id: MajorStoreId, change: Partial<ReleaseSnapshot>) {
  const profile = buildMajorProfile({ id, category: 'streaming' });
  return buildErnRelease({
    snapshot: { ...ALBUM, ...change },
    profile,
    assets: { cover: null, tracks: null },
    purpose: PURPOSE,
  });
}

const share = { share_basis_points: 5000 };
const SU = { name: 'Su', role: 'producer', ...share } as const;
const MO = { name: 'Mo', role: 'producer', ...share } as const;

test('a store that wants it reads who produced or remixed the whole release: every track of it', () => {
  const tracks = [
    { ...PLAIN, contributors: [SU, MO], remixers: ['Yosun'] },
    { ...PLAIN, isrc: 'QZTNG2700002', contributors: [SU], remixers: ['Yosun', 'Su'] },
  ];
  expect(build('spotify', { tracks }).credits).toEqual([
    { name: 'Yosun', ids: [], roles: ['remixer'] },
    { name: 'Su', ids: [], roles: ['producer'] },
  ]);
  expect(build('deezer', { tracks }).credits).toEqual([]);
});

test('a person has the same IPI as songwriter and as artist, and a recording the code of its work', () => {
  const ada = { name: 'Yıldız', role: 'composer', ipi: IPI, ...share } as const;
  const { artists, tracks } = build('tidal', { tracks: [{ ...PLAIN, contributors: [ada], iswc: 'T0345246801' }] });
  const ids = [
    { namespace: 'IPI', id: IPI },
    { namespace: 'Spotify', id: 'spotify:artist:0aaaaaaaaaaaaaaaaaaaaa' },
  ];
  expect(artists[0]?.ids).toEqual(ids);
  expect(tracks[0]?.artists[0]?.ids).toEqual(ids);
  expect(tracks[0]?.contributors[0]?.ids).toEqual([{ namespace: 'IPI', id: IPI }]);
  expect(tracks[0]?.iswc).toBe('T0345246801');
});

test('a recording says when and where it was made, and who publishes its work', () => {
  const known = { recording_date: '2026-11', recording_country: 'PT', publisher: 'Maré Edições' };
  const [full, self, none] = build('tidal', {
    tracks: [
      { ...PLAIN, ...known },
      { ...PLAIN, publisher: 'Ada', contributors: [{ name: 'Ada', role: 'composer', share_basis_points: 10_000 }] },
      PLAIN,
    ],
  }).tracks;
  expect([full?.recorded_on, full?.recorded_in]).toEqual(['2026-11', 'PT']);
  const company = { name: 'Maré Edições', roles: ['music_publisher'], instruments: [], ids: [], ai: null };
  expect(full?.contributors.at(-1)).toEqual(company);
  // A writer who publishes the own work is one person with both roles.
  expect(self?.contributors.map(({ name, roles }) => [name, roles])).toEqual([
    ['Ada', ['composer', 'music_publisher']],
  ]);
  expect([none?.recorded_on, none?.recorded_in, none?.contributors]).toEqual([null, null, []]);
});

test.each([
  // Nobody is named as lyricist, so AI is; Ada composed, so AI had a part in that.
  [{ lyrics: 'fully', composition: 'fully' }, [{ name: 'Ada', role: 'composer', ...share }], ['lyricist']],
  [{ lyrics: 'partly', vocals: 'none' }, [], []],
  [{ vocals: 'fully', instruments: 'none' }, [], ['vocalist']],
] as const)('answers %j with the contributors %j leave AI alone in the roles %j', (ai_answers, contributors, roles) => {
  const tracks = [{ ...PLAIN, ai_answers, contributors }];
  expect(build('tidal', { tracks }).tracks[0]?.ai_roles).toEqual(roles);
});

test('recordings were published first on the original date of the release, unless it is a compilation', () => {
  const dates = (release_type: ReleaseSnapshot['release_type'], original_release_date: string | null) =>
    build('tidal', { release_type, original_release_date, tracks: [FULL] }).tracks[0]?.first_publication_date;
  expect(dates('album', '1998-11-30')).toBe('1998-11-30');
  expect(dates('album', null)).toBeNull();
  expect(dates('compilation', '1998-11-30')).toBeNull();
});
