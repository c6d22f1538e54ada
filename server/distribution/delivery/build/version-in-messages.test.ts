import { buildMajorProfile } from '@tangent/db/seeds/major-profiles.ts';
import { expect, test } from 'vitest';
import { ALBUM } from '../../../testing/fixtures/sample-snapshot.ts';
import { buildErnRelease } from './build-ern-release.ts';

const AMAZON = { id: 'amazon-music', category: 'streaming' } as const;
const NO_FILES = { cover: null, tracks: null };

test('a version is said once, however the artist put it; answers about words of an instrumental say nothing', () => {
  const [plain] = ALBUM.tracks;
  if (plain === undefined) throw new Error('a track');
  const describe = (change: Partial<typeof plain>) => {
    const { tracks } = buildErnRelease({
      snapshot: { ...ALBUM, tracks: [{ ...plain, ...change }] },
      profile: buildMajorProfile(AMAZON),
      assets: NO_FILES,
      purpose: { kind: 'update', live_at: null, at: new Date('2027-03-01T10:00:00Z') },
    });
    const [track] = tracks;
    return [track?.version_type, track?.sub_title, track?.contains_ai, track?.contributors.map(({ ai }) => ai)];
  };
  expect(describe({ version_type: 'live', version_title: 'Live' })).toEqual(['live', null, null, []]);
  expect(describe({ version_type: 'original', version_title: 'acoustic ' })).toEqual(['acoustic', null, null, []]);
  expect(describe({ version_type: 'remix', version_title: 'Live' })).toEqual(['remix', 'Live', null, []]);
  const none = { instruments: 'none', composition: 'none', post_production: 'none' } as const;
  const translator = { name: 'Mo', role: 'translator' as const, share_basis_points: 1000 };
  expect(
    describe({ version_type: 'instrumental', contributors: [translator], ai_answers: { ...none, lyrics: 'partly' } }),
  ).toEqual(['instrumental', null, 'none', [null]]);
});
