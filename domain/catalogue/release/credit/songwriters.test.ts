import { expect, test } from 'vitest';
import type { Contributor } from './credits.ts';
import { listMissingSongwriters, type SongwriterFields } from './songwriters.ts';

const SONG: SongwriterFields = {
  songwriters: 'named',
  composer_name: null,
  contributors: [],
  version_type: 'original',
  language: 'tr',
};
const as = (role: Contributor['role'], name = 'Ada Yıldız'): Contributor => ({ name, role, share_basis_points: 5000 });

test.each<[Partial<SongwriterFields>, string[]]>([
  [{}, ['composer', 'lyricist']],
  [{ contributors: [as('producer')] }, ['composer', 'lyricist']],
  [{ contributors: [as('composer')] }, ['lyricist']],
  [{ composer_name: 'Ada Yıldız' }, ['lyricist']],
  [{ contributors: [as('composer'), as('lyricist')] }, []],
  [{ contributors: [as('writer')] }, []],
  [{ contributors: [as('writer', ' ')] }, ['composer', 'lyricist']],
  [{ contributors: [as('composer')], version_type: 'instrumental' }, []],
  [{ language: 'zxx' }, ['composer']],
  [{ songwriters: 'traditional' }, []],
  [{ songwriters: 'unknown' }, ['composer', 'lyricist']],
])('a song with %j misses %j', (fields, missing) => {
  expect(listMissingSongwriters({ ...SONG, ...fields })).toEqual(missing);
});
