import { findGroup } from '@tangent/apple/codes/roles.ts';
import { CONTRIBUTOR_ROLES } from '@tangent/ddex/ern/contributor-role.ts';
import type { ErnContributorRole } from '@tangent/ddex/model.ts';
import { PRODUCTION_ROLES } from '@tangent/domain/catalogue/release/credit/production-role.ts';
import { expect, test } from 'vitest';
import { buildAppleArtists } from './apple-artists.ts';

const person = (roles: ErnContributorRole[], instruments: string[] = []) => ({
  name: 'Ada Yıldız',
  roles,
  instruments,
  ids: [],
  ai: null,
});

test('a main artist who also wrote, plays and mixed is one primary artist with all roles', () => {
  const artists = [
    { name: 'Ada Yıldız', role: 'main_artist' as const, ids: [{ namespace: 'AppleMusic', id: '1440933460' }] },
    { name: 'Mo', role: 'featured_artist' as const, ids: [{ namespace: 'AppleMusic', id: 'new' }] },
  ];
  expect(buildAppleArtists(artists, [person(['writer', 'musician', 'mixing_engineer'], ['piano'])])).toEqual([
    {
      name: 'Ada Yıldız',
      apple_id: '1440933460',
      roles: ['Performer', 'Songwriter', 'Mixing Engineer', 'Piano'],
      is_primary: true,
    },
    { name: 'Mo', apple_id: null, roles: ['Featuring'], is_primary: false },
  ]);
});

const WRITING: readonly ErnContributorRole[] = ['arranger', 'composer', 'lyricist', 'writer', 'adapter', 'translator'];
const PRODUCTION: readonly ErnContributorRole[] = PRODUCTION_ROLES;
const groupOf = (role: ErnContributorRole) =>
  WRITING.includes(role) ? 'composition' : PRODUCTION.includes(role) ? 'production' : 'performer';

const ROLES = (Object.keys(CONTRIBUTOR_ROLES) as ErnContributorRole[]).filter((role) => role !== 'music_publisher');

test.each(ROLES)('the role %s stands in its group', (role) => {
  const [artist] = buildAppleArtists([], [person([role])]);
  expect(artist?.roles.map((name) => findGroup(name))).toEqual([groupOf(role)]);
});

test('a publisher is no artist of Apple, but keeps the roles that it has besides', () => {
  const company = { ...person(['music_publisher']), name: 'Maré Edições' };
  const self = { ...person(['composer', 'music_publisher']), name: 'Ada' };
  expect(buildAppleArtists([], [company, self]).map(({ name, roles }) => [name, roles])).toEqual([
    ['Ada', ['Composer']],
  ]);
});

test('an instrument that Apple has no word for is a performance', () => {
  expect(buildAppleArtists([], [person(['musician'], ['nyckelharpa'])])[0]?.roles).toEqual(['Performer']);
});
